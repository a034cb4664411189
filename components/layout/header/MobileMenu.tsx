import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { telUrl } from '@/lib/domain/site/links';
import { MENU_LINKS, type NavLink } from '@/lib/domain/page/navigation';
import type { Site } from '@/lib/domain/site/site';
import { HomeLink } from './HomeLink';
import { SocialLinks } from '@/components/layout/footer/SocialLinks';

interface MobileMenuProps {
  siteName: string;
  phone: string;
  social: Site['social'];
  projectsMenu: NavLink[];
  /** The smaller group below the entries: cities, developers, shortlist. */
  moreLinks: NavLink[];
}

const ROW = 'flex min-h-14 w-full items-center justify-between font-display text-[1.5rem] edge-line-b';

/** The header's entries below 1024 px: a modal dialog that opens and closes without script (spec 2, Header). */
export function MobileMenu({ siteName, phone, social, projectsMenu, moreLinks }: MobileMenuProps) {
  return (
    <dialog id="menu" aria-label="Menu" className="menu on-dark">
      <div className="flex min-h-full flex-col px-(--gutter) pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="flex h-(--header) flex-none items-center justify-between">
          <HomeLink siteName={siteName} />
          <form method="dialog">
            <button aria-label="Close menu" autoFocus className="-mr-2.5 grid size-11 place-items-center">
              <Icon name="x" size={24} />
            </button>
          </form>
        </div>
        <nav aria-label="Menu" className="mt-1 flex-1 pb-8">
          <ul>
            {MENU_LINKS.beforeProjects.map(renderLink)}
            {projectsMenu.length > 0 ? (
              <li>
                <details className="menu-projects">
                  <summary className={ROW}>
                    Projects
                    <Icon name="chevron-down" />
                  </summary>
                  <ul className="grid grid-cols-2 gap-x-4 py-2 edge-line-b">
                    {projectsMenu.map(({ label, href }) => (
                      <li key={label}>
                        <SiteLink href={href} className="menu-link flex min-h-11 items-center">
                          {label}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ) : null}
            {MENU_LINKS.afterProjects.map(renderLink)}
          </ul>
          <ul className="mt-3 grid grid-cols-2 gap-x-4">
            {moreLinks.map(({ href, label }) => (
              <li key={href}>
                <SiteLink href={href} className="menu-link flex min-h-11 items-center">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <SiteLink href={telUrl(phone)} className="btn bg-white text-ink nums">
          <Icon name="phone" />
          {phone}
        </SiteLink>
        <SocialLinks social={social} className="-mx-3 mt-2 flex justify-between" />
      </div>
    </dialog>
  );
}

function renderLink({ href, label }: NavLink) {
  return (
    <li key={href}>
      <SiteLink href={href} className={`menu-link ${ROW}`}>
        {label}
      </SiteLink>
    </li>
  );
}
