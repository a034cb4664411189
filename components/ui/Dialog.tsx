import { useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import { useDialog } from './use-dialog';
import './dialog.css';

/** Must equal the closing transition in dialog.css. */
const CLOSE_MS = 220;

interface DialogProps {
  title: string;
  /** One line below the title. */
  subtitle?: string;
  children: ReactNode;
  /** Gets the focus back after closing; null opens a non-modal dialog beside the page. */
  opener: HTMLElement | null;
  /** Called after the closing transition. */
  onClose: () => void;
}

/** A native dialog of 460 px; below 768 px a bottom sheet (visual-language 8). Open as long as it is rendered. */
export function Dialog({ title, subtitle, children, opener, onClose }: DialogProps) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, opener !== null);

  function onClosing() {
    opener?.focus({ preventScroll: true });
    setTimeout(onClose, CLOSE_MS);
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      onClose={onClosing}
      className={opener ? 'dialog' : 'dialog dialog-aside'}
    >
      <div className="dialog-head">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 id={headingId} tabIndex={-1} className="type-h3 outline-none">
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
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
