import { ALERTS_PATH } from '@/lib/hosting/rules';
import { formatRupees } from '@/lib/domain/project/price';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { internationalDigits, isDialable } from '@/lib/domain/site/phone';
import type { Alerts, AlertsOptions } from '../capabilities';
import { toIndianDate } from '../enquiry/indian-time';
import { idOf } from '../store/office-users';
import { isNumber, mailboxOf, type News, type Wish } from '../store/wishes';
import { readListings, type ReleaseListings } from './listings';
import { ROUTES } from '@/lib/domain/site/routes';
import { escapeHtml, pageFrame } from '../enquiry/page-frame';
import { PAGE_POLICY, textResponse } from '../enquiry/reply';

/** The section of an enquiry that asks to be told. */
export const TELL_ME_WHEN = 'Tell me when';
const [MAX_LINES, MAX_LINES_OF_MESSAGE] = [20, 4];

export function createAlerts({
  store,
  release,
  office,
  hasMail = true,
  hasWhatsapp = false,
  now = Date.now,
}: AlertsOptions): Alerts {
  let known: { state: string; listings: ReleaseListings } | null = null;
  /** The release in which what is new was looked for. */
  let lookedThrough = '';

  /** The listings of the release that is served now, read again only after publishing. */
  async function listingsNow(): Promise<{ state: string; listings: ReleaseListings }> {
    const now = await release();
    if (known?.state !== now.state) known = { state: now.state, listings: await readListings(now) };
    return known;
  }

  /** One question a mailbox and day, until it is answered. */
  const askingId = (email: string) => `wish ${idOf(mailboxOf(email))} ${toIndianDate(now())}`;

  const linkOf = (path: string) => `${office.url}${path}`;

  async function find({ homes, asked }: ReleaseListings): Promise<void> {
    const seen = await store.wishes.seen();
    const prices = [...homes.values()].map((home) => [home.summary.id, priceOf(home)] as const);
    const fresh = prices.filter(([id, price]) => seen[id] !== price);
    if (fresh.length === 0) return;
    // Nothing is new on the first look.
    const isFirst = Object.keys(seen).length === 0;
    const changed = isFirst ? [] : [...homes.values()].flatMap((home) => changeOf(home, seen[home.summary.id]) ?? []);
    const was = new Map(changed.map(({ home, wasRupees }) => [home.summary.id, wasRupees]));
    const news: News[] = [];
    for (const { id: wishId, address } of changed.length > 0 ? await store.wishes.confirmed() : []) {
      for (const { summary } of (await asked(address))?.passing(changed.map(({ home }) => home)) ?? [])
        news.push({ wishId, homeId: summary.id, wasRupees: was.get(summary.id) ?? null });
    }
    await store.wishes.see({ before: seen, now: Object.fromEntries(fresh) }, news);
  }

  /** How many people wait to be told of each of some homes. */
  async function waitingFor(homes: readonly ListingRecord[]): Promise<Map<string, number>> {
    const { asked } = (await listingsNow()).listings;
    const people = new Map<string, Set<string>>();
    for (const { address, email } of await store.wishes.confirmed()) {
      for (const { summary } of (await asked(address))?.passing(homes) ?? []) {
        people.set(summary.id, (people.get(summary.id) ?? new Set()).add(mailboxOf(email)));
      }
    }
    return new Map([...people].map(([id, mailboxes]) => [id, mailboxes.size]));
  }

  /** One letter a mailbox and day, with the prices of now. */
  async function tell({ homes, asked }: ReleaseListings): Promise<void> {
    const news = await store.wishes.news();
    if (news.length === 0) return;
    const wishes = await store.wishes.confirmed();
    const byMailbox = new Map<string, { wish: Wish; news: News[] }[]>();
    for (const wish of wishes) {
      const own = news.filter(({ wishId }) => wishId === wish.id);
      const mailbox = mailboxOf(wish.email);
      if (own.length > 0) byMailbox.set(mailbox, [...(byMailbox.get(mailbox) ?? []), { wish, news: own }]);
    }
    for (const [mailbox, own] of byMailbox) {
      const [first] = own;
      const id = `alert ${idOf(mailbox)} ${toIndianDate(now())}`;
      if (first === undefined || (await store.letters.has(id))) continue;
      const lines = new Map<string, string>();
      for (const { wish, news: of } of own) {
        const fitting = new Set(
          (await asked(wish.address))
            ?.passing(of.flatMap(({ homeId }) => homes.get(homeId) ?? []))
            .map(({ summary }) => summary.id),
        );
        for (const { homeId, wasRupees } of of) {
          const home = homes.get(homeId);
          const line = home && fitting.has(homeId) ? lineOf(home, wasRupees, linkOf) : null;
          if (line !== null) lines.set(homeId, line);
        }
      }
      const wishIds = own.map(({ wish }) => wish.id);
      if (lines.size > 0) await store.letters.send(id, letterOf([...lines.values()], first.wish), { wishIds });
      else await store.wishes.told(wishIds);
    }
  }

  function letterOf(lines: readonly string[], { id, email, address }: Wish) {
    const endPath = linkOf(`${ALERTS_PATH}?end=${id}`);
    const template = { kind: 'tell', text: lines.slice(0, MAX_LINES_OF_MESSAGE).join('; '), link: endPath } as const;
    const more = lines.length > MAX_LINES ? [`${lines.length - MAX_LINES} more: ${linkOf(address)}`] : [];
    return {
      to: email,
      subject: `${lines.length === 1 ? 'A home' : `${lines.length} homes`} for your search | ${office.name}`,
      paragraphs: [
        ...lines.slice(0, MAX_LINES),
        ...more,
        `You asked us to tell you. One click ends these mails: ${endPath}`,
      ],
      unsubscribe: endPath,
      template,
    };
  }

  return {
    async take({ email, phone, details, isSuspect }) {
      const number = hasWhatsapp && isDialable(phone) ? `+${internationalDigits(phone)}` : '';
      const to = (hasMail && email) || number;
      if (isSuspect || to === '' || details.section !== TELL_ME_WHEN || !office.url) return;
      const asked = await (await listingsNow()).listings.asked(details.pagePath ?? '');
      if (asked === null) return;
      const wish = await store.wishes.add(to, asked.address);
      if (wish === null || wish.isConfirmed) return;
      const link = linkOf(`${ALERTS_PATH}?confirm=${wish.id}`);
      await store.letters.send(askingId(to), {
        to,
        subject: `Shall we tell you of new homes? | ${office.name}`,
        paragraphs: [
          `You looked for homes${asked.words && `: ${asked.words}`}.\n${linkOf(asked.address)}`,
          `Confirm that we may write to this address when a new one fits or a price drops, at most once a day: ${link}`,
          'If you did not ask for this, do nothing: without your yes we do not write again.',
        ],
        template: { kind: 'ask', text: asked.words || 'all homes', link },
      });
    },
    async answer(request) {
      const query = new URL(request.url).searchParams;
      const isEnd = query.has('end');
      const id = query.get(isEnd ? 'end' : 'confirm') ?? '';
      const wishes = await store.wishes.ofSame(id);
      const isDone = request.method === 'POST';
      const [wish] = wishes;
      if (isDone && wish) {
        await (isEnd ? store.wishes.end(id) : store.wishes.confirm(id));
        await store.letters.forget(askingId(wish.email));
      }
      const { asked } = (await listingsNow()).listings;
      const isMail = !wishes.some(({ email }) => isNumber(email));
      const lines: { address: string; words: string }[] = [];
      for (const { address } of wishes) lines.push({ address, words: (await asked(address))?.words || address });
      const view = { siteName: office.name, kind: isEnd ? 'end' : 'confirm', lines, isDone, isMail } as const;
      return toAlertResponse(request, wishes.length > 0 ? 200 : 404, alertPage(view));
    },
    async waitingFor(homeId) {
      const home = (await listingsNow()).listings.homes.get(homeId);
      return home === undefined ? 0 : ((await waitingFor([home])).get(homeId) ?? 0);
    },
    waiting: async () => waitingFor([...(await listingsNow()).listings.homes.values()]),
    async look() {
      const { state, listings } = await listingsNow();
      if (state !== lookedThrough) await find(listings);
      lookedThrough = state;
      await tell(listings);
    },
  };
}

const priceOf = ({ price }: ListingRecord) => price?.minRupees ?? 0;

/** What somebody is told of a home: that it is new, or its lower price; null if neither. */
function changeOf(
  home: ListingRecord,
  seenRupees: number | undefined,
): { home: ListingRecord; wasRupees: number | null } | null {
  if (seenRupees === undefined) return { home, wasRupees: null };
  const nowRupees = priceOf(home);
  return nowRupees > 0 && nowRupees < seenRupees ? { home, wasRupees: seenRupees } : null;
}

/** 'new: Mogra Courts, Sector 83, Gurgaon, ₹ 1.81 – 2.62 Cr', '… ₹ 1.81 Cr → ₹ 1.74 Cr'; null if it is dearer again. */
function lineOf(home: ListingRecord, wasRupees: number | null, linkOf: (path: string) => string): string | null {
  const { name, placeText, priceText, href } = home.summary;
  const what = `${name}, ${placeText}`;
  if (wasRupees === null) return `new: ${what}, ${priceText}\n${linkOf(href)}`;
  const nowRupees = priceOf(home);
  if (nowRupees === 0 || nowRupees >= wasRupees) return null;
  const [was, is] = [formatRupees(wasRupees), formatRupees(nowRupees)];
  const [short = was] = was.split(/ (?=\p{L}+$)/u);
  const unit = was.slice(short.length);
  return `${what}: ${unit !== '' && is.endsWith(unit) ? `${short} → ${is.replace('₹ ', '')}` : `${was} → ${is}`}\n${linkOf(href)}`;
}

interface AlertPage {
  siteName: string;
  kind: 'confirm' | 'end';
  /** What somebody is told of: listings with their filters in words; none if the address of the page is not known. */
  lines: readonly { address: string; words: string }[];
  /** Whether the button was pressed. */
  isDone: boolean;
  /** Otherwise a message to a number. */
  isMail: boolean;
}

const TEXTS = {
  confirm: {
    ask: [
      'Shall we tell you?',
      'A mail, at most once a day, when a new home fits or a price drops. Each has a link that ends them.',
    ],
    done: [
      'We tell you',
      'A mail comes when a new home fits or a price drops, at most once a day. Each has a link that ends them.',
    ],
    button: 'Yes, tell me',
  },
  end: {
    ask: ['End the mails?', 'We forget your address, and tell you of none of these any more.'],
    done: ['The mails are ended', 'We have forgotten your address.'],
    button: 'End the mails',
  },
} as const;
const UNKNOWN = ['Nothing here', 'These mails were ended, or the address of this page is not complete.'] as const;

/** Asks once more before somebody is told or not told any more: mail programs open links by themselves. */
function alertPage({ siteName, kind, lines, isDone, isMail }: AlertPage): string {
  const texts = TEXTS[kind];
  const said = (words: string) =>
    isMail ? words : words.replaceAll('mail', 'message').replaceAll('address', 'number');
  const [heading, text] = lines.length === 0 ? UNKNOWN : isDone ? texts.done : texts.ask;
  const items = lines.map(({ address, words }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></li>`);
  const form = `<form method="post"><button type="submit">${said(texts.button)}</button></form>`;
  return pageFrame({
    heading: said(heading),
    siteName,
    head: ['<meta name="referrer" content="no-referrer">'],
    lines: [
      `<p>${said(text)}</p>`,
      items.length > 0 ? `<ul>${items.join('')}</ul>` : '',
      lines.length > 0 && !isDone ? form : `<p><a href="${ROUTES.projects}">All projects</a></p>`,
    ],
  });
}

function toAlertResponse(request: Request, status: number, page: string): Response {
  return textResponse(request, status, page, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
