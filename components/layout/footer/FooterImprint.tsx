import { SiteLink } from '@/components/ui/SiteLink';
import type { City } from '@/lib/domain/place/city';
import { offerText } from '@/lib/domain/site/kinds';
import { ROUTES } from '@/lib/domain/site/routes';
import { claimTexts, type Site } from '@/lib/domain/site/site';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { SocialLinks } from './SocialLinks';

interface FooterImprintProps {
  site: Pick<Site, 'name' | 'claims' | 'social' | 'notice'>;
  cities: Pick<City, 'name' | 'isMain'>[];
  /** Labels of the categories that have projects. */
  categories: string[];
  buildYear: number;
}

/** Logo and about text with the claims of spec 1, social links, copyright, the site's notice. */
export function FooterImprint({ site, cities, categories, buildYear }: FooterImprintProps) {
  const claims = claimTexts(site.claims).map((claim) => claim.join(' '));
  const places = cities.filter(({ isMain }) => isMain).map(({ name }) => name);
  return (
    <div className="mt-14 flex flex-wrap items-start justify-between gap-x-12 gap-y-6 border-t border-white/20 pt-8">
      <div className="flex max-w-[36rem] gap-4">
        <BrandMark size={26} tone="dark" className="mt-0.5 flex-none self-start" />
        <div>
          <p className="font-display text-xl leading-tight text-white">{site.name}</p>
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
        </p>
      </div>
      {site.notice ? <p className="w-full type-caption">{site.notice}</p> : null}
    </div>
  );
}
