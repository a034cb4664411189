import { SiteLink } from '@/components/ui/SiteLink';
import { CATEGORY_LABELS, PROJECT_CATEGORIES, type ProjectCategory } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath, ROUTES } from '@/lib/domain/site/routes';

interface DirectoryNavProps {
  /** Null on the full directory. */
  category: ProjectCategory | null;
}

/** All developers, or those of one category. */
export function DirectoryNav({ category }: DirectoryNavProps) {
  const links = [
    { label: 'All', href: ROUTES.developersDirectory, isOn: category === null },
    ...PROJECT_CATEGORIES.map((each) => ({
      label: CATEGORY_LABELS[each],
      href: categoryDevelopersPath(each),
      isOn: each === category,
    })),
  ];
  return (
    <nav aria-label="Developers by category">
      <ul className="no-scrollbar -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:px-0">
        {links.map(({ label, href, isOn }) => (
          <li key={href}>
            <SiteLink href={href} isCurrent={isOn} className="chip min-h-11">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
