import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Accordion } from '@/components/ui/Accordion';
import type { Faq } from '@/lib/domain/site/site';

/** Frequently Asked Questions (spec 2, FAQ). */
export function HomeFaq({ faqs }: { faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby="faq-title" data-deferred="section" className="bg-surface-2">
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="faq-title" className="max-w-[15ch] type-h2">
            Frequently Asked Questions
          </h2>
          <p className="mt-3 text-ink-2">
            Not here?{' '}
            <EnquiryLink kind="popup" className="link">
              <span>Ask a consultant</span>
            </EnquiryLink>
          </p>
        </div>
        <div>
          <Accordion name="faq" items={faqs} isFirstOpen headingLevel={3} />
        </div>
      </div>
    </section>
  );
}
