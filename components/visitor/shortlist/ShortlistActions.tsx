import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { shortlistUrl, shortlistWhatsappUrl } from '@/lib/domain/visitor/shortlist';

interface ShortlistActionsProps {
  projects: readonly SavedProject[];
  whatsapp: string;
  /** Null for a shared list. */
  onClear: (() => void) | null;
}

type Copied = 'not-yet' | 'copied' | 'by-hand';

/** Actions on the whole list: send, share, copy, clear. */
export function ShortlistActions({ projects, whatsapp, onClear }: ShortlistActionsProps) {
  const [copied, setCopied] = useState<Copied>('not-yet');
  const url = shortlistUrl(projects, location.origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied('copied');
    } catch {
      setCopied('by-hand');
    }
  };
  // Cancelling the share sheet rejects the promise; that is no error.
  const share = () => navigator.share({ title: 'Shortlist', url }).catch(() => undefined);
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
      <SiteLink href={shortlistWhatsappUrl(whatsapp, projects, location.origin)} className="btn btn-wa">
        <Icon name="whatsapp" />
        Send on WhatsApp
      </SiteLink>
      {'share' in navigator ? (
        <button type="button" className="btn btn-outline" onClick={() => void share()}>
          <Icon name="share-2" size={18} />
          Share
        </button>
      ) : null}
      <button type="button" className="btn btn-outline" onClick={() => void copy()}>
        Copy link
      </button>
      {onClear ? (
        <button type="button" className="btn btn-outline" onClick={onClear}>
          <Icon name="trash-2" size={18} />
          Clear
        </button>
      ) : null}
      <p role="status" className="type-small text-ink-2">
        {copied === 'copied' ? 'Link copied.' : null}
        {copied === 'by-hand' ? 'Copy this address:' : null}
      </p>
      {copied === 'by-hand' ? (
        <input
          readOnly
          aria-label="Address of this list"
          value={url}
          className="field"
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
