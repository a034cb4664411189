import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { Icon } from '@/components/ui/Icon';
import type { Floor } from '@/lib/domain/project/floor-plan';
import { largestSrc } from '@/lib/domain/picture/sources';
import { FloorPlanDrawings } from './FloorPlanDrawings';

interface FloorPlanSlideProps {
  floor: Floor;
  /** Number of the slide, from 1. */
  number: number;
  /** Anchor of the slide, where the row of slides does not set it. */
  id?: string;
  projectName: string;
  hasPaymentPlan: boolean;
}

/** Drawing two thirds, facts one third: project, configuration, area, basic selling price (spec 2, Floor Plan). */
export function FloorPlanSlide({ floor, number, id, projectName, hasPaymentPlan }: FloorPlanSlideProps) {
  const { configuration, areaText, priceText, images } = floor;
  const [first] = images;
  return (
    <div id={id} className="plan-card">
      <FloorPlanDrawings floor={floor} number={number} projectName={projectName} />
      <div className="flex flex-col p-4 lg:p-8">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="type-caption text-ink-2">{projectName}</p>
            <h3 className="mt-0.5 type-h3">{configuration}</h3>
          </div>
          {first ? (
            <a
              href={largestSrc(first)}
              data-zoom="floor-plan"
              data-answered=""
              aria-label={`Zoom floor plan: ${configuration}`}
              className="btn-icon"
            >
              <Icon name="zoom-in" />
            </a>
          ) : null}
        </div>
        <dl className="my-3 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
          <div className="border-t border-line py-2.5">
            <dt className="type-caption text-ink-2">Area</dt>
            <dd className="font-semibold">{areaText}</dd>
          </div>
          <div className="border-t border-line py-2.5">
            <dt className="type-caption text-ink-2">Basic Selling Price</dt>
            <dd className="tabular-nums font-semibold">
              {priceText ?? (
                <EnquiryLink
                  kind="contact"
                  href={ENQUIRE_HREF}
                  subject={projectName}
                  configuration={`${configuration} · ${areaText}`}
                  className="link"
                >
                  <span>Contact Us</span>
                </EnquiryLink>
              )}
            </dd>
          </div>
        </dl>
        {hasPaymentPlan ? (
          <a href="#payment" data-plan-tab="" className="mt-auto btn btn-primary">
            View Payment Plan
          </a>
        ) : (
          <p className="mt-auto type-small text-ink-2">Payment plan not currently available.</p>
        )}
      </div>
    </div>
  );
}
