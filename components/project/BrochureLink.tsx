import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import type { Project } from '@/lib/domain/project';

interface BrochureLinkProps {
  project: Pick<Project, 'id' | 'name' | 'developerSlug'>;
}

/** Download Brochure: opens its dialog; without script the brochure itself (decisions, Forms). */
export function BrochureLink({ project }: BrochureLinkProps) {
  return (
    <EnquiryLink kind="contact" subject={project.name} className="btn btn-outline">
      <Icon name="download" />
      Download Brochure
    </EnquiryLink>
  );
}
