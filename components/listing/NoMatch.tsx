import { EnquiryForm } from '@/components/enquiry/EnquiryForm.island';
import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/messages';
import type { Site } from '@/lib/domain/site';

interface NoMatchProps {
  /** ' by Deodar Estates', ' in Sector 82' or nothing: the variant of the text (spec 8). */
  variant: string;
  site: Pick<Site, 'enquiryHost' | 'phone' | 'email'>;
}

/** In the place of the cards: what was looked for, and the form that asks for it (spec 2, Project listing page). */
export function NoMatch({ variant, site }: NoMatchProps) {
  return (
    <div className="grid gap-8 rounded-card border border-line p-5 md:p-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <Icon name="search-x" size={32} className="text-teal-700" />
        <h2 className="mt-4 type-h3">{`${MESSAGES.noMatch}${variant}`}</h2>
        <p className="mt-2 text-ink-2">{MESSAGES.noMatchHint}</p>
      </div>
      <div>
        <h3 className="mb-4 type-h3">Contact Us</h3>
        <EnquiryForm channel="listing" host={site.enquiryHost} tone="light" phone={site.phone} email={site.email} />
      </div>
    </div>
  );
}
