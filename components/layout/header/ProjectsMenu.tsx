import { Enhancer } from '@/components/islands/Enhancer';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NavLink } from '@/lib/domain/page/navigation';
import { ROUTES } from '@/lib/domain/site/routes';

/** The Projects dropdown of the desktop header. Hover and focus open it even without script. */
export function ProjectsMenu({ links }: { links: NavLink[] }) {
  return (
    <div id="projects" className="projects relative flex h-full items-center">
      <button type="button" aria-expanded="false" aria-controls="projects-menu" className="nav-item">
        Projects
        <Icon name="chevron-down" size={16} className="projects-arrow" />
      </button>
      <div
        id="projects-menu"
        className="projects-menu on-light absolute top-full -left-4 w-75 rounded-b-card border border-line bg-surface py-2 text-ink shadow-pop"
      >
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink
                href={href}
                className="flex min-h-11 items-center justify-between gap-4 px-4 font-display text-xl hover:bg-accent-soft focus-visible:-outline-offset-2"
              >
                {label}{' '}
                {href === ROUTES.comingSoon ? (
                  <span className="font-sans type-caption text-ink-2">Coming soon</span>
                ) : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <Enhancer name="hoverMenu" menuId="projects" />
    </div>
  );
}
