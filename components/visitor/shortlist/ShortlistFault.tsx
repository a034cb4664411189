import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';

/** Shown if the data could not be fetched; names and links stay (spec 8). */
export function ShortlistFault({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-err-bg p-4">
      <Icon name="circle-alert" className="flex-none text-err" />
      <p className="grow font-semibold text-err">{MESSAGES.listingFailed}</p>
      <button type="button" className="btn btn-outline" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
