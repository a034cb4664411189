import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import type { Project } from '@/lib/domain/project/project';
import { brochurePath } from '@/lib/domain/site/routes';

interface BrochureLinkProps {
  project: Pick<Project, 'id' | 'name' | 'developerSlug'>;
}

/** Download Brochure: opens a dialog; without script, the brochure itself (routes-and-content, Forms). */
export function BrochureLink({ project }: BrochureLinkProps) {
  return (
    <EnquiryLink
      kind="brochure"
      subject={project.name}
      href={brochurePath(project.developerSlug, project.id)}
      className="btn btn-outline"
    >
      <Icon name="download" />
      Download Brochure
    </EnquiryLink>
  );
}
