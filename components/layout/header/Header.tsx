import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { telUrl } from '@/lib/domain/site/links';
import { MENU_LINKS, type NavLink } from '@/lib/domain/page/navigation';
import { ROUTES } from '@/lib/domain/site/routes';
import { Enhancer } from '@/components/islands/Enhancer';
import { HomeLink } from './HomeLink';

/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className="on-dark skip-link btn btn-primary">
      Skip to content
    </a>
  );
}

/** The Projects dropdown of the desktop header. Hover and focus open it even without script. */
function ProjectsMenu({ links }: { links: NavLink[] }) {
  return (
    <div id="projects" className="projects relative flex h-full items-center">
      <button type="button" aria-expanded="false" aria-controls="projects-menu" className="nav-item">
        Projects
        <Icon name="chevron-down" size={16} className="projects-arrow" />
      </button>
      <div
        id="projects-menu"
        className="projects-menu on-light absolute top-full -left-4 w-75 rounded-b-card bg-surface py-2 text-ink shadow-pop edge-line"
      >
        <ul>
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink
                href={href}
                className="flex min-h-11 items-center justify-between gap-4 px-4 font-display text-[1.25rem] hover:bg-accent-soft focus-visible:-outline-offset-2"
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

interface HeaderProps {
  siteName: string;
  phone: string;
  projectsMenu: NavLink[];
  /** Links beside the search. */
  children: ReactNode;
}

/** Fixed bar: clear over a photograph, dark after 50 px of scrolling and on every other page (spec 2, Header). */
export function Header({ siteName, phone, projectsMenu, children }: HeaderProps) {
  return (
    <header id="site-header" className="site-header on-dark @container">
      <div className="flex h-(--header) items-center justify-between gap-2 page">
        <HomeLink siteName={siteName} />
        <div className="flex h-full items-center">
          <nav aria-label="Main" className="hidden h-full @5xl:block">
            <ul className="flex h-full items-center gap-x-5 xl:gap-x-7">
              {MENU_LINKS.beforeProjects.map(renderLink)}
              {projectsMenu.length > 0 ? (
                <li className="h-full">
                  <ProjectsMenu links={projectsMenu} />
                </li>
              ) : null}
              {MENU_LINKS.afterProjects.map(renderLink)}
            </ul>
          </nav>
          <a
            id="header-search"
            href={ROUTES.projects}
            aria-label="Search projects"
            data-answered=""
            className="grid size-[44px] place-items-center hover:text-highlight lg:ml-2 xl:ml-4"
          >
            <Icon name="search" />
          </a>
          {children}
          <SiteLink href={telUrl(phone)} className="nav-item ml-2 hidden gap-2 font-semibold nums xl:ml-4 @5xl:flex">
            <span className="phone-square" aria-hidden="true" />
            {phone}
          </SiteLink>
          <button
            type="button"
            command="show-modal"
            commandfor="menu"
            aria-haspopup="dialog"
            aria-label="Open menu"
            className="-mr-2.5 grid size-[44px] place-items-center @5xl:hidden"
          >
            <Icon name="menu" size={24} />
          </button>
        </div>
      </div>
    </header>
  );
}

function renderLink({ href, label }: NavLink) {
  return (
    <li key={href}>
      <SiteLink href={href} className="nav-item">
        {label}
      </SiteLink>
    </li>
  );
}
