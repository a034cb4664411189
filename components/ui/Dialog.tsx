import { useId, useRef, type ReactNode } from 'react';
import { DialogHead } from './DialogHead';
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
  /** Called as it closes, while its content still stands. */
  onClosing?: () => void;
  /** Called after the closing transition, unless another dialog stands in its place by then. */
  onClose: () => void;
}

/** A native dialog of 460 px; below 768 px a bottom sheet (visual-language 8). Open as long as it is rendered. */
export function Dialog({ title, subtitle, children, opener, onClosing, onClose }: DialogProps) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, opener !== null);

  function onClosed() {
    opener?.focus({ preventScroll: true });
    onClosing?.();
    setTimeout(() => ref.current && onClose(), CLOSE_MS);
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      onClose={onClosed}
      className={opener ? 'dialog' : 'dialog dialog-aside'}
    >
      <DialogHead titleId={headingId} title={title} subtitle={subtitle} />
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
