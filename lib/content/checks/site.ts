import 'server-only';
import { unknownBlanks } from '@/lib/domain/enquiry/privacy';
import type { CheckContext } from './context';
import { poorContrasts, toPalette } from '@/lib/domain/site/theme';

/** Colours that cannot be read on each other are an error of the brand colour that they are made of. */
export function checkTheme({ content, faults }: CheckContext): void {
  for (const { position, value } of content.theme.entries) {
    for (const { brand, on, ground, ratio, least } of poorContrasts(toPalette(value.colours))) {
      const found = (Math.floor(ratio * 10) / 10).toFixed(1);
      faults.error(position, ['colours', brand], `${on} on ${ground} has a contrast of ${found}, expected ${least}`);
    }
  }
}

/** What stands in braces in the privacy notice must be a blank that is filled. */
export function checkPrivacy({ content, faults }: CheckContext): void {
  for (const { position, value } of content.site.entries) {
    if (value.tags && !content.privacy.entries.some(({ value: { withTags } }) => withTags))
      faults.error(position, ['tags'], 'no section of privacy.json says what they do (withTags)');
  }
  for (const { position, value } of content.privacy.entries) {
    for (const field of ['text', 'withoutTags', 'withTags', 'whenCounted'] as const)
      for (const blank of unknownBlanks(value[field] ?? ''))
        faults.error(position, [field], `${blank} is none of {name}, {office}, {email}, {phone}, {retention}`);
  }
}
