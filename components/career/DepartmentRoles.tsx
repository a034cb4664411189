import { SiteLink } from '@/components/ui/SiteLink';
import type { Department } from '@/lib/domain/careers';
import { mailtoUrl } from '@/lib/domain/links';
import { toSlug } from '@/lib/domain/slug';

interface DepartmentRolesProps {
  department: Department;
  email: string;
}

/** One department's roles as ruled rows (visual language 10). */
export function DepartmentRoles({ department, email }: DepartmentRolesProps) {
  const id = toSlug(department.name);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="border-b-2 border-ink pb-4 type-h2">
        {department.name}
      </h2>
      <ul>
        {department.roles.map((role) => (
          <li
            key={role.id}
            className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto] sm:items-start"
          >
            <div>
              <h3 className="type-h3">{role.title}</h3>
              <p className="type-small text-ink-2">
                {role.location} · {role.type}
              </p>
              <p className="mt-2 measure">{role.summary}</p>
            </div>
            <SiteLink
              href={`${mailtoUrl(email)}?subject=${encodeURIComponent(`Application: ${role.title}`)}`}
              label={`Apply for ${role.title}`}
              className="btn justify-self-start btn-outline"
            >
              Apply
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
