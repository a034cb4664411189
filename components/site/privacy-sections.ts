import { NOTICE_RETENTION } from '@/lib/domain/enquiry/form';
import type { Site } from '@/lib/domain/site/site';

export interface PrivacySection {
  title: string;
  paragraphs: string[];
}

type Office = Pick<Site, 'name' | 'email' | 'phone' | 'address' | 'analyticsEndpoint'>;

const COUNTED =
  'We count pages opened, developers looked at, calls and chats begun and forms sent, and how fast and steady a page was on which kind of connection: the kind of event and the page, never a name, a number or a word you typed, and nothing that would tell us it was you.';

/** The notice in plain words: what is stored, why, for how long, and how to withdraw it. */
export function privacySections({ name, email, phone, address, analyticsEndpoint }: Office): PrivacySection[] {
  const office = `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}`;
  return [
    {
      title: 'Who answers for your data',
      paragraphs: [`${name}, ${office}. Write to ${email} or call ${phone}.`],
    },
    {
      title: 'What an enquiry holds',
      paragraphs: [
        'Your name and your phone number. Your e-mail address and your message, if you give them. Which project, developer or service you asked about, where the form knows it; when you want to be called or to visit, if you say so.',
        'With it we keep the time it reached us, the page it was sent from, the first page of ours that you opened, the links by which you first and last came (their campaign, and the site before), and the version of this notice. So that nobody can flood the forms, your network address is turned into a code that changes every day; the address itself is not stored.',
      ],
    },
    {
      title: 'What we use it for',
      paragraphs: [
        'To answer this enquiry: to call you back, to send what you asked for, and to arrange a visit if you want one. Nothing else. There is no newsletter, and your number is not sold or lent.',
        'A developer, bank or lawyer hears your name only when you ask us to bring you together.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [`${NOTICE_RETENTION.words} from the day it reached us. Then it is deleted, earlier if you ask.`],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'What you type stays in the open page until you send it. The forms of the contact page and of the lists keep a copy in your browser while they send, and remove it once we have the enquiry. If nothing gets through, the copy waits there, ten enquiries and thirty days at most, and is sent when the connection is back, from time to time while a page of ours is open, or on your next visit. A copy that is older is erased when you open a page of ours. A notice tells you that something waits, and lets you send or delete it. On a device that others use, delete it.',
        'Two small notes besides: for ten minutes a code that keeps the same enquiry from being sent twice, and for thirty days the links by which you first and last came, and the page they led to. Neither holds your name or your number.',
        'That you closed the assistant or an offer is remembered until you close the tab. What you ask the assistant is answered in your browser and sent to nobody. An application on the careers page stays on your screen; it reaches us only as the e-mail you send.',
        'The projects you put on your shortlist, and the last eight you looked at, are written down in this browser only. We do not see them unless you share or send the list. Clear on the shortlist page and beside Recently viewed deletes them, and so does clearing the data of this site in your browser.',
        'This site sets no cookies and loads no scripts, fonts or pictures from other companies.',
        ...(analyticsEndpoint ? [COUNTED] : []),
      ],
    },
    {
      title: 'WhatsApp, telephone and maps',
      paragraphs: [
        'The WhatsApp buttons open WhatsApp with a text you can read and change before you send it; what you send there is under the terms of WhatsApp. Directions open a maps service in a new tab; the map on the contact page comes from Google and only when you press Load the map. Nothing is sent to any of them before you press.',
      ],
    },
    {
      title: 'How to take it back',
      paragraphs: [
        `Write to ${email} from any address and name the phone number you gave. We stop using the enquiry and delete it. In the same way you can ask what we hold, and have it corrected. Taking it back costs nothing and needs no reason.`,
      ],
    },
    {
      title: 'How to complain',
      paragraphs: [
        `Tell us first, at ${email}; the answer comes from a person. If it does not satisfy you, you can complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023.`,
      ],
    },
  ];
}
