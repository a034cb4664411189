import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Picture } from '@/components/ui/Picture';
import type { Department } from '@/lib/domain/careers';
import type { ImageAsset } from '@/lib/domain/image';
import { toSlug } from '@/lib/domain/slug';
import { DepartmentRoles } from './DepartmentRoles';

interface CareerPageProps {
  departments: Department[];
  email: string;
  image: ImageAsset | null;
}

/** Departments and their roles; applying is an e-mail (spec 2, Careers page). */
export function CareerPage({ departments, email, image }: CareerPageProps) {
  const roleCount = departments.reduce((sum, { roles }) => sum + roles.length, 0);
  return (
    <PageMain>
      <PageHead
        trail={[
          { name: 'Home', href: '/' },
          { name: 'Careers', href: null },
        ]}
        title="Work where people choose their homes"
        lead={`${roleCount} open roles in ${departments.length} departments.`}
      />
      {image ? (
        <div className="mt-8 lg:page">
          <Picture
            image={image}
            alt=""
            sizes="(width < 1024px) 100vw, 1280px"
            className="aspect-4/3 w-full object-cover md:aspect-21/8 lg:rounded-card"
            isPriority
          />
        </div>
      ) : null}
      <div className="grid gap-10 page py-12 lg:grid-cols-[3fr_8fr] lg:gap-32 lg:py-20">
        <nav aria-label="Departments" className="lg:sticky lg:top-26 lg:self-start">
          <ul className="grid grid-cols-2 gap-x-6 border-t border-line type-small lg:grid-cols-1">
            {departments.map(({ name, roles }) => (
              <li key={name} className="border-b border-line">
                <a
                  href={`#${toSlug(name)}`}
                  className="flex min-h-12 items-center justify-between gap-3 hover:text-teal-700"
                >
                  {name}
                  <span className="text-ink-3 tabular-nums">{roles.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-14">
          {departments.map((department) => (
            <DepartmentRoles key={department.name} department={department} email={email} />
          ))}
        </div>
      </div>
    </PageMain>
  );
}
