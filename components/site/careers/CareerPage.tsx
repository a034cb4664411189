import { toSlug } from '@/lib/domain/site/slug';
import { applicationMailUrl } from '@/lib/domain/enquiry/application';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { Enhancer } from '@/components/islands/Enhancer';
import { Picture } from '@/components/ui/Picture';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Department, Site } from '@/lib/domain/site/site';
import { formatCount } from '@/lib/domain/site/display-text';
import { pageTrail } from '@/lib/domain/page/trail';
import './career.css';

interface DepartmentNavProps {
  departments: Department[];
  /** Accessible name. It must be unique, because the page contains this twice, beside the roles and in the drawer. */
  label: string;
}

/** The ten departments with their number of roles; the URL's hash is the chosen one (spec 2, Careers page). */
function DepartmentNav({ departments, label }: DepartmentNavProps) {
  return (
    <nav aria-label={label} className="department-nav">
      <ul className="text-[0.9375rem] edge-line-t">
        {departments.map(({ name, roles }) => (
          <li key={name} className="edge-line-b">
            <a href={`#${toSlug(name)}`} data-department="">
              <span>{name}</span>
              <span className="sr-only">, roles: </span>
              <span className="nums">{roles.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DepartmentRolesProps {
  department: Department;
  email: string;
}

/** One department's roles as ruled rows. Apply is an e-mail link; with script it opens a form (visual-language 10). */
function DepartmentRoles({ department, email }: DepartmentRolesProps) {
  const id = toSlug(department.name);
  return (
    <section id={id} data-department="" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} className="pb-4 type-h2 no-outline edge-ink-b">
        {department.name}
      </h2>
      <ul>
        {department.roles.map((role) => (
          <li key={role.id} className="role relative py-6 edge-line-b">
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

interface CareerPageProps {
  departments: Department[];
  site: Pick<Site, 'email' | 'careersTitle'>;
  image: ImageAsset | null;
}

/** Departments beside the roles of the chosen one; the form opens below its role (spec 2, Careers page). */
export function CareerPage({ departments, site, image }: CareerPageProps) {
  const roleCount = departments.reduce((sum, { roles }) => sum + roles.length, 0);
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Careers')}
        title={site.careersTitle}
        lead={
          roleCount > 0
            ? `${formatCount(roleCount, 'open role')} in ${formatCount(departments.length, 'department')}.`
            : 'No role is open today.'
        }
      />
      {image ? (
        <div className="career-photo mt-8">
          <Picture
            image={image}
            alt=""
            sizes="(width < 1024px) 100vw, 1280px"
            className="aspect-4/3 w-full object-cover md:aspect-21/8 lg:rounded-card"
            isPriority
          />
        </div>
      ) : null}
      {departments.length > 0 ? (
        <>
          <div className="careers">
            <div className="department-side">
              <p aria-hidden="true" className="mb-2 type-caption text-ink-2">
                Departments
              </p>
              <DepartmentNav departments={departments} label="Departments" />
            </div>
            <div className="departments">
              <button
                type="button"
                command="show-modal"
                commandfor="departments"
                aria-haspopup="dialog"
                className="absolute -top-1 right-0 btn btn-outline lg:hidden noscript:hidden"
              >
                <Icon name="menu" />
                Departments
              </button>
              {departments.map((department) => (
                <DepartmentRoles key={department.name} department={department} email={site.email} />
              ))}
            </div>
          </div>
          <DepartmentsDrawer departments={departments} />
        </>
      ) : null}
      <Enhancer name="applications" email={site.email} />
    </PageMain>
  );
}

interface DepartmentsDrawerProps {
  departments: Department[];
}

/** The sidebar below 1024 px: a modal drawer from the left (spec 4, Careers). */
function DepartmentsDrawer({ departments }: DepartmentsDrawerProps) {
  return (
    <dialog id="departments" aria-labelledby="departments-title" className="departments-drawer">
      <div className="departments-drawer-head">
        <h2 id="departments-title" className="type-h3">
          Departments
        </h2>
        <form method="dialog">
          <button aria-label="Close departments" autoFocus className="-mr-3 grid size-11 place-items-center">
            <Icon name="x" />
          </button>
        </form>
      </div>
      <DepartmentNav departments={departments} label="Choose a department" />
    </dialog>
  );
}
