import type { Department } from '@/lib/domain/site/careers';
import { toSlug } from '@/lib/domain/site/slug';

interface DepartmentNavProps {
  departments: Department[];
  /** The page has it twice, beside the roles and in the drawer: each needs a name of its own. */
  label: string;
}

/** The ten departments with their number of roles; the chosen one is the target of the address (spec 2, Careers page). */
export function DepartmentNav({ departments, label }: DepartmentNavProps) {
  return (
    <nav aria-label={label} className="department-nav">
      <ul>
        {departments.map(({ name, roles }) => (
          <li key={name}>
            <a href={`#${toSlug(name)}`}>
              <span>{name}</span>
              <span className="sr-only">, roles: </span>
              <small>{roles.length}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
