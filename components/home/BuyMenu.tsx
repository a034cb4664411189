import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NavLink } from '@/lib/domain/page/navigation';
import { Enhancer } from '@/components/islands/Enhancer';

const MENU_ID = 'buy-menu';

/** Buy: Residential, Commercial, Plots and SCO, as far as there are projects; opens by press without script (spec 2, Home page). */
export function BuyMenu({ links }: { links: NavLink[] }) {
  return (
    <details id={MENU_ID} className="group relative">
      <summary className="flex min-h-11 items-center gap-2 border-b-2 border-enquire type-small font-semibold">
        Buy
        <Icon name="chevron-down" size={16} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <ul className="buy-menu">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="flex min-h-11 items-center px-4 font-display text-xl hover:bg-accent-soft focus-visible:-outline-offset-2"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Enhancer name="hoverMenu" menuId={MENU_ID} />
    </details>
  );
}
