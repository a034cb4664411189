import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { SOCIAL_LABELS, SOCIAL_NETWORKS, type Site } from '@/lib/domain/site/site';

interface SocialLinksProps {
  social: Site['social'];
  /** Direction and spacing of the list. */
  className?: string;
}

/** The five networks, each a 44 px target (spec 1). */
export function SocialLinks({ social, className = 'flex' }: SocialLinksProps) {
  return (
    <ul className={className}>
      {SOCIAL_NETWORKS.map((network) => (
        <li key={network}>
          <SiteLink
            href={social[network]}
            label={SOCIAL_LABELS[network]}
            className="grid size-[44px] place-items-center transition-colors hover:text-brass-300"
          >
            <Icon name={network} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
