import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { SearchBox } from '@/components/search/SearchBox';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Banner } from '@/lib/domain/site/banner';
import type { NavLink } from '@/lib/domain/page/navigation';
import { BuyMenu } from './BuyMenu';
import { HeroControls } from './HeroControls';

interface HeroProps {
  headline: string;
  /** What is offered where. */
  lead: string;
  banners: Banner[];
  /** The categories that have projects. */
  buyLinks: NavLink[];
  /** Popular searches, below the search box. */
  popular: NavLink[];
}

const STAGE_ID = 'hero-picture';
const WISH = 'flex min-h-11 items-center type-small text-ink-2 hover:text-ink';

/** Full-height banner with the notch: Buy, Rent / Lease, Sell and the search (spec 2, Home page). */
export function Hero({ headline, lead, banners, buyLinks, popular }: HeroProps) {
  const [first] = banners;
  const total = banners.length;
  return (
    <section
      aria-labelledby="hero-title"
      className="relative grid min-h-[calc(100svh-var(--dock)-var(--band-room))] grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto]"
    >
      <div role="group" aria-roledescription="carousel" aria-label="Banner pictures" className="contents">
        <div
          id={STAGE_ID}
          role="group"
          aria-roledescription="slide"
          aria-label={`1 of ${total}`}
          className="absolute inset-0 overflow-hidden bg-photo [grid-area:1/1] lg:[grid-area:1/1/-1]"
        >
          {first ? (
            <Picture
              image={first.image}
              alt=""
              sizes="100vw"
              className="size-full object-cover"
              isPriority
              hasPortraitCrop
            />
          ) : null}
        </div>
        {first ? <HeroControls stageId={STAGE_ID} total={total} first={first.project} /> : null}
      </div>
      <div className="z-3 mt-[calc(var(--header)+3rem)] self-end page [grid-area:1/1]">
        <div className="copy-shade pb-6 text-white md:pb-8">
          <h1 id="hero-title" className="max-w-[13ch] type-display">
            {headline}
          </h1>
          <p className="mt-4 max-w-132 pr-14 text-[clamp(1.0625rem,1.02rem+.2vw,1.1875rem)] leading-[1.6] md:pr-0">
            {lead}
          </p>
        </div>
      </div>
      <div className="z-5 bg-surface pt-3 pr-(--gutter) pb-5 pl-(--edge) [grid-area:2/1] lg:w-[calc(var(--edge)+min(49rem,58vw))] lg:rounded-tr-card lg:pt-4 lg:pr-8 lg:pb-0">
        <div className="flex gap-7">
          {buyLinks.length > 0 ? <BuyMenu links={buyLinks} /> : null}
          <EnquiryLink kind="footer" subject="I want to rent or lease a property." className={WISH}>
            Rent / Lease
          </EnquiryLink>
          <EnquiryLink kind="footer" subject="I want to sell a property." className={WISH}>
            Sell
          </EnquiryLink>
        </div>
        <div className="mt-2.5">
          <SearchBox />
        </div>
        {popular.length > 0 ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 type-small text-ink-2 max-md:hidden">
            Popular:
            {popular.map(({ label, href }) => (
              <SiteLink key={href} href={href} className="link font-normal text-ink">
                <span className="border-line-strong">{label}</span>
              </SiteLink>
            ))}
          </p>
        ) : null}
      </div>
    </section>
  );
}
