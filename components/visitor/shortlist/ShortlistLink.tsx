import { Enhancer } from '@/components/islands/Enhancer';
import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/site/routes';

/** Link to the shortlist with the number of saved projects, which the hearts' script fills in. */
export function ShortlistLink() {
  return (
    <a
      id="header-shortlist"
      href={ROUTES.shortlist}
      aria-label="Shortlist"
      className="relative grid size-[44px] place-items-center type-micro hover:text-highlight print:hidden noscript:hidden"
    >
      <Icon name="heart" />
    </a>
  );
}

/** What answers every heart of a page. */
export function Hearts() {
  return <Enhancer name="hearts" />;
}
