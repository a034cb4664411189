import { Toast, TOAST_PLACE } from '@/components/ui/Toast';
import { ROUTES } from '@/lib/domain/site/routes';
import { SHORTLIST_FULL } from '@/lib/domain/visitor/shortlist';

export interface ShortlistFullProps {
  onDismiss: () => void;
}

/** Note that the shortlist is full and nothing was removed, with a link to remove a project. */
export function ShortlistFull({ onDismiss }: ShortlistFullProps) {
  return (
    <div role="alert" className={TOAST_PLACE}>
      <Toast tone="err" text={SHORTLIST_FULL} onDismiss={onDismiss}>
        <a href={ROUTES.shortlist} className="-mb-2.5 inline-flex min-h-11 items-center underline underline-offset-4">
          Your shortlist
        </a>
      </Toast>
    </div>
  );
}
