import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/Picture';
import { largestSrc } from '@/lib/domain/picture/sources';

interface ZoomLinkProps extends Omit<ComponentProps<typeof Picture>, 'className'> {
  /** Group of pictures that the dialog steps through. */
  group: string;
  /** Title of the dialog; the label of the section around it where absent. */
  title?: string;
  /** Of the link. */
  className?: string;
}

/** Opens a picture in the zoom dialog; without script, as a file (spec 2, Zoom modals). */
export function ZoomLink({ group, title, className, ...picture }: ZoomLinkProps) {
  const href = largestSrc(picture.image);
  return (
    <a href={href} data-zoom={group} data-zoom-title={title} data-answered="" className={className}>
      <Picture {...picture} />
    </a>
  );
}
