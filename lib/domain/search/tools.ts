import { ROUTES } from '../site/routes';
import type { FoundAnswer, ToolAnswer } from './found-answer';
import { incomeAnswer } from './income';
import { instalmentAnswer } from './instalment';
import { cut } from './limits';

type Page = Pick<FoundAnswer, 'title' | 'text' | 'href'> & { words: RegExp };

/** Pages that are asked for in other words than their names, in the order in which they are read; a new one is one row. */
const PAGES: readonly Page[] = [
  {
    words:
      /\b(?:(?:my|the|open|show) )*(?:(?:short ?list(?:ed)?|saved|kept|favou?rites?|liked)(?: (?:projects?|homes?|list))?|compare|comparison)\b/g,
    title: 'Shortlist',
    text: 'What you kept with the heart and ticked to compare, side by side.',
    href: ROUTES.shortlist,
  },
  {
    words: /\b(?:floor|unit|house) plans?\b|\blayout plans?\b/g,
    title: 'Floor Plans',
    text: 'The plans of every project, by developer.',
    href: ROUTES.floorPlans,
  },
  {
    words: /\b(?:jobs?|vacanc(?:y|ies)|hiring|internships?|openings?|naukri)\b/g,
    title: 'Careers',
    text: 'Departments and open roles.',
    href: ROUTES.career,
  },
  {
    words:
      /\b(?:(?:your|the) )*(?:(?:contact|phone|mobile|whatsapp|helpline|office) (?:numbers?|no|details?|address)|customer care|helpline|e ?mail(?: (?:id|address))?|office (?:location|timings?|address)|address)\b/g,
    title: 'Contact Us',
    text: 'Phone, e-mail, address and enquiry form.',
    href: ROUTES.contact,
  },
];

function pageAnswer(asked: string): ToolAnswer | null {
  const page = PAGES.find(({ words }) => asked.search(words) >= 0);
  if (!page) return null;
  const { words, title, text, href } = page;
  return { title, text, href, linkLabel: title, rest: cut(asked, words) };
}

/** What a tool or page of the site answers to a question; null where none does. For `spelled` texts. */
export function findTool(asked: string): ToolAnswer | null {
  return incomeAnswer(asked) ?? instalmentAnswer(asked) ?? pageAnswer(asked);
}
