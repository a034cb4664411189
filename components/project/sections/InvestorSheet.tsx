import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { INVESTMENT_LABELS, investorSheet } from '@/lib/domain/project/investment';
import type { Project } from '@/lib/domain/project/project';
import { formatNames } from '@/lib/domain/site/display-text';

/** What an investor asks of an office, a shop, an SCO or a plot: each answer with who gives it, and what nobody told us. */
export function InvestorSheet({ project }: { project: Project }) {
  const sheet = investorSheet(project);
  if (!sheet) return null;
  const { told, untold } = sheet;
  return (
    <div className="mt-8">
      <h3 className="type-h3">For investors</h3>
      {told.length > 0 ? (
        <dl className="mt-3">
          {told.map(({ fact, value, source }) => (
            <div key={fact} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
              <dt>{INVESTMENT_LABELS[fact]}</dt>
              <dd className="ml-auto text-right font-semibold">
                {value} <small className="block type-caption font-normal text-ink-2">Says {source}</small>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {untold.length > 0 ? (
        <p className="mt-3 text-ink-2">
          Not told to us: {formatNames(untold)}.{' '}
          <EnquiryLink
            kind="contact"
            href={ENQUIRE_HREF}
            subject={project.name}
            section="For investors"
            className="link inline-flex min-h-11 items-center"
          >
            Ask the developer
          </EnquiryLink>
        </p>
      ) : null}
    </div>
  );
}
