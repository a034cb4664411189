import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/routes';
import { BrandMark } from './BrandMark';

/** Mark and name, leading home; on teal. */
export function HomeLink({ siteName }: { siteName: string }) {
  return (
    <SiteLink
      href={ROUTES.home}
      className="flex min-h-11 shrink-0 items-center gap-3 font-display text-[1.375rem] leading-none text-white"
    >
      <BrandMark size={26} tone="dark" />
      {siteName}
    </SiteLink>
  );
}
