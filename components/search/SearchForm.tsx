import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/site/routes';
import { SEARCH_PLACEHOLDER } from '@/lib/domain/search/words';

interface SearchFormProps {
  /** Id of the form; its field is `{id}-field`. */
  id: string;
  /** Initial text of the field. */
  query?: string;
}

/** The search field with its microphone. Without script it leads to all projects (routes-and-content, States). */
export function SearchForm({ id, query }: SearchFormProps) {
  return (
    <form
      id={id}
      role="search"
      data-early="SearchHome"
      action={ROUTES.projects}
      method="get"
      className="flex h-14 min-w-0 flex-1 items-center rounded-card bg-white pr-1.5 edge-strong has-[input:focus-visible]:focus-ring"
    >
      <label htmlFor={`${id}-field`} className="grid h-full w-12 flex-none place-items-center text-ink-2">
        <Icon name="search" />
        <span className="sr-only">Search projects, companies, locations</span>
      </label>
      <input
        id={`${id}-field`}
        type="search"
        name="q"
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={SEARCH_PLACEHOLDER}
        className="h-full min-w-0 grow text-ellipsis no-outline disabled:pointer-events-none"
      />
      <button
        type="button"
        data-voice=""
        aria-pressed="false"
        aria-label="Start voice search"
        className="group grid size-11 flex-none place-items-center rounded-card text-ink-2 hover:text-ink aria-pressed:bg-enquire aria-pressed:text-white noscript:hidden"
      >
        <Icon name="mic" className="group-aria-pressed:hidden" />
        <Icon name="audio-lines" className="hidden group-aria-pressed:block" />
      </button>
      <button type="submit" className="btn flex-none btn-primary px-4">
        <span className="max-md:sr-only">Search</span>
        <Icon name="arrow-right" className="md:hidden" />
      </button>
    </form>
  );
}
