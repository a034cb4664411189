import { Icon } from './Icon';

interface DialogHeadProps {
  titleId: string;
  title: string;
  /** One line below the title. */
  subtitle?: string;
  /** Whether the title has the focus when the dialog opens; else its opener decides. */
  isFocused?: boolean;
  className?: string;
}

/** What stays in sight while a dialog scrolls: its title, and the button that closes it without script. */
export function DialogHead({ titleId, title, subtitle, isFocused, className = '' }: DialogHeadProps) {
  return (
    <div className={`dialog-head ${className}`}>
      <div className="min-w-0 flex-1 pt-1.5">
        <h2 id={titleId} tabIndex={-1} autoFocus={isFocused} className="type-h3 no-outline">
          {title}
        </h2>
        {subtitle ? <p className="mt-1 type-small text-ink-2">{subtitle}</p> : null}
      </div>
      <form method="dialog" className="-mt-0.5 -mr-3">
        <button aria-label="Close" className="grid size-11 place-items-center rounded-card hover:bg-surface-2">
          <Icon name="x" />
        </button>
      </form>
    </div>
  );
}
