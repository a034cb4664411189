import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';

/** Shown if the listing's data could not be fetched; the cards stay (routes-and-content, Pages). */
export function ListingFault() {
  return (
    <div role="alert" data-when="failed" className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-err-bg p-4">
      <Icon name="circle-alert" className="flex-none text-err" />
      <p className="grow font-semibold text-err">{MESSAGES.listingFailed}</p>
      <button type="button" name="retry" className="btn btn-outline">
        Try again
      </button>
    </div>
  );
}
