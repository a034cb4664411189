import { mkdtempSync, readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../run/make-certificate';

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Answers over HTTP/2, as hosts do. Browsers speak it over TLS only. Returns the server and its origin. */
export async function startHttp2Server(handler: Handler): Promise<[Http2SecureServer, string]> {
  const { certificate, certificateKey } = makeCertificate(mkdtempSync(join(tmpdir(), 'bench-')));
  const tls = { key: readFileSync(certificateKey), cert: readFileSync(certificate) };
  const server = createSecureServer(tls, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [server, `https://127.0.0.1:${(server.address() as AddressInfo).port}`];
}
