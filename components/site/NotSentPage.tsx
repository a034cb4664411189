import { PageMain } from '@/components/layout/PageMain';
import type { Site } from '@/lib/domain/site/site';
import { ContactDetails } from './ContactDetails';

/** What a form without script meets on a host of files alone, or while the endpoint is down. */
export function NotSentPage({ site }: { site: Site }) {
  return (
    <PageMain>
      <div className="page section">
        <h1 className="type-h1">Your enquiry was not sent</h1>
        <p className="mt-4 type-lead measure">
          We cannot take enquiries here at the moment. Please call us or write on WhatsApp. You can also go back to what
          you typed and send it again in a few minutes.
        </p>
        <div className="mt-8 measure">
          <ContactDetails site={site} />
        </div>
      </div>
    </PageMain>
  );
}
