import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';

interface BrochureOfferProps {
  /** Absolute address of the PDF, or of the print page where there is no PDF. */
  href: string;
  project: string;
}

/** The brochure itself, before the form that asks for more. */
export function BrochureOffer({ href, project }: BrochureOfferProps) {
  const isPdf = href.endsWith('.pdf');
  return (
    <div className="mb-5 rounded-card bg-surface-2 px-4 py-3 type-small">
      <p className="flex flex-wrap gap-2.5">
        {isPdf ? (
          <a href={href} download="" className="btn btn-primary">
            <Icon name="download" />
            Save the PDF
          </a>
        ) : (
          <a href={href} target="_blank" rel="noopener" className="btn btn-primary">
            <Icon name="file-text" />
            Open the brochure
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <ShareLink title={`${project} brochure`} url={href} />
      </p>
      <p className="mt-2">Leave a number for prices and plans by WhatsApp.</p>
    </div>
  );
}
