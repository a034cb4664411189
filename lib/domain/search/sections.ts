import type { SearchAnswer } from './engine';
import { formatOffer } from './offer';
import { hasPrice, searchFields, searchNote, type SearchRecord } from './record';
import type { SearchLink } from './ways-on';

/** A row of the results: a link, or the enquiry form with its first line. */
export interface SearchRow {
  key: string;
  href: string;
  icon: string;
  name: string;
  /** Second line. */
  note: string;
  price: string;
  /** A text that is read in full, such as an answer. */
  isLong: boolean;
  /** Of what the query found its words are highlighted; where the row shows none of them, the one of these fields that has them is shown in the place of the note. */
  fields: readonly string[] | null;
  /** First line of the enquiry that the row opens; null for a link. */
  enquiry: string | null;
}

export interface SearchSection {
  /** Also the accessible name of the group. */
  heading: string;
  /** Whether the heading is shown. */
  isHeadingShown: boolean;
  rows: SearchRow[];
}

const ROW = { note: '', price: '', isLong: false, fields: null, enquiry: null } as const;

function recordRow(record: SearchRecord, fields: SearchRow['fields'] = null): SearchRow {
  return {
    ...ROW,
    key: record.type + record.id,
    href: record.path,
    icon: record.icon,
    name: record.name,
    note: searchNote(record),
    price: hasPrice(record) ? record.price : '',
    fields,
  };
}

/** A link, and the projects that it shows, each with its place: the query did not find them. */
const linkRows =
  (icon: string) =>
  ({ label, href, note, projects = [] }: SearchLink): SearchRow[] => [
    { ...ROW, key: href + label, href, icon, name: label, note },
    ...projects.map((project) => recordRow(project)),
  ];

function section(heading: string, rows: SearchRow[], isHeadingShown = true): SearchSection[] {
  return rows.length > 0 ? [{ heading, isHeadingShown, rows }] : [];
}

/** The rows of an answer by section, in the order in which arrow keys reach them. */
export function toSearchSections(answer: SearchAnswer): SearchSection[] {
  const { asked, leftOut, offer, further, isNameFirst, answers, isAnswerFirst, groups, wayOn } = answer;
  const said = section(
    'Answers',
    answers.map(({ title, text, href, leftOut }) => ({
      ...ROW,
      key: `answer ${title}`,
      href,
      icon: 'file-text',
      name: title,
      note: leftOut ? `Without “${leftOut}”. ${text}` : text,
      isLong: true,
    })),
  );
  const offers = (offer ? [offer, ...further] : []).map((each) => ({ ...each, label: formatOffer(each) }));
  const toRows = linkRows('sliders-horizontal');
  const meant = section(
    'Matching projects',
    offers.flatMap(({ label, href }) => toRows({ label, href, note: '' })),
    false,
  );
  // What filters found has none of the words for a reason.
  const toRow = (record: SearchRecord) => recordRow(record, answer.isFiltered ? [] : searchFields(record));
  const found = groups.flatMap(({ category, records }) => section(category, records.map(toRow)));
  // Both sides of an 'or' stand before their listings.
  const before = isNameFirst ? 1 + further.length : 0;
  const ways = wayOn ? waySections(wayOn) : [];
  const later = found.slice(before);
  // What has a price says more of a budget than what has none.
  const isUnpriced = offer?.counts && offer.counts.fits + offer.counts.close === 0;
  return [
    ...(isAnswerFirst ? said : []),
    ...[...found.slice(0, before), ...meant],
    ...(isUnpriced ? [...ways, ...later] : [...later, ...ways]),
    ...(wayOn ? askUs(wayOn.subject) : offer && leftOut ? askUs(`Looking for: ${asked}`) : []),
    ...(isAnswerFirst ? [] : said),
  ];
}

/** The row that Enter opens: the listing of what filters found where that is more than one project, or of what stands below 'Thane is not among our cities'; else the first. */
export function enteredRow(
  { offer, notice, isAnswerFirst, isFiltered, count }: SearchAnswer,
  sections: readonly SearchSection[],
) {
  if (!offer || (notice === '' && (isAnswerFirst || !isFiltered || count < 2))) return 0;
  return Math.max(
    0,
    sections.flatMap(({ rows }) => rows).findIndex(({ href }) => href === offer.href),
  );
}

const ASK = { ...ROW, key: 'enquiry', href: '/contact-us', icon: 'message-square-text', name: 'Tell us, we look' };
const askUs = (subject: string) => section('Ask us', [{ ...ASK, note: subject, enquiry: subject }]);

function waySections({ relaxed, near, isNearFirst }: NonNullable<SearchAnswer['wayOn']>): SearchSection[] {
  const further = section('Look further', relaxed.flatMap(linkRows('sliders-horizontal')));
  const nearest = section('Nearest localities', near.flatMap(linkRows('map-pin')));
  return isNearFirst ? [...nearest, ...further] : [...further, ...nearest];
}
