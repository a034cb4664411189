import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { shortlistUrl, shortlistWhatsappUrl } from '@/lib/domain/visitor/shortlist';

interface ShortlistActionsProps {
  projects: readonly SavedProject[];
  /** Those that stand side by side. */
  compared: readonly SavedProject[];
  whatsapp: string;
  /** Null for a shared list. */
  onClear: (() => void) | null;
}

/** Actions on the whole list: ask for those that stand side by side, visit them on one day, send, share, clear. */
export function ShortlistActions({ projects, compared, whatsapp, onClear }: ShortlistActionsProps) {
  const lookingFor = compared.map(({ name }) => name).join('; ');
  const these = compared.length > 1 ? `these ${compared.length}` : 'it';
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
      {compared.length > 0 ? (
        <>
          <EnquiryLink kind="popup" lookingFor={lookingFor} note="One enquiry, one answer." className="btn btn-enquire">
            Ask for {these}
          </EnquiryLink>
          <EnquiryLink
            kind="popup"
            isVisit
            lookingFor={lookingFor}
            note="One day, one adviser, in the order that is the shortest way."
            className="btn btn-outline"
          >
            Visit {these}
          </EnquiryLink>
        </>
      ) : null}
      <SiteLink href={shortlistWhatsappUrl(whatsapp, projects, location.origin)} className="btn btn-wa">
        <Icon name="whatsapp" />
        Send on WhatsApp
      </SiteLink>
      <ShareLink title="Shortlist" url={shortlistUrl(projects, location.origin)} />
      {onClear ? (
        <button type="button" className="btn btn-outline" onClick={onClear}>
          <Icon name="trash-2" size={18} />
          Clear
        </button>
      ) : null}
    </div>
  );
}
