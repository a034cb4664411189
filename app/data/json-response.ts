/** Response of a data file: bytes unchanged, other values as JSON. */
export function jsonResponse(body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body), { headers });
}
