import 'server-only';
import { unknownBlanks } from '@/lib/domain/enquiry/privacy';
import type { CheckContext } from './context';

/** What stands in braces in the privacy notice must be a blank that is filled. */
export function checkPrivacy({ content, faults }: CheckContext): void {
  for (const { position, value } of content.privacy.entries) {
    for (const field of ['text', 'whenCounted'] as const)
      for (const blank of unknownBlanks(value[field] ?? ''))
        faults.error(position, [field], `${blank} is none of {name}, {office}, {email}, {phone}, {retention}`);
  }
}
