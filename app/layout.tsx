import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Enhancer } from '@/components/islands/Enhancer';
import { StartInDev } from '@/components/islands/StartInDev';
import { FloatingButtons } from '@/components/layout/footer/FloatingButtons';
import { Footer } from '@/components/layout/footer/Footer';
import { Header, SkipLink } from '@/components/layout/header/Header';
import { MobileMenu } from '@/components/layout/header/MobileMenu';
import { SpeculationRules } from '@/components/layout/SpeculationRules';
import { LAYOUT_PARTS } from '@/components/layout-parts';
import { ROUTES } from '@/lib/domain/site/routes';
import { moreMenuLinks, projectsMenuLinks, withoutEmpty } from '@/lib/domain/page/navigation';
import { getShell } from '@/lib/content/pages/shell';
import { display, rupee, text } from './fonts';

export function generateMetadata(): Metadata {
  const { name, url, description } = getShell().site;
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s | ${name}` },
    description,
    applicationName: name,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
        { url: '/icon-96.png', type: 'image/png', sizes: '96x96' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export function generateViewport(): Viewport {
  const { deep } = getShell().colours;
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: deep };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  const { Compare, Greeting, Hearts, ShortlistLink } = LAYOUT_PARTS;
  const { site, cities, cityKinds, mainCities, hasPromo, ...shell } = getShell();
  const emptyPages = ShortlistLink ? shell.emptyPages : [...shell.emptyPages, ROUTES.shortlist];
  const mainCity = mainCities[0]?.name ?? null;
  const projectsMenu = withoutEmpty(projectsMenuLinks(site.announced), emptyPages);
  return (
    <html lang="en-IN" className={`${text.variable} ${rupee.variable} ${display.variable}`}>
      <body>
        <SkipLink />
        <Header siteName={site.name} phone={site.phone} projectsMenu={projectsMenu}>
          {ShortlistLink ? <ShortlistLink /> : null}
        </Header>
        <MobileMenu
          siteName={site.name}
          phone={site.phone}
          social={site.social}
          projectsMenu={projectsMenu}
          moreLinks={withoutEmpty(moreMenuLinks(cities), emptyPages)}
        />
        {children}
        <Footer
          site={site}
          cities={cities}
          cityKinds={cityKinds}
          emptyPages={emptyPages}
          // oxlint-disable-next-line react-hooks/purity -- The year of the build: nothing renders it twice.
          buildYear={new Date().getFullYear()}
        />
        <FloatingButtons site={site} />
        <Enhancer name="shell" />
        <Enhancer name="analytics" endpoint={site.analyticsEndpoint} />
        {Hearts ? <Hearts /> : null}
        {Compare ? <Compare /> : null}
        <Enhancer name="share" />
        <Enhancer name="headerSearch" cities={mainCities} />
        <Enhancer name="resend" host={site.enquiryHost} phone={site.phone} />
        <Enhancer
          name="enquiryOpener"
          host={site.enquiryHost}
          phone={site.phone}
          email={site.email}
          callBackTime={site.callBackTime}
          whatsapp={site.whatsapp}
          isOpenByDefault={site.enquiryOpenByDefault}
        />
        {Greeting ? <Greeting words={site.greeting} city={mainCity} /> : null}
        <Enhancer
          name="interruptions"
          hasPromo={hasPromo}
          isEnquiryFirst={site.enquiryOpenByDefault}
          shortName={site.shortName}
          city={mainCity}
        />
        {process.env.NODE_ENV === 'development' ? <StartInDev /> : null}
        <SpeculationRules />
      </body>
    </html>
  );
}
