import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/routes';

/** The site search in its plain form: leads to all projects (decisions, Search box). */
export function SearchBox() {
  return (
    <form
      role="search"
      action={ROUTES.projects}
      method="get"
      className="flex h-14 items-center rounded-card border border-line-strong bg-white pr-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-teal-700"
    >
      <label htmlFor="site-search" className="grid h-full w-12 flex-none place-items-center text-ink-2">
        <Icon name="search" />
        <span className="sr-only">Search projects, companies, locations</span>
      </label>
      <input
        id="site-search"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search projects, companies, locations..."
        className="h-full min-w-0 grow bg-transparent pr-3 text-ellipsis outline-none placeholder:text-ink-3"
      />
      <button type="submit" className="btn flex-none px-3.5 btn-primary md:px-5">
        <span className="max-md:sr-only">Search</span>
        <Icon name="arrow-right" className="md:hidden" />
      </button>
    </form>
  );
}
