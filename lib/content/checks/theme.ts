import 'server-only';
import { poorContrasts, toPalette } from '@/lib/domain/site/theme';
import type { CheckContext } from './context';

/** Colours that cannot be read on each other are an error of the brand colour that they are made of. */
export function checkTheme({ content, faults }: CheckContext): void {
  for (const { position, value } of content.theme.entries) {
    for (const { brand, on, ground, ratio, least } of poorContrasts(toPalette(value.colours))) {
      const found = (Math.floor(ratio * 10) / 10).toFixed(1);
      faults.error(position, ['colours', brand], `${on} on ${ground} has a contrast of ${found}, expected ${least}`);
    }
  }
}
