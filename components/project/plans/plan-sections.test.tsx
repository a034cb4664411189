import { renderToStaticMarkup } from 'react-dom/server';
import type { Floor } from '@/lib/domain/project/floor-plan';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { LocationFacts, ProjectPage } from '@/lib/domain/project/page';
import { FloorPlanSection } from './FloorPlanSection';
import { LocationSection } from '@/components/project/sections/LocationSection';
import { PaymentPlanSection } from './PaymentPlanSection';
import { SimilarProjectsSection } from '@/components/project/sections/SimilarProjectsSection';
import { drawMap } from '@/lib/domain/place/draw-map';
import { SitePlanSection } from './SitePlanSection';

const MISSING = { kind: 'missing' } as const;
const ready = <T,>(value: T) => ({ kind: 'ready', value }) as const;
const FAULTY = { kind: 'faulty', message: 'The record could not be read.' } as const;
const drawing: ImageAsset = { kind: 'vector', src: '/images/plan.svg', width: 400, height: 300 };
const place: LocationFacts = {
  images: [],
  nearby: [{ name: 'Aarvy Hospital, Sector 90', time: '9 minutes' }],
  directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=28.6139,77.209',
  isApproximate: true,
};

const floor = (images: ImageAsset[], priceText: string | null = null): Floor => ({
  configuration: '3 BHK',
  areaText: '1,620 sq.ft',
  area: null,
  priceText,
  priceRupees: null,
  images,
});

function pageWith(parts: Partial<ProjectPage>): ProjectPage {
  const project = { name: 'Mogra Courts', kind: 'residential' } as ProjectPage['project'];
  const renderings = { gallery: false, location: false };
  const sections = { renderings, floorPlan: MISSING, paymentPlans: MISSING, location: MISSING, sitePlan: MISSING };
  return { ...({} as ProjectPage), project, ...sections, ...parts };
}

const floors = (...list: Floor[]): Partial<ProjectPage> => ({
  floorPlan: ready({ projectId: 'a', projectName: 'Mogra Courts', floors: list }),
});

function textOf(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const contact = (label: string) =>
  `<a href="#enquire" data-enquiry="contact" data-subject="Mogra Courts"[^>]*>${label}</a>`;

const SECTIONS = {
  ...{ FloorPlanSection, PaymentPlanSection, LocationSection, SitePlanSection, SimilarProjectsSection },
};

test.each<[keyof typeof SECTIONS, string, Partial<ProjectPage>, string, string]>([
  [
    'FloorPlanSection',
    'no record',
    {},
    'Floor plan is not currently available. Contact us for Floor plan and Base selling price.',
    'Contact Us for Site Plan',
  ],
  ['FloorPlanSection', 'no floors', floors(), 'No floor plans available for this Project...', 'Contact Us'],
  ['FloorPlanSection', 'no drawings', floors(floor([])), 'No floor plans available for this Project...', 'Contact Us'],
  ['PaymentPlanSection', 'no record', {}, 'Payment plan not currently available.', 'Contact Us'],
  [
    'PaymentPlanSection',
    'no plans',
    { paymentPlans: ready([]) },
    'Payment plan not currently available.',
    'Contact Us',
  ],
  ['LocationSection', 'no record', {}, 'Location Information Not Available', 'Contact Us'],
  ['LocationSection', 'a faulty record', { location: FAULTY }, 'Location Information Not Available', 'Contact Us'],
  ['SitePlanSection', 'no record', {}, 'Site Plan Not Available', 'Contact Us for Site Plan'],
  ['SitePlanSection', 'a faulty record', { sitePlan: FAULTY }, 'Site Plan Not Available', 'Contact Us for Site Plan'],
  [
    'SitePlanSection',
    'no drawings',
    { sitePlan: ready({ projectName: 'Mogra Courts', images: [] }) },
    'Site Plan Not Available',
    'Contact Us for Site Plan',
  ],
])('%s with %s says so and offers to ask', (name, _, parts, text, button) => {
  const html = renderToStaticMarkup(SECTIONS[name]({ page: pageWith(parts) }));
  expect(textOf(html)).toContain(text);
  expect(html).toMatch(new RegExp(contact(button)));
});

test('a project with a place and nothing else about it has its map and says so', () => {
  const frame = { south: 28.3, west: 76.8, north: 28.6, east: 77.2 };
  const home = { href: '/project-details/vatika/mogra-courts', label: 'Mogra Courts: ₹ 1 Cr', isCommercial: false };
  const map = drawMap({ slug: 'gurgaon', name: 'Gurgaon' }, { frame, insets: [], areas: [], lines: [], places: [] }, [
    { ...home, locality: null, coordinates: { lat: 28.4, lng: 77 } },
  ]);
  const html = renderToStaticMarkup(LocationSection({ page: pageWith({ map }) }));
  expect(html).toContain('aria-label="Mogra Courts: ₹ 1 Cr"');
  expect(textOf(html)).toContain('Location Information Not Available');
});

test.each<[keyof typeof SECTIONS, Partial<ProjectPage>, string]>([
  [
    'FloorPlanSection',
    { floorPlan: FAULTY },
    'Unable to Load Floor Plans Error loading floor plans: The record could not be read. Retry',
  ],
  [
    'PaymentPlanSection',
    { paymentPlans: FAULTY },
    'Unable to Load Payment Plans Failed to load payment plans. Please try again later. Try Again',
  ],
  ['SimilarProjectsSection', { similar: [] }, 'Failed to load projects Retry'],
])('%s with a faulty record shows its error and reloads', (name, parts, text) => {
  const html = renderToStaticMarkup(SECTIONS[name]({ page: pageWith(parts) }));
  expect(textOf(html)).toContain(text);
  expect(html).toContain('<a href=""');
});

test('every floor has a row, with or without a drawing; a row leads to its plan and its enquiry', () => {
  const plans = [{ name: 'Down Payment Plan', installments: [] }];
  const page = pageWith({
    ...floors({ ...floor([drawing], '₹ 1.81 Cr'), priceRupees: 18_100_000 }, { ...floor([]), configuration: '4 BHK' }),
    paymentPlans: ready(plans),
  });
  const html = renderToStaticMarkup(FloorPlanSection({ page }));
  expect(textOf(html)).toContain(
    'Configurations and prices Configuration Area Price Rate EMI from Enquiry ' +
      '3 BHK 1,620 sq.ft ₹ 1.81 Cr – EMI ₹ 1,25,661 Enquire about 3 BHK ' +
      '4 BHK 1,620 sq.ft Price on request – – Enquire about 4 BHK',
  );
  expect(html).toContain('<a href="#floor-1" data-slide="0"');
  expect(html).toContain('id="floor-1"');
  expect(html).toContain('data-configuration="4 BHK · 1,620 sq.ft"');
});

test('a floor says that there is no payment plan, or leads to the first one', () => {
  const page = pageWith(floors(floor([drawing])));
  expect(textOf(renderToStaticMarkup(FloorPlanSection({ page })))).toContain('Payment plan not currently available.');
  const plans = [{ name: 'Down Payment Plan', installments: [] }];
  const html = renderToStaticMarkup(FloorPlanSection({ page: { ...page, paymentPlans: ready(plans) } }));
  expect(html).toMatch(/<a href="#payment"[^>]*>View Payment Plan<\/a>/);
});

test('a single payment plan needs no tabs, and its name is the caption', () => {
  const plans = [
    { name: 'Down Payment Plan', installments: [{ number: 1, particulars: 'Booking', time: 'Now', percentage: 12.5 }] },
  ];
  const html = renderToStaticMarkup(PaymentPlanSection({ page: pageWith({ paymentPlans: ready(plans) }) }));
  expect(html).not.toContain('data-tablist');
  expect(textOf(html)).toBe(
    'Payment Plan Down Payment Plan S.No. Particulars Time Installment (Total Sales Consideration) 1 Booking Now 12.5%',
  );
});

test('default coordinates are called approximate, real ones are not', () => {
  const html = (facts: LocationFacts) =>
    renderToStaticMarkup(LocationSection({ page: pageWith({ location: { kind: 'ready', value: facts } }) }));
  expect(textOf(html(place))).toContain('9 min Get Directions (opens in a new tab) Approximate:');
  expect(textOf(html({ ...place, isApproximate: false }))).not.toContain('Approximate');
});

test.each([
  [1, false, false],
  [2, true, false],
  [3, true, true],
])('%d site plans: arrows %s, pause button %s', (count, hasArrows, hasPause) => {
  const images = Array.from({ length: count }, () => drawing);
  const html = renderToStaticMarkup(
    SitePlanSection({
      page: pageWith({ sitePlan: ready({ projectName: 'Mogra Courts', images }) }),
    }),
  );
  expect(html.includes('Next site plans')).toBe(hasArrows);
  expect(html.includes('Pause site plans')).toBe(hasPause);
  expect(html).toContain('data-fallback="/images/fallback/failed-to-load.svg"');
});
