import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatCategories, hasProjects, type DeveloperSummary } from '@/lib/domain/project/developer';
import './developer-card.css';

const WAY = 'stretched mt-auto flex items-center gap-2 text-[0.9375rem] font-semibold text-accent';

interface DeveloperCardProps {
  developer: DeveloperSummary;
  headingLevel: 2 | 3;
}

/** Logo, name and types. Links to the developer's projects, or to an enquiry about them (spec 2, Developer cards). */
export function DeveloperCard({ developer, headingLevel }: DeveloperCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isOpen = hasProjects(developer);
  return (
    <article className="developer-card" data-developer={developer.slug}>
      <div>
        <div className="developer-card-logo">
          <Picture image={developer.logo} alt="" sizes="240px" />
          {isOpen ? null : <Badge kind="coming-soon" />}
        </div>
        <div className="flex flex-auto flex-col p-4">
          <Heading className="type-title" translate="no">
            {developer.name}
          </Heading>
          <p className="mb-3 type-small text-ink-2">{formatCategories(developer.categories)}</p>
          {isOpen ? (
            <SiteLink href={developer.href} className={WAY}>
              <span>
                View Projects<span className="sr-only"> of {developer.name}</span>
              </span>
              <Icon name="arrow-right" size={16} />
            </SiteLink>
          ) : (
            <EnquiryLink kind="developer" subject={developer.name} className={WAY}>
              <span>
                Contact for Projects<span className="sr-only"> of {developer.name}</span>
              </span>
            </EnquiryLink>
          )}
        </div>
      </div>
    </article>
  );
}
