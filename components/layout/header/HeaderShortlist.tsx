import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/site/routes';

/** The way to the shortlist and how many are kept, which the island of the hearts fills in. */
export function HeaderShortlist() {
  return (
    <a
      id="header-shortlist"
      href={ROUTES.shortlist}
      aria-label="Shortlist"
      className="relative grid size-[44px] place-items-center transition-colors hover:text-brass-300 print:hidden noscript:hidden"
    >
      <Icon name="heart" />
      <span className="header-count type-micro" />
    </a>
  );
}
