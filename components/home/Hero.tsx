import { Enhancer } from '@/components/islands/Enhancer';
import { PauseButton } from '@/components/carousel/PauseButton';
import type { Banner } from '@/lib/domain/site/site';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { SearchBox } from '@/components/search/SearchBox';
import { SiteLink } from '@/components/ui/SiteLink';
import type { CityLink } from '@/lib/domain/search/record';
import type { NavLink } from '@/lib/domain/page/navigation';
import { Picture } from '@/components/ui/Picture';
import { Icon } from '@/components/ui/Icon';

interface HeroControlsProps {
  /** Id of the box of the pictures. */
  stageId: string;
  banners: Banner[];
}

/** 7 → '07'. */
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Pause, and for each picture its position and the project it shows; those of the visible picture are shown. */
function HeroControls({ stageId, banners }: HeroControlsProps) {
  const total = banners.length;
  if (total < 2 && !banners[0]?.project) return null;
  return (
    <>
      <div className="on-dark hero-controls">
        {total > 1 ? (
          <PauseButton
            stageId={stageId}
            subject="banner pictures"
            className="grid size-11 place-items-center noscript:hidden"
          />
        ) : null}
        {banners.map(({ project }, index) => (
          <div key={index} data-hero="caption" hidden={index > 0} className="contents">
            {total > 1 ? (
              <span className="hero-count noscript:hidden">
                {twoDigits(index + 1)} / {twoDigits(total)}
              </span>
            ) : null}
            {project ? (
              <a href={project.href} className="py-2 pl-4 type-micro hover:underline max-md:hidden">
                <span className="block type-caption font-semibold">{project.name}</span>
                <span>{project.place}</span>
              </a>
            ) : null}
          </div>
        ))}
      </div>
      {total > 1 ? <Enhancer name="heroBanner" stageId={stageId} /> : null}
    </>
  );
}

const MENU_ID = 'buy-menu';

/** Buy: Residential, Commercial, Plots and SCO, as far as there are projects; opens by press without script (spec 2, Home page). */
function BuyMenu({ links }: { links: NavLink[] }) {
  return (
    <details id={MENU_ID} className="group relative">
      <summary className="flex min-h-11 items-center gap-2 type-small font-semibold [border-bottom:2px_solid_var(--color-enquire)]">
        Buy
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="buy-menu">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="flex min-h-11 items-center px-4 font-display text-[1.25rem] hover:bg-accent-soft focus-visible:-outline-offset-2"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Enhancer name="hoverMenu" menuId={MENU_ID} />
    </details>
  );
}

interface HeroProps {
  headline: string;
  /** What is offered where. */
  lead: string;
  banners: Banner[];
  cities: readonly CityLink[];
  /** The categories that have projects. */
  buyLinks: NavLink[];
  /** The tools about money. */
  moneyLinks: NavLink[];
  /** Popular searches, below the search box. */
  popular: NavLink[];
}

const STAGE_ID = 'hero-picture';
const WISH = 'flex min-h-11 items-center type-small text-ink-2 hover:text-ink';

/** Full-height banner with the notch: Buy, Rent / Lease, Sell and the search (spec 2, Home page). */
export function Hero({ headline, lead, banners, cities, buyLinks, moneyLinks, popular }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="hero">
      <div role="group" aria-roledescription="carousel" aria-label="Banner pictures" className="contents">
        <HeroSlides stageId={STAGE_ID} banners={banners} />
        <HeroControls stageId={STAGE_ID} banners={banners} />
      </div>
      <div className="hero-copy">
        <div className="copy-shade relative isolate pb-6 text-white md:pb-8">
          <h1 id="hero-title">{headline}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <div className="hero-search">
        <div className="flex flex-wrap gap-x-8">
          {buyLinks.length > 0 ? <BuyMenu links={buyLinks} /> : null}
          <EnquiryLink kind="footer" subject="I want to rent or lease a property." className={WISH}>
            Rent / Lease
          </EnquiryLink>
          <EnquiryLink kind="footer" subject="I want to sell a property." className={WISH}>
            Sell
          </EnquiryLink>
        </div>
        <div className="mt-2">
          <SearchBox cities={cities} />
        </div>
        <HeroLinks links={moneyLinks} />
        <HeroLinks title="Popular:" links={popular} className="max-md:hidden" />
      </div>
    </section>
  );
}

function HeroLinks({
  title,
  links,
  className = '',
}: {
  title?: string;
  links: readonly NavLink[];
  className?: string;
}) {
  if (links.length === 0) return null;
  return (
    <p className={`mt-2 flex flex-wrap items-center gap-x-4 type-small text-ink-2 ${className}`}>
      {title}
      {links.map(({ label, href }) => (
        <SiteLink key={href} href={href} className="link font-normal text-ink">
          <span className="border-line-strong">{label}</span>
        </SiteLink>
      ))}
    </p>
  );
}

interface HeroSlidesProps {
  stageId: string;
  banners: Banner[];
}

/** The banner pictures, each above those before it (home.css). A hidden one is not fetched. */
function HeroSlides({ stageId, banners }: HeroSlidesProps) {
  return (
    <div id={stageId} className="hero-slides head-shade">
      {banners.map(({ image }, index) => (
        <div key={index} data-hero="slide" hidden={index > 0} className="absolute inset-0">
          <Picture
            image={image}
            alt=""
            sizes="100vw"
            className="size-full object-cover"
            isPriority={index === 0}
            hasPortraitCrop
          />
        </div>
      ))}
    </div>
  );
}
