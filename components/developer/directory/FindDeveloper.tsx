import { Icon } from '@/components/ui/Icon';
import { Enhancer } from '@/components/islands/Enhancer';
import { FINDER_ID } from './finder-id';

/** A field beside the heading of the directory (mock of the directory). The status line below shows the result. */
export function FindDeveloper() {
  return (
    <div className="w-full md:w-75 noscript:hidden">
      <label className="relative block">
        <span className="sr-only">Find a developer</span>
        <Icon name="search" className="absolute top-3.5 left-4 text-ink-2" />
        <input
          id={FINDER_ID.field}
          type="search"
          autoComplete="off"
          placeholder="Find a developer"
          className="field pl-12 placeholder:text-ink-3"
        />
      </label>
      <p id={FINDER_ID.status} role="status" className="type-small" />
      <Enhancer name="developerFinder" fieldId={FINDER_ID.field} />
    </div>
  );
}
