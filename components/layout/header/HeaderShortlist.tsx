import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/site/routes';

/** Link to the shortlist with the number of saved projects, which the hearts' script fills in. */
export function HeaderShortlist() {
  return (
    <a
      id="header-shortlist"
      href={ROUTES.shortlist}
      aria-label="Shortlist"
      className="relative grid size-[44px] place-items-center transition-colors hover:text-highlight print:hidden noscript:hidden"
    >
      <Icon name="heart" />
      <span className="header-count type-micro" />
    </a>
  );
}
