import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatCategories, hasProjects, type DeveloperSummary } from '@/lib/domain/developer';

interface DeveloperCardProps {
  developer: DeveloperSummary;
  headingLevel: 2 | 3;
}

const LINK = 'type-small mt-auto inline-flex items-center gap-2 font-semibold text-teal-700 stretched';

/** Logo, name, types; leads to the developer's projects, or to an enquiry about them (spec 2, Developer cards). */
export function DeveloperCard({ developer, headingLevel }: DeveloperCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isOpen = hasProjects(developer);
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-white hover:border-line-strong">
      <div className="relative grid h-33 place-items-center border-b border-line p-5">
        <Picture image={developer.logo} alt="" sizes="240px" className="max-h-23 w-auto max-w-full object-contain" />
        {isOpen ? null : <Badge kind="coming-soon" className="absolute right-3 bottom-0 translate-y-1/2" />}
      </div>
      <div className="flex grow flex-col p-4">
        <Heading className="type-title">{developer.name}</Heading>
        <p className="mb-3 type-small text-ink-2">{formatCategories(developer.categories)}</p>
        {isOpen ? (
          <SiteLink href={developer.href} className={LINK}>
            <span className="border-b border-teal-200">
              View Projects<span className="sr-only"> of {developer.name}</span>
            </span>
            <Icon name="arrow-right" size={16} />
          </SiteLink>
        ) : (
          <EnquiryLink kind="developer" subject={developer.name} className={LINK}>
            <span className="border-b border-teal-200">
              Contact for Projects<span className="sr-only"> of {developer.name}</span>
            </span>
          </EnquiryLink>
        )}
      </div>
    </article>
  );
}
