import { projectKey } from '@/lib/domain/visitor/saved-project';

interface CompareTickProps {
  /** Address of the project. */
  href: string;
  name: string;
}

/** Adds a project to the comparison or removes it. One listener for all ticks handles the click. */
export function CompareTick({ href, name }: CompareTickProps) {
  return (
    <button
      type="button"
      value={projectKey(href)}
      data-compare={name}
      aria-pressed={false}
      className="compare-tick flex noscript:hidden"
    >
      Compare
    </button>
  );
}
