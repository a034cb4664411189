import { whatsappUrl } from '@/lib/domain/site/links';
import { Icon } from './Icon';

interface ShareLinkProps {
  /** What is shared, in words. */
  title: string;
  /** Its absolute address. */
  url: string;
  /** Shares the visitor's address of the moment, with its filters and figures, where there is script. */
  isHere?: boolean;
  /** Only an icon, 'Share {name}'. */
  name?: string;
}

/** Share: the device's own sheet, else WhatsApp and a copied link; without script, WhatsApp. One listener serves all. */
export function ShareLink({ title, url, isHere, name }: ShareLinkProps) {
  return (
    <a
      href={whatsappUrl('', `${title}\n${url}`)}
      data-share={isHere ? 'here' : ''}
      data-answered=""
      aria-label={name && `Share ${name}`}
      className={name ? 'btn-icon' : 'btn btn-outline'}
    >
      <Icon name="share-2" size={name ? 20 : 18} />
      {name ? null : 'Share'}
    </a>
  );
}
