import { answerTo } from './answer';
import { ASSISTANT_DATA, askSearch } from './fixtures/assistant';
import { conversationText, handOver, type Exchange } from './hand-over';

const asked = (question: string): Exchange => ({ question, answer: answerTo(question, ASSISTANT_DATA, askSearch) });
const handedOver = (...questions: string[]) => {
  const exchanges = questions.map(asked);
  return handOver(exchanges.slice(0, -1), exchanges.at(-1)!);
};
const CONVERSATION = [
  'Asked on the website:',
  '- plots',
  '  This is what we list: Show Residential Land, Chenab County',
  '- EMI for 80 lakh',
  '  EMI: ₹ 80,00,000 at 8.5% a year over 20 years: ₹ 69,425.86 a month. The interest adds up to ₹ 86,62,206.08. What can I afford?',
].join('\n');

test('a person gets what was asked and shown', () => {
  const { links } = handedOver('plots', 'EMI for 80 lakh', 'Talk to a person');
  expect(links.find(({ isEnquiry }) => isEnquiry)?.subject).toBe(CONVERSATION);
  const text = new URL(links.find(({ href }) => href.startsWith('https://wa.me/'))!.href).searchParams.get('text');
  expect(text).toBe(`Hello, I am interested in your properties!\n\n${CONVERSATION}`);
});

test('a question that the site cannot answer goes along, too', () => {
  const { links } = handedOver('Is the roof permanent?');
  expect(links.find(({ isEnquiry }) => isEnquiry)?.subject).toContain('- Is the roof permanent?');
});

test('asking for a person at once hands over nothing', () => {
  const answer = asked('Talk to a person');
  expect(handOver([], answer)).toEqual(answer.answer);
});

test.each(['98000 00000', '+91 98000-00000', '+971 50 123 4567', '+1 (415) 555 2671', '00919800000000'])(
  'a typed number, %s, opens the form and stays with later links',
  (phone) => {
    const answer = handedOver(`my number is ${phone}`);
    expect(answer.opensEnquiry).toBe(true);
    expect(answer.links[0]?.phone).toBe(phone);
    const later = handedOver('plots', `call ${phone}`, 'Talk to a person');
    expect(later.links.find(({ isEnquiry }) => isEnquiry)).toMatchObject({
      phone,
      subject: 'Asked on the website:\n- plots\n  This is what we list: Show Residential Land, Chenab County',
    });
  },
);

test.each(['my number is 98000 00000', 'phone no. 98000 00000', 'mera number 98000 00000 hai', 'call me 98000 00000'])(
  '%s: its words are no wish',
  (question) => {
    const { answer } = asked(question);
    expect(answer.text).not.toContain('left out');
    expect(answer.links[0]?.subject).toBeUndefined();
  },
);

test('answers that lead nowhere else stay as they are', () => {
  expect(handedOver('plots', 'EMI for 80 lakh')).toEqual(asked('EMI for 80 lakh').answer);
});

test('of a long conversation the last part goes along, long answers shortened', () => {
  const long = { question: 'why', answer: { text: 'word '.repeat(100), links: [], replies: [] } };
  const text = conversationText([...Array.from({ length: 30 }, () => long), asked('plots')]);
  expect(text.length).toBeLessThan(1300);
  expect(text).toContain('…');
  expect(text.endsWith('- plots\n  This is what we list: Show Residential Land, Chenab County')).toBe(true);
});
