import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';

/** Replaces unreadable trending projects: the error of spec 8 and a link that reloads the page. */
export function TrendingFaultNote() {
  return (
    <div className="panel edge-line">
      <Icon name="circle-alert" size={32} className="text-err" />
      <p className="mt-4 type-h3">{MESSAGES.trendingFailed}</p>
      {/* An empty address is the page itself: following it is a reload, without script too. */}
      <a href="" className="mt-5 btn btn-outline">
        <Icon name="rotate-ccw" size={16} />
        Try again
      </a>
    </div>
  );
}
