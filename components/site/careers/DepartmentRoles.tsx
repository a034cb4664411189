import { applicationMailUrl } from '@/lib/domain/enquiry/application';
import type { Department } from '@/lib/domain/site/site';
import { toSlug } from '@/lib/domain/site/slug';

interface DepartmentRolesProps {
  department: Department;
  email: string;
}

/** One department's roles as ruled rows. Apply is an e-mail link; with script it opens a form (visual-language 10). */
export function DepartmentRoles({ department, email }: DepartmentRolesProps) {
  const id = toSlug(department.name);
  return (
    <section id={id} data-department="" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} className="border-b-2 border-ink pb-4 type-h2 outline-none">
        {department.name}
      </h2>
      <ul>
        {department.roles.map((role) => (
          <li key={role.id} className="role relative border-b border-line py-6">
            <h3 className="type-h3">{role.title}</h3>
            <p className="type-small text-ink-2">
              {role.location} · {role.type}
            </p>
            <p className="mt-2 measure">{role.summary}</p>
            <a
              href={applicationMailUrl(email, role.title)}
              aria-label={`Apply for ${role.title}`}
              data-role={role.title}
              data-place={`application-${role.id}`}
              data-answered=""
              className="mt-4 btn btn-outline"
            >
              Apply
            </a>
            <div id={`application-${role.id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
