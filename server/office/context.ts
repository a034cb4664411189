import type { OfficeProjects } from '../enquiry/office';
import type { EraseInCopy } from '../person/person';
import type { EnquirySettings } from '../settings';
import type { EnquiryStore } from '../store/store';
import type { Visit } from './layout';

/** One request of a signed-in user. */
export interface Call {
  visit: Visit;
  query: URLSearchParams;
  /** Fields of a form; none of a read. */
  fields: ReadonlyMap<string, string>;
}

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
