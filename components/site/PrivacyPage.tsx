import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import type { PrivacySection } from '@/lib/domain/enquiry/privacy';
import { pageTrail } from '@/lib/domain/page/trail';

interface PrivacyPageProps {
  sections: PrivacySection[];
  /** Version of the notice, stored with each enquiry. */
  version: string;
}

/** How an enquiry's data is used; linked under each form (routes-and-content, Routes). */
export function PrivacyPage({ sections, version }: PrivacyPageProps) {
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Privacy policy')}
        title="Privacy policy"
        lead="What we do with an enquiry, and how you take it back."
      />
      <div className="page pt-4 page-end">
        <p className="type-small text-ink-2">Version {version}</p>
        {sections.map(({ title, paragraphs }) => (
          <section key={title} className="mt-8 grid gap-2 pt-6 edge-line-t lg:grid-cols-[4fr_8fr] lg:gap-8">
            <h2 className="type-h3">{title}</h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3 measure text-ink-2 last:mb-0">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </PageMain>
  );
}
