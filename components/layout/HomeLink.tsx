import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/routes';
import { BrandMark } from './BrandMark';

/** Mark and name, leading home; on teal. */
export function HomeLink({ siteName }: { siteName: string }) {
  return (
    <SiteLink
      href={ROUTES.home}
      className="flex min-h-11 shrink-0 items-center gap-2 font-display text-xl leading-none text-white xs:gap-3 xs:text-[1.375rem]"
    >
      <BrandMark tone="dark" />
      {siteName}
    </SiteLink>
  );
}
