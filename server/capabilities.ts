import type { Office, OfficeProjects } from './enquiry/office';
import type { EraseInCopy } from './person/person';
import type { EnquirySettings } from './settings';
import type { DeliveryChannel, DeliveryQueue } from './store/deliveries';
import type { StoredEnquiry } from './store/enquiry-row';
import type { EnquiryStore } from './store/store';

/** What the inbox needs from the server. */
export interface OfficeContext {
  store: EnquiryStore;
  settings: Pick<EnquirySettings, 'trustedProxies'>;
  siteName: string;
  projects: () => OfficeProjects;
  eraseInCopy: EraseInCopy;
  /** Fonts and colours of the site, as CSS. */
  look: () => string;
  now: () => number;
  /** What the whole office should know of its enquiries' safety, in sentences. */
  alarms?: (() => readonly string[]) | undefined;
  /** How many people wait to be told of a project. */
  waitingFor?: ((projectId: string) => Promise<number>) | undefined;
  /** Time of a refused sign-in; one second unless a test says otherwise. */
  refusalMs?: number | undefined;
}

export interface WatchOptions {
  store: EnquiryStore;
  projects: () => OfficeProjects;
  /** Address of the site; empty if it is not known. */
  siteUrl: string;
  now?: () => number;
}

export interface DeliveryOptions {
  office: Office;
  projects: () => OfficeProjects;
  queue: DeliveryQueue;
  report: (fault: string) => void;
  onAttempt?: (channel: DeliveryChannel, result: string) => void;
}

/** Where enquiries are sent to. */
export interface Deliveries {
  /** The channels through which each enquiry is sent. */
  channels: DeliveryChannel[];
  /** Whether a letter may go to a number. */
  hasWhatsapp: boolean;
  description: string;
  /** What leaves this machine unencrypted, or may, in words. */
  warnings: string[];
  start: (options: DeliveryOptions) => { wake: () => void; stop: () => Promise<void> };
}

/** The site as it is served now. */
export interface Release {
  /** Another one after each publish. */
  state: string;
  /** Text of a file by its address; null if there is none. */
  read: (path: string) => Promise<string | null>;
}

export interface AlertsOptions {
  store: EnquiryStore;
  release: () => Release | Promise<Release>;
  office: Office;
  /** By which ways somebody can be told; an e-mail address counts first. */
  hasMail?: boolean;
  hasWhatsapp?: boolean;
  now?: () => number;
}

/** Tells who asked for it of new homes and lower prices. */
export interface Alerts {
  /** Stores the wish of an enquiry that asks for it, and asks its e-mail address or number to confirm. */
  take: (enquiry: Pick<StoredEnquiry, 'email' | 'phone' | 'details' | 'isSuspect'>) => Promise<void>;
  /** Answers confirming and ending. */
  answer: (request: Request) => Promise<Response>;
  /** How many people wait to be told of a home. */
  waitingFor: (homeId: string) => Promise<number>;
  /** The same of every home for which somebody waits. */
  waiting: () => Promise<ReadonlyMap<string, number>>;
  /** Compares the release with what was seen before, and queues what is to be told. Called every minute or so. */
  look: () => Promise<void>;
}
