import { useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { whatsappUrl } from '@/lib/domain/site/links';

export interface SharePanelProps {
  /** The pressed link; it gets the focus back. */
  opener: HTMLElement;
  title: string;
  url: string;
  onClose: () => void;
}

/** For devices without a share sheet: WhatsApp, and the address to copy. */
export function SharePanel({ opener, title, url, onClose }: SharePanelProps) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setStatus('Link copied.'),
      () => setStatus('Copy the address above.'),
    );
  return (
    <Dialog title="Share" subtitle={title} opener={opener} onClose={onClose}>
      <input
        readOnly
        aria-label="Address"
        value={url}
        className="field"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <SiteLink href={whatsappUrl('', `${title}\n${url}`)} className="btn btn-wa">
          <Icon name="whatsapp" />
          WhatsApp
        </SiteLink>
        <button type="button" className="btn btn-outline" onClick={() => void copy()}>
          Copy link
        </button>
      </div>
      <p role="status" className="mt-3 type-small">
        {status}
      </p>
    </Dialog>
  );
}
