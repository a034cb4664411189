import { ServerResponse, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { NodeHandler } from '../../server/static/bridge';

/** Cookie with the faults for a test browser: `500:2~any-token`, or `reset_500_ok~any-token`, one fault per call. */
const FAULT_COOKIE = 'enquiry-fault';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  /** Lets the endpoint answer. */
  take: () => Promise<void>;
  /** Lets the endpoint store but holds back its answer; true if it accepted. */
  store: () => Promise<boolean>;
}

type Fault = (call: Call) => Promise<void> | void;

const PAGE = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';
const CALL_LIMIT_MS = 120_000;

/** Applies a fault after the whole enquiry has arrived, as when a program behind the server fails. */
const afterArrival =
  (fault: Fault): Fault =>
  async (call) => {
    const { request } = call;
    if (!request.complete && !request.destroyed) {
      request.resume();
      await new Promise<void>((resolve) => request.once('end', resolve).once('close', resolve));
    }
    await fault(call);
  };

const says = (status: number, body = '', type = 'application/json', headers: Record<string, string> = {}): Fault =>
  afterArrival(({ response }) => void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body));

const stored =
  (then: Fault): Fault =>
  async (call) => {
    // A refusal stays a refusal, because nothing was stored.
    if (await call.store()) await then(call);
    else await says(422, '{"success":false,"message":"Please check what you typed."}')(call);
  };

const slow =
  (seconds: number, then: Fault): Fault =>
  async (call) => {
    await delay(seconds * 1000);
    await then(call);
  };

const reset = afterArrival(({ request }) => void request.socket.destroy());

const half = afterArrival(async ({ request, response }) => {
  response.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': '500' }).write('{"succ');
  await delay(50);
  request.socket.destroy();
});

const hang = afterArrival(async ({ response }) => {
  await delay(CALL_LIMIT_MS, null, { ref: false });
  response.destroy();
});

/** Redirects to the same server under another name; the browser does not let the page read that answer. */
const noCors = afterArrival(({ request, response }) => {
  const port = request.socket.localPort;
  const other = request.headers.host?.startsWith('localhost') ? '127.0.0.1' : 'localhost';
  response.writeHead(307, { Location: `http://${other}:${port}${request.url ?? ''}` }).end();
});

const message = (text: string) => JSON.stringify({ success: false, message: text });

/** Faults of the endpoint by their names in the fault catalogue. */
const FAULTS: Readonly<Record<string, Fault>> = {
  ok: ({ take }) => take(),
  '204': stored(({ response }) => void response.writeHead(204).end()),
  '422-msg': says(422, message('Please check your phone number.')),
  '429': says(429, message('Too many enquiries from your connection.'), 'application/json', { 'Retry-After': '60' }),
  '500': says(500),
  '502-html': says(502, PAGE, 'text/html'),
  reset,
  half,
  'no-cors': noCors,
  hang,
  'stored-then-reset': stored(reset),
  'stored-then-500': stored(says(500)),
};

/** Fault by its name: `500:2` is 500 twice, then ok; `slow14` is ok after 14 s, `slow3+reset` a reset after three. */
function faultOf(name: string, callNumber: number): Fault | null {
  const [code = '', times] = name.split(':');
  if (times !== undefined && callNumber > Number(times)) return FAULTS['ok'] ?? null;
  const [, seconds, then = 'ok'] = /^slow(\d+)(?:\+(.+))?$/.exec(code) ?? [];
  const fault = FAULTS[seconds ? then : code] ?? null;
  return fault && seconds ? slow(Number(seconds), fault) : fault;
}

/** For tests only: wraps the endpoint so that each browser can request faults by a cookie. */
export function withFaults(take: NodeHandler): NodeHandler {
  const callsByCookie = new Map<string, number>();

  return async (request, response) => {
    const wish = new RegExp(`(?:^|; )${FAULT_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (wish === undefined || request.method !== 'POST') return take(request, response);
    const call = (callsByCookie.get(wish) ?? 0) + 1;
    callsByCookie.set(wish, call);
    const names = (wish.split('~')[0] ?? '').split('_');
    const name = names[Math.min(call, names.length) - 1] ?? '';
    const fault = faultOf(name, call);
    if (fault === null) return void response.writeHead(501).end(`No such fault: ${name}\n`);

    await fault({
      request,
      response,
      take: () => take(request, response),
      async store() {
        // Not connected to a socket, so its output is dropped.
        const unheard = new ServerResponse(request);
        await take(request, unheard);
        return unheard.statusCode === 201;
      },
    });
  };
}
