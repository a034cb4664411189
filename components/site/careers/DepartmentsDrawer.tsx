import { Icon } from '@/components/ui/Icon';
import type { Department } from '@/lib/domain/site/careers';
import { DepartmentNav } from './DepartmentNav';

interface DepartmentsDrawerProps {
  departments: Department[];
}

/** The sidebar below 1024 px: a modal drawer from the left (spec 4, Careers). */
export function DepartmentsDrawer({ departments }: DepartmentsDrawerProps) {
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
