import type { Department } from '@/lib/domain/site/site';
import { toSlug } from '@/lib/domain/site/slug';

interface DepartmentNavProps {
  departments: Department[];
  /** Accessible name. It must be unique, because the page contains this twice, beside the roles and in the drawer. */
  label: string;
}

/** The ten departments with their number of roles; the URL's hash is the chosen one (spec 2, Careers page). */
export function DepartmentNav({ departments, label }: DepartmentNavProps) {
  return (
    <nav aria-label={label} className="department-nav">
      <ul className="border-t border-line text-[0.9375rem]">
        {departments.map(({ name, roles }) => (
          <li key={name} className="border-b border-line">
            <a href={`#${toSlug(name)}`} data-department="">
              <span>{name}</span>
              <span className="sr-only">, roles: </span>
              <span className="tabular-nums">{roles.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
