import { Icon } from '@/components/ui/Icon';
import { projectKey } from '@/lib/domain/visitor/saved-project';

interface HeartButtonProps {
  /** Address of the project. */
  href: string;
  name: string;
}

/** Adds a project to the shortlist or removes it. One listener for all hearts handles the click. */
export function HeartButton({ href, name }: HeartButtonProps) {
  return (
    <button
      type="button"
      value={projectKey(href)}
      data-heart={name}
      aria-label={`Add ${name} to shortlist`}
      className="heart btn-icon noscript:hidden"
    >
      <Icon name="heart" />
    </button>
  );
}
