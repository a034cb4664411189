/** Response of a data file: a text unchanged, other values as JSON. */
export function jsonResponse(body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { headers });
}
