/**
 * Takes the website's webhook and writes each enquiry into a CRM. Run it beside the endpoint:
 *   CRM=zoho CRM_TOKEN=… WEBHOOK_SECRET=whsec_… node crm-relay.mjs
 * It answers 2xx only when the CRM has the enquiry; until then the endpoint tries again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { CRM = '', CRM_TOKEN, CRM_URL, WEBHOOK_SECRET = '', PORT = '8787' } = process.env;
const MAX_AGE_S = 300;
/** The website's calls are far below it. */
const MAX_BODY_BYTES = 100_000;
const MIN_SECRET_BYTES = 24;
const SECRET = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64');

/** How each CRM is called. Both calls add or change one record, so that a repeat makes no second one. */
const CRMS = {
  // Zoho CRM, data centre India. `Website_Enquiry` is a unique text field that you add to Leads.
  zoho: ({ id, name, phone, email, source, ...data }) => ({
    url: `${CRM_URL ?? 'https://www.zohoapis.in'}/crm/v8/Leads/upsert`,
    authorization: `Zoho-oauthtoken ${CRM_TOKEN}`,
    body: {
      duplicate_check_fields: ['Website_Enquiry'],
      data: [
        {
          Last_Name: name,
          Phone: phone,
          Email: email,
          Description: textOf(data),
          Website: source,
          Website_Enquiry: id,
        },
      ],
    },
  }),
  // HubSpot. `website_enquiry` is a property of contacts that you add with unique values.
  hubspot: ({ id, name, phone, email, ...data }) => ({
    url: `${CRM_URL ?? 'https://api.hubapi.com'}/crm/v3/objects/contacts/batch/upsert`,
    authorization: `Bearer ${CRM_TOKEN}`,
    body: {
      inputs: [
        {
          id,
          idProperty: 'website_enquiry',
          properties: {
            website_enquiry: id,
            lastname: name,
            phone,
            message: textOf(data),
            ...(email ? { email } : {}),
          },
        },
      ],
    },
  }),
};

/** What the form knew, above what the visitor wrote. */
function textOf({ projectName, project, developer, configuration, section, lookingFor, message }) {
  const about = [projectName ?? project ?? developer, configuration, section, lookingFor].filter(Boolean).join(', ');
  return [about, message].filter(Boolean).join('\n');
}

/** Whether the call comes from the website and is not an old one (Standard Webhooks). */
function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < MAX_AGE_S)) return false;
  const expected = createHmac('sha256', SECRET).update(`${id}.${timestamp}.${body}`).digest();
  return given.split(' ').some((one) => {
    const bytes = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

async function take(headers, body) {
  if (!isGenuine(headers, body)) return 401;
  const { type, data } = JSON.parse(body);
  // What is erased in the inbox is yours to erase in the CRM.
  if (type !== 'enquiry.created' || data.isSuspect) return 204;
  const call = CRMS[CRM](data);
  const answer = await fetch(call.url, {
    method: 'POST',
    headers: { Authorization: call.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(call.body),
    signal: AbortSignal.timeout(15_000),
  });
  // Zoho answers 200 to a batch whose one record failed.
  const result = await answer.json();
  return answer.ok && (result.data ?? []).every(({ status }) => status === 'success') ? 204 : 502;
}

/** The body; null if it is too long. */
async function read(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer(async (request, response) => {
  const body = await read(request).catch(() => null);
  const status = body === null ? 413 : await take(request.headers, body).catch(() => 502);
  response.writeHead(status, body === null ? { Connection: 'close' } : {}).end();
});
if (SECRET.length < MIN_SECRET_BYTES) {
  throw new Error("WEBHOOK_SECRET: expected the endpoint's secret, whsec_ and 32 or more letters of base64");
}
if (!Object.hasOwn(CRMS, CRM)) throw new Error('CRM: expected zoho or hubspot');
server.listen(Number(PORT), '127.0.0.1', () => console.log(`Takes webhooks on ${server.address().port}`));
