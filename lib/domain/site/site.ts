import type { ImageAsset } from '../picture/image';
import type { Coordinates } from './links';
import type { ProjectCategory } from './kinds';

/** A titled paragraph: a core value, a service, a reason. */
export interface TitledText {
  title: string;
  text: string;
}

/** The about page (spec 2). */
export interface About {
  /** Paragraphs, split by blank lines. */
  about: string[];
  mission?: string | undefined;
  vision?: string | undefined;
  coreValues: TitledText[];
  services: TitledText[];
  whyChooseUs: TitledText[];
}

/** A banner picture of the home page, and the project it shows, if it shows one. */
export interface Banner {
  image: ImageAsset;
  project: { name: string; place: string; href: string } | null;
}

interface Role {
  id: string;
  title: string;
  location: string;
  /** 'Full-time' and the like. */
  type: string;
  summary: string;
}

/** An entry of the careers sidebar (spec 2). */
export interface Department {
  name: string;
  roles: Role[];
}

export interface Faq {
  question: string;
  answer: string;
}

/** A term of property buying in plain words; search and assistant answer with it. */
export interface GlossaryTerm {
  term: string;
  /** Other words for it, lower case. */
  aliases: string[];
  definition: string;
  /** The page of this site that helps with it. */
  href: string;
  /** Words of the link to that page. */
  linkLabel: string;
  /** What it takes of a typed sum. */
  percents?: { percent: number; of: string; fromRupees?: number }[];
  /** Whether of a typed sum it is the duty in the states of its page. */
  hasDuty?: boolean;
  /** Whether any other term that a question names says more of what is asked: of 'gst for nri' that of the tax. */
  isGeneral?: boolean;
}

const SOCIAL_NETWORKS = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SOCIAL_LABELS: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

const CLAIMS = {
  yearsOfExperience: ['+', 'years of experience'],
  happyClients: ['+', 'happy clients'],
  propertiesSold: ['+', 'properties sold'],
  successRate: ['%', 'success rate'],
} as const;
type Claim = keyof typeof CLAIMS;

/** The claims that are made, as figure and words: ['11+', 'years of experience'] (spec 1). */
export function claimTexts(claims: Site['claims']): [figure: string, label: string][] {
  return (Object.keys(CLAIMS) as Claim[]).flatMap((claim): [string, string][] => {
    const [sign, label] = CLAIMS[claim];
    return claims[claim] === undefined ? [] : [[`${claims[claim]}${sign}`, label]];
  });
}

/** The networks that the firm has, in the order of the specification (spec 1). */
export function networksOf(social: Site['social']): { network: SocialNetwork; href: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = social[network];
    return href === undefined ? [] : [{ network, href }];
  });
}

export interface Site {
  name: string;
  /** As in 'Aangan Edge' (spec 2, Home page). */
  shortName: string;
  /** The first words of the home page. */
  headline: string;
  tagline: string;
  /** As 'Namaste.'. */
  greeting: string;
  /** When a consultant calls back, as 'on the same working day'; '' promises no time. */
  callBackTime: string;
  careersTitle: string;
  /** What will be sold later, as in the menu. */
  announced: string[];
  description: string;
  /** Absolute address of the site, without a trailing slash. */
  url: string;
  phone: string;
  email: string;
  /** Digits with country code, for wa.me. */
  whatsapp: string;
  address: { street: string; locality: string; region: string; postalCode: string; country: string };
  coordinates: Coordinates;
  /** A drawing around the office. */
  officeMap: ImageAsset | null;
  /** Addresses of the networks that the firm has. */
  social: { [network in SocialNetwork]?: string | undefined };
  claims: { [claim in Claim]?: number | undefined };
  defaultDeveloper: string | null;
  heroImages: ImageAsset[];
  /** Banners of category pages that have one of their own. */
  categoryBanners: { category: ProjectCategory; image: ImageAsset }[];
  edge: { title: string; text: string }[];
  edgeImage: ImageAsset;
  /** Base address of the enquiry calls; empty means the same origin. */
  enquiryHost: string;
  /** Inquire Now opens by itself 10 s after load (spec 2). */
  enquiryOpenByDefault: boolean;
  analyticsEndpoint: string | null;
  /** A script of others that waits for a visitor's yes, all origins it needs, and what the visitor is asked. */
  tags: { script: string; origins: string[]; asks: string } | null;
  /** Where browsers insist on https, once they have been here. */
  hsts: 'host' | 'subdomains' | 'preload';
  /** Our own registrations as agent; `validUntil` is an ISO day. */
  reraAgents: { state: string; number: string; validUntil?: string | undefined }[];
  /** A line at the foot of every page. */
  notice: string | null;
}

/** What a form says of the office. */
export type Office = Pick<Site, 'enquiryHost' | 'phone' | 'email' | 'callBackTime'>;

/** 'A consultant calls you back on the same working day.'; without a time where none is promised. */
export function callBackText(time = ''): string {
  return `A consultant calls you back${time && ` ${time}`}.`;
}

export interface Testimonial {
  name: string;
  time: string;
  /** 1 to 5 stars. */
  rating: number;
  review: string;
  location: string;
}

/** 'Ritika Malhotra' → 'RM': at most two letters for the avatar. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The firm's address in one line: 'Sohna Road, Gurgaon, Haryana 122018'. */
export const formatAddress = ({ street, locality, region, postalCode }: Site['address']) =>
  `${street}, ${locality}, ${region} ${postalCode}`;
