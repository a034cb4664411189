import { MESSAGES } from '@/lib/domain/site/messages';
import { pendingText } from '@/lib/domain/enquiry/pending-words';
import type { Visit } from './visit';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const FORM = 'main [data-form=enquiry]';
const VIEWER = 'dialog[open]';

/** The test server fails the calls of a browser with this cookie (server/enquiry/faults.ts). */
const setFault = (fault: string) => `document.cookie = 'enquiry-fault=${fault}; path=/'; return true;`;

async function fillForm(visit: Visit): Promise<void> {
  await visit.type([`${FORM} input`, '^Name'], 'Asha');
  await visit.type([`${FORM} input`, '^Phone'], '98100 12345');
  await visit.click([`${FORM} button`, 'Send Message']);
}

/** What visitors come for, by the names they read. */
export const JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async search(visit) {
    await visit.open('/');
    await visit.type(['main input:is([role=combobox],[type=search])'], 'mogra');
    await visit.click(['[role=option]', '^Mogra Courts ?Sector 83']);
    await visit.until('the project opens', `location.pathname === '${PROJECT}'`);
  },
  async filter(visit) {
    await visit.open('/projects');
    await visit.click(['label', '^New Launch']);
    await visit.until('the address names it', `location.search === '?status=New+Launch'`);
    await visit.see('main *', '^9 homes and plots$');
    await visit.engine.run('history.back(); return true;');
    await visit.until('Back undoes it', `location.search === ''`);
  },
  async gallery(visit) {
    await visit.open(PROJECT);
    await visit.click(['a', '^Mogra Courts, picture 1']);
    await visit.see(`${VIEWER} *`, '1 / \\d+$');
    await visit.press('ArrowRight');
    await visit.see(`${VIEWER} *`, '2 / \\d+$');
    await visit.press('Escape');
    await visit.until('it closes', `!find('${VIEWER}', '')`);
  },
  async zoom(visit) {
    await visit.open(PROJECT);
    await visit.click(['#site-plan a', '^Site Plan of']);
    await visit.see(`${VIEWER} *`, '^Zoom 1×$');
    await visit.click([`${VIEWER} button`, '^Zoom in']);
    await visit.see(`${VIEWER} *`, '^Zoom 1.25×$');
    await visit.press('Escape');
    await visit.until('it closes', `!find('${VIEWER}', '')`);
  },
  async emi(visit) {
    await visit.open(PROJECT);
    await visit.engine.run(`document.querySelector('#emi').scrollIntoView(); return true;`);
    await visit.until('the calculator starts', `document.querySelector('#emi [data-ready]')`);
    await visit.type(['#emi input[type=text]', '^Loan amount'], '5000000');
    await visit.see('#emi dd', '^₹ 43,391.16$');
  },
  async enquiry(visit) {
    await visit.open('/contact-us');
    await fillForm(visit);
    await visit.see(`${FORM} *`, '^Enquiry submitted successfully!$');
  },
  async 'language of errors'(visit) {
    await visit.open('/contact-us');
    // The code that checks comes with the first focus.
    await visit.click([`${FORM} input`, '^Name']);
    await visit.until('the form checks by itself', `document.querySelector('${FORM}').noValidate`);
    await visit.click([`${FORM} button`, 'Send Message']);
    await visit.see(`${FORM} [role=alert]`, MESSAGES.nameMissing);
    await visit.see(`${FORM} [role=alert]`, MESSAGES.invalidPhone);
  },
  async resend(visit) {
    await visit.open('/contact-us');
    await visit.engine.run(setFault('500'));
    await fillForm(visit);
    await visit.see(`${FORM} *`, '^Form data saved locally');
    await visit.engine.run(setFault('; max-age=0'));
    await visit.open('/about');
    await visit.see('[role=status]', pendingText.sent(1));
    await visit.until('nothing is kept', `localStorage.getItem('enquiries-v1') === null`);
  },
  async menu(visit) {
    await visit.open('/about');
    await visit.click(['button', '^Open menu']);
    await visit.click(['#menu summary', 'Projects']);
    await visit.see('#menu a', '^Plots');
    await visit.press('Escape');
    await visit.until('it closes', `!find('#menu a', '')`);
  },
  async shortlist(visit) {
    await visit.open('/projects');
    await visit.click(['main button', '^Add Mogra Courts to shortlist']);
    await visit.see('main button', '^Remove Mogra Courts from shortlist');
    await visit.open('/shortlist');
    await visit.see('main a', 'Mogra Courts');
  },
};
