import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { networksOf, SOCIAL_LABELS, type Site } from '@/lib/domain/site/site';

interface SocialLinksProps {
  social: Site['social'];
  /** Direction and spacing of the list. */
  className?: string;
}

/** The firm's networks, each a 44 px target (spec 1). */
export function SocialLinks({ social, className = 'flex' }: SocialLinksProps) {
  const networks = networksOf(social);
  if (networks.length === 0) return null;
  return (
    <ul className={className}>
      {networks.map(({ network, href }) => (
        <li key={network}>
          <SiteLink
            href={href}
            label={SOCIAL_LABELS[network]}
            className="grid size-[44px] place-items-center hover:text-highlight"
          >
            <Icon name={network} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
