import { SiteLink } from '@/components/ui/SiteLink';
import type { City } from '@/lib/domain/place/city';
import { offerText } from '@/lib/domain/site/kinds';
import { ROUTES } from '@/lib/domain/site/routes';
import { claimTexts, formatAddress, type Site } from '@/lib/domain/site/site';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { EnquiryExtras } from '@/components/enquiry/EnquiryExtras';
import { citiesGroup, type NavGroup, QUICK_LINKS, SERVICE_LINKS, withoutEmpty } from '@/lib/domain/page/navigation';
import { Icon } from '@/components/ui/Icon';
import { Island } from '@/components/islands/Island';
import { EmailText } from '@/components/ui/EmailText';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { SocialLinks } from './SocialLinks';

interface FooterImprintProps {
  site: Pick<Site, 'name' | 'claims' | 'social' | 'notice' | 'tags'>;
  cities: Pick<City, 'name' | 'isMain'>[];
  /** Labels of the categories that have projects. */
  categories: string[];
  buildYear: number;
}

/** Logo and about text with the claims of spec 1, social links, copyright, the site's notice. */
function FooterImprint({ site, cities, categories, buildYear }: FooterImprintProps) {
  const claims = claimTexts(site.claims).map((claim) => claim.join(' '));
  const places = cities.filter(({ isMain }) => isMain).map(({ name }) => name);
  return (
    <div className="mt-14 flex flex-wrap items-start justify-between gap-x-12 gap-y-6 pt-8 edge-line-t">
      <div className="flex max-w-[36rem] gap-4">
        <BrandMark size={26} tone="dark" className="mt-0.5 flex-none self-start" />
        <div>
          <p className="text-white type-title">{site.name}</p>
          <p className="mt-1 type-small">
            A property consultancy for {offerText(categories, places)}.
            {claims.length > 0 ? ` ${claims.join(', ')}.` : null}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <SocialLinks social={site.social} className="-mx-[12px] flex" />
        <p className="flex flex-wrap items-center gap-x-5 type-caption">
          <span>
            © <span id="copyright-year">{buildYear}</span> {site.name}. All rights reserved.
          </span>
          <SiteLink href={ROUTES.privacy} className="inline-flex min-h-8 items-center underline underline-offset-4">
            Privacy
          </SiteLink>
          {site.tags ? (
            <a
              href={ROUTES.privacy}
              data-answered=""
              data-tag-choice=""
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              Cookie choice
            </a>
          ) : null}
        </p>
      </div>
      {site.notice ? <p className="w-full type-caption">{site.notice}</p> : null}
    </div>
  );
}

interface FooterGroupProps {
  group: NavGroup;
  /** Position in the grid of groups. */
  className?: string;
}

/** One column of footer links in rows of 32 px; folded under its title below 768 px (visual-language 10). */
function FooterGroup({ group, className }: FooterGroupProps) {
  return (
    <div className={className}>
      <h2 className="fold-heading type-small font-semibold text-white">{group.title}</h2>
      <details className="fold max-md:edge-line-b">
        <summary className="type-small font-semibold text-white">
          {group.title}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className="pb-3 md:mt-2 md:pb-0">
          {group.links.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} className="inline-flex min-h-8 items-center type-small quiet-link">
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface FooterContactProps {
  site: Pick<Site, 'address' | 'phone' | 'email'>;
  className?: string;
}

const LINK = 'inline-flex min-h-8 max-w-full items-center wrap-anywhere quiet-link';

/** Address, phone and e-mail of the office. */
function FooterContact({ site, className }: FooterContactProps) {
  return (
    <div className={className}>
      <h2 className="type-small font-semibold text-white">Contact</h2>
      <address className="mt-3 type-small not-italic">
        <p className="mb-1">{formatAddress(site.address)}</p>
        <p>
          <SiteLink href={telUrl(site.phone)} className={`${LINK} nums`}>
            {site.phone}
          </SiteLink>
        </p>
        <p>
          <SiteLink href={mailtoUrl(site.email)} className={LINK}>
            <EmailText email={site.email} />
          </SiteLink>
        </p>
      </address>
    </div>
  );
}

interface FooterProps {
  site: Site;
  cities: Pick<City, 'name' | 'href' | 'isMain'>[];
  cityKinds: NavGroup[];
  emptyPages: string[];
  buildYear: number;
}

/** Let's Connect, folded where the page has a form of its own, the link groups, the company (spec 2, Footer). */
export function Footer({ site, cities, cityKinds, emptyPages, buildYear }: FooterProps) {
  const services = { ...SERVICE_LINKS, links: withoutEmpty(SERVICE_LINKS.links, emptyPages) };
  const quick = { ...QUICK_LINKS, links: withoutEmpty(QUICK_LINKS.links, emptyPages) };
  return (
    <footer data-deferred="section" className="site-footer on-dark bg-deep text-accent-tint">
      <div className="page section pb-10!">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <section aria-labelledby="lets-connect" className="lg:col-span-5">
            <h2 id="lets-connect" className="type-h2 text-white">
              Let’s Connect
            </h2>
            <details className="footer-form fold mt-3">
              <summary className="font-semibold text-white edge-line-y">
                Write to us here
                <Icon name="chevron-down" size={16} />
              </summary>
              <p className="mb-6 max-w-[28rem]">
                Tell us the city, the budget and when you want to move. A consultant calls you back.
              </p>
              <Island
                name="EnquiryForm"
                when="used"
                channel="footer"
                host={site.enquiryHost}
                tone="dark"
                phone={site.phone}
              >
                <EnquiryExtras />
              </Island>
            </details>
          </section>
          <nav
            aria-label="Footer"
            data-deferred="section"
            className="grid content-start md:grid-cols-3 md:gap-x-8 md:gap-y-10 lg:col-span-6 lg:col-start-7"
          >
            {cityKinds.map((group) => (
              <FooterGroup key={group.title} group={group} />
            ))}
            {services.links.length > 0 ? <FooterGroup group={services} className="md:col-start-1" /> : null}
            <FooterGroup group={quick} className="md:col-start-1" />
            <FooterGroup group={citiesGroup(cities)} className="md:col-start-2 md:row-span-2 md:row-start-2" />
            <FooterContact site={site} className="max-md:mt-6 md:col-start-3 md:row-span-2 md:row-start-2" />
          </nav>
        </div>
        <FooterImprint
          site={site}
          cities={cities}
          categories={services.links.map(({ label }) => label)}
          buildYear={buildYear}
        />
      </div>
    </footer>
  );
}
