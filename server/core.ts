import { createEnquiryEndpoint, type EnquiryEndpointOptions, type EnquiryHandler } from './enquiry/endpoint';
import { textResponse } from './enquiry/reply';
import { ENQUIRY_STYLE, ENQUIRY_STYLE_PATH } from './enquiry/page-frame';
import { MONITOR_PATHS, type Monitor } from './monitor';
import type { Alerts, OfficeContext } from './capabilities';
import { SERVER_PARTS } from './parts';
import { createEvents } from './visitor/events';
import { ALERTS_PATH, EVENTS_PATH } from '@/lib/hosting/rules';

export interface CoreOptions
  extends EnquiryEndpointOptions, Pick<OfficeContext, 'projects' | 'look' | 'eraseInCopy' | 'refusalMs' | 'alarms'> {
  monitor?: Monitor;
  /** Without it nobody is told of new homes. */
  alerts?: Alerts | undefined;
}

/**
 * Answers what is no file of the site: enquiries, the inbox, the monitor. `peer` is the address of the other end of the
 * connection. Null for an address of a file; rejects if the sender hangs up.
 */
export type Core = (request: Request, peer: string) => Promise<Response | null>;

/** Addresses that take enquiries and serve nothing else. */
const ENQUIRY_PATHS: readonly string[] = ['/contact.php', '/api/enquiry'];
/** GET redirects to the contact page, POST takes an enquiry. */
const CONTACT_PATH = '/contact';
const OFFICE_PATH = '/office';
/** Addresses that are only read. */
const READ_PATHS: readonly string[] = [...MONITOR_PATHS, ENQUIRY_STYLE_PATH];

/** The methods of an address that takes enquiries; null if a request of this method is none for it. */
export function enquiryMethods(path: string, method: string): string | null {
  if (ENQUIRY_PATHS.includes(path)) return 'POST, OPTIONS';
  return path === CONTACT_PATH && !isRead(method) ? 'GET, HEAD, POST, OPTIONS' : null;
}

/** Whether the core may answer a request; all others are for files. */
export function isOfCore(path: string, method: string): boolean {
  if (
    path === ALERTS_PATH ||
    isEvent(path, method) ||
    path.startsWith(OFFICE_PATH) ||
    (isRead(method) && READ_PATHS.includes(path))
  )
    return true;
  return enquiryMethods(path, method) !== null;
}

/** The endpoint without a server around it: it needs web standards, `node:crypto` and a store. */
export function createCore(options: CoreOptions): Core {
  const { office, monitor, alerts, now = Date.now } = options;
  const takeEnquiry: EnquiryHandler = createEnquiryEndpoint({ ...options, takeWish: alerts?.take });
  const takeEvents = createEvents(options);
  const answerOffice = SERVER_PARTS.createOffice?.({
    ...options,
    siteName: office.name,
    waitingFor: alerts?.waitingFor,
    now,
  });

  return async (request, peer) => {
    const { method } = request;
    const path = new URL(request.url).pathname;
    const allow = enquiryMethods(path, method);
    if (allow !== null) return takeEnquiry(request, peer, allow);
    if (isEvent(path, method)) return takeEvents(request, peer);
    if (path === ALERTS_PATH) return alerts && (isRead(method) || method === 'POST') ? alerts.answer(request) : null;
    if (monitor && isRead(method) && MONITOR_PATHS.includes(path)) return monitor.answer(path, request);
    if (path === ENQUIRY_STYLE_PATH && isRead(method)) {
      const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' };
      return textResponse(request, 200, `${options.look()}\n${ENQUIRY_STYLE}`, headers);
    }
    return answerOffice && path.startsWith(OFFICE_PATH) ? answerOffice(request, peer) : null;
  };
}

function isEvent(path: string, method: string): boolean {
  return path === EVENTS_PATH && (method === 'POST' || method === 'OPTIONS');
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
