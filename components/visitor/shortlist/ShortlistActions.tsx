import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { shortlistUrl, shortlistWhatsappUrl } from '@/lib/domain/visitor/shortlist';

interface ShortlistActionsProps {
  projects: readonly SavedProject[];
  whatsapp: string;
  /** Null for a shared list. */
  onClear: (() => void) | null;
}

/** Actions on the whole list: send, share, clear. */
export function ShortlistActions({ projects, whatsapp, onClear }: ShortlistActionsProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
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
