import { Island } from '@/components/islands/Island';
import { PageMain } from '@/components/layout/PageMain';
import { ContactDetails } from './ContactDetails';
import type { Site } from '@/lib/domain/site/site';

/** What a visitor without a connection reads in place of any page: how to reach us, and what the device itself keeps. */
export function OfflinePage({ site }: { site: Site }) {
  return (
    <PageMain>
      <div className="grid gap-10 page section lg:grid-cols-2 lg:gap-32">
        <div>
          <h1 className="type-h1">You are offline</h1>
          <p className="mt-4 type-lead measure">
            This page cannot be fetched at the moment. It comes by itself as soon as there is a connection. A call needs
            none.
          </p>
          <Island name="SavedHere" />
        </div>
        <ContactDetails site={site} />
      </div>
    </PageMain>
  );
}
