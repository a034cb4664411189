import type { Faq } from '../site/site';
import type { Project } from './project';
import { reraStateOf } from './rera';
import { saysReady } from './possession';

/** Project fields that the answers use. */
export type FaqFacts = Pick<
  Project,
  | 'name'
  | 'kind'
  | 'category'
  | 'unitType'
  | 'rera'
  | 'reraExempt'
  | 'status'
  | 'faqs'
  | 'possession'
  | 'price'
  | 'priceText'
>;

/** The project's questions: RERA and home loan always, then those its data answers, then its own (spec 2, FAQs). */
export function projectFaqs(project: FaqFacts): Faq[] {
  const asked = [reraFaq(project), loanFaq(project), priceFaq(project), possessionFaq(project), ...project.faqs];
  const questions = new Set<string>();
  return asked.filter((faq): faq is Faq => {
    if (!faq || questions.has(faq.question.toLowerCase())) return false;
    questions.add(faq.question.toLowerCase());
    return true;
  });
}

function reraFaq(facts: FaqFacts): Faq {
  return { question: `Is ${facts.name} RERA approved?`, answer: reraAnswer(facts) };
}

function reraAnswer(facts: FaqFacts): string {
  const state = reraStateOf(facts);
  switch (state.kind) {
    case 'registered':
      return `Yes. The registration number is ${state.number}; ask us for the certificate.`;
    case 'exempt':
      return `It needs no RERA registration: ${state.reason}.`;
    case 'awaited':
      return 'Not yet: the registration number is awaited. Ask us, and we tell you when the authority has issued it.';
    case 'unknown':
      return 'The approval papers of this project are shared on request, before you pay anything. Ask us and we send what the authority has issued.';
  }
}

const LOAN_DESK =
  'Our loan desk compares lenders, works out what you are eligible for before you book, and follows the file until the money is paid out.';

/** The loan is the one that exists for what is sold (routes-and-content, Project page). */
function loanFaq({ name, kind, category, unitType }: FaqFacts): Faq {
  const ownTerms = `${LOAN_DESK} The calculator above takes the bank’s own terms.`;
  const answer =
    kind === 'commercial' || category === 'sco'
      ? `Yes, with a commercial property loan: a home loan is for homes alone. Banks lend a smaller share of the price for offices, shops and SCO, for fewer years and at a higher rate. ${ownTerms}`
      : unitType === 'Residential Land'
        ? `Yes, with a plot loan: banks lend a smaller share of the price for land than for a home. ${ownTerms}`
        : `Yes. ${LOAN_DESK} The calculator above shows the monthly instalment.`;
  return { question: `Can you help with a home loan for ${name}?`, answer };
}

function priceFaq({ name, price, priceText }: FaqFacts): Faq | null {
  if (!price) return null;
  return {
    question: `What is the price of ${name}?`,
    answer: `The price shown today is ${priceText}. Floor, view and payment plan move it; we send the current price list on request.`,
  };
}

function possessionFaq({ name, possession }: FaqFacts): Faq | null {
  if (!possession) return null;
  return {
    question: `When is possession of ${name}?`,
    answer: saysReady(possession)
      ? `${name} is ready: possession follows registration.`
      : `The developer states ${possession}. Ask us how far the site has come.`,
  };
}
