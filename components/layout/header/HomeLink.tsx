import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';
import { BrandMark } from './BrandMark';

/** Logo and name on teal; links to the home page. */
export function HomeLink({ siteName }: { siteName: string }) {
  return (
    <SiteLink
      href={ROUTES.home}
      className="flex min-h-11 items-center gap-2 font-display text-[min(1.375rem,5vw)] [line-height:1] text-white xs:gap-3"
    >
      <BrandMark tone="dark" />
      {siteName}
    </SiteLink>
  );
}
