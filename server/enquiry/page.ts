import { DETAIL_NAMES } from '@/lib/domain/enquiry/details';
import { CONSENT_VERSION, HONEYPOT_FIELD } from '@/lib/domain/enquiry/form';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';
import type { EndpointAnswer } from './answer';
import { MAX_LENGTHS, type FieldName } from './check';
import { escapeHtml, pageFrame } from './page-frame';
import { PAGE_FIELD } from './describe';
import type { Office } from './office';

interface EnquiryPageProps {
  answer: EndpointAnswer;
  /** Fields that the visitor typed; empty if the body could not be read. */
  fields: ReadonlyMap<string, string>;
  /** Address the form posts to again. */
  action: string;
  /** Page of the site that the visitor came from, if known. */
  page: URL | null;
  /** Origin of the site's pages; empty if it is our own. */
  siteBase: string;
  office: Office;
}

interface FieldRow {
  name: Exclude<FieldName, 'consent'>;
  label: string;
  type: 'text' | 'tel' | 'email' | 'textarea';
  autocomplete: string;
}

const FIELD_ROWS: readonly FieldRow[] = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'email', label: 'Email (optional)', type: 'email', autocomplete: 'email' },
  { name: 'message', label: 'Message (optional)', type: 'textarea', autocomplete: 'off' },
];

const REQUIRED: readonly FieldName[] = ['name', 'phone'];

/** Answer page for a visitor without JavaScript: thanks, or the errors and a form with all typed values. */
export function enquiryPage(props: EnquiryPageProps): string {
  const { answer, office, siteBase } = props;
  const isAccepted = answer.status === 201;
  const heading = isAccepted ? 'Thank you' : 'Your enquiry was not sent';
  return pageFrame({
    heading,
    siteName: office.name,
    siteBase,
    lines: [
      isAccepted ? note('ok', 'status', answer.message) : failure(props),
      contact(office, isAccepted),
      `<p>${back(props)}</p>`,
    ],
  });
}

function note(tone: 'ok' | 'err', role: 'status' | 'alert', message: string): string {
  return `<p class="note ${tone}" role="${role}">${escapeHtml(message)}</p>`;
}

function back({ page, siteBase }: EnquiryPageProps): string {
  // Two leading slashes would name another host.
  const href = page ? `${siteBase}${page.pathname.replace(/^\/+/, '/')}` : ROUTES.contact;
  return `<a href="${escapeHtml(href)}">${page ? 'Back to the page you came from' : 'To the contact page'}</a>`;
}

function failure({ answer, fields, action, siteBase, page }: EnquiryPageProps): string {
  if (answer.status === 405) return note('err', 'alert', answer.message);
  const rows = FIELD_ROWS.map((row) => fieldRow(row, fields.get(row.name) ?? '', answer.errors?.[row.name]));
  return `${note('err', 'alert', answer.message)}
<form method="post" action="${escapeHtml(action)}">
${rows.join('\n')}
<p class="trap" aria-hidden="true"><label>Leave this empty <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></p>
${hidden('consent', fields.get('consent') ?? CONSENT_VERSION)}${fields.has('id') ? hidden('id', fields.get('id') ?? '') : ''}${page ? hidden(PAGE_FIELD, page.origin + page.pathname) : ''}${details(fields)}
<p class="consent">We use your name, phone, e-mail and message to answer this enquiry. <a href="${escapeHtml(`${siteBase}${ROUTES.privacy}`)}">Privacy policy</a></p>
<button type="submit">Send again</button>
</form>`;
}

/** What the enquiry is about, and the chosen call time and visit. */
function details(fields: ReadonlyMap<string, string>): string {
  return DETAIL_NAMES.map((name) => (fields.get(name) ? hidden(name, fields.get(name) ?? '') : '')).join('');
}

function fieldRow({ name, label, type, autocomplete }: FieldRow, value: string, error: string | undefined): string {
  const described = error ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const required = REQUIRED.includes(name) ? ' required' : '';
  const common = `id="${name}" name="${name}" maxlength="${MAX_LENGTHS[name]}" autocomplete="${autocomplete}"${required}${described}`;
  // HTML drops one line break directly after the tag, so an extra one protects the visitor's own.
  const input =
    type === 'textarea'
      ? `<textarea ${common} rows="5">\n${escapeHtml(value)}</textarea>`
      : `<input type="${type}" value="${escapeHtml(value)}" ${common}>`;
  const hint = error ? `\n<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<div class="field"><label for="${name}">${label}</label>\n${input}${hint}</div>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function contact({ phone, email }: Office, isAccepted: boolean): string {
  const links = [
    phone && `<a href="${escapeHtml(telUrl(phone))}">${escapeHtml(phone)}</a>`,
    email && `<a href="${escapeHtml(mailtoUrl(email))}">${escapeHtml(email)}</a>`,
  ].filter(Boolean);
  if (links.length === 0) return '';
  const lead = isAccepted ? 'If it cannot wait, you reach us at' : 'You can also reach us at';
  return `<p>${lead} ${links.join(' or ')}.</p>`;
}
