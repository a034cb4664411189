import { Island } from '@/components/islands/Island';
import type { CarouselProps } from './Carousel.island';

/** Marker, pause and arrows of a carousel. Its slides are in the HTML and scroll natively without script. */
export function CarouselControls(props: CarouselProps) {
  return (
    <Island name="Carousel" when={props.intervalMs === null ? 'used' : 'near'} around={props.stageId} {...props} />
  );
}
