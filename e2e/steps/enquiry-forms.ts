import type { Locator, Page } from '@playwright/test';
import { fill, footerForm } from './enquiry';

/** One form of the site, filled and ready to be sent. */
export interface FilledForm {
  form: Locator;
  /** What is stored of it, unlike any other enquiry of the sequence. */
  words: string;
}

interface Visitor {
  name: string;
  phone: string;
  /** Typed where the form has a message. */
  words: string;
}

type FillForm = (page: Page, visitor: Visitor) => Promise<FilledForm>;

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const CONFIGURATION = '3 BHK · 1,620 sq.ft';

const mainForm = (page: Page) => page.getByRole('main').locator('form[action$="contact.php"]');

/** Opens a page and fills one of its forms with name, phone and message. */
const typed =
  (path: string, formOf: (page: Page) => Promise<Locator> | Locator): FillForm =>
  async (page, { name, phone, words }) => {
    await page.goto(path);
    const form = await formOf(page);
    await fill(form, { Name: name, Phone: phone, Message: words });
    return { form, words };
  };

const dialogOf = (open: (page: Page) => Locator, title: string | RegExp) => async (page: Page) => {
  await open(page).click();
  return page.getByRole('dialog', { name: title });
};

/** A project's popup, whose message is folded. */
const popupOf =
  (title: string, open: (page: Page) => Locator): FillForm =>
  async (page, { name, phone, words }) => {
    await page.goto(MOGRA);
    const form = await dialogOf(open, title)(page);
    await form.getByText('Add a message').click();
    await fill(form, { Name: name, Phone: phone, Message: words });
    return { form, words };
  };

/** Every form that sends an enquiry, by its name. */
export const ENQUIRY_FORMS: Readonly<Record<string, FillForm>> = {
  footer: typed('/about', footerForm),
  contact: typed('/contact-us', mainForm),
  city: typed('/city/gurgaon', mainForm),
  'no match': typed('/projects?locality=Sohna&budget=499-500cr', mainForm),
  'developer page': typed('/project-details/orchid-vale', mainForm),
  'inquire now': typed(
    '/about',
    dialogOf((page) => page.getByRole('link', { name: 'Inquire Now' }), 'Enquiry Form'),
  ),
  developer: typed(
    '/developers',
    dialogOf((page) => page.getByRole('link', { name: 'Contact for Projects of Orchid Vale' }), /Orchid Vale/),
  ),
  'tell me when': typed(
    '/coming-soon',
    dialogOf((page) => page.getByRole('link', { name: 'Tell me when' }), 'Enquiry Form'),
  ),
  'a page that moved': typed('/contact', mainForm),
  'call back': popupOf('Contact Us', (page) =>
    page.getByRole('region', { name: 'Description' }).getByRole('link', { name: 'Contact Us', exact: true }),
  ),
  brochure: popupOf('Download Brochure', (page) => page.getByRole('link', { name: 'Download Brochure' }).first()),
  project: async (page, { phone }) => {
    await page.goto(MOGRA);
    const form = page.getByRole('region', { name: 'Ask about Mogra Courts' });
    await form.getByRole('radio', { name: CONFIGURATION }).check();
    await form.getByLabel('Phone').fill(phone);
    return { form, words: CONFIGURATION };
  },
};

/** What `words` of a form are in a stored or kept enquiry. */
export function wordsOf({ message, configuration = '' }: { message: string; configuration?: string }): string {
  return /words \d+ \d+/.exec(message)?.[0] ?? configuration;
}
