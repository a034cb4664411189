import { brochurePath, parseProjectPath } from '../site/routes';

/** What is asked of a project's brochure: the one answer that leads to another page than the project's. */
export const brochureQuestion = {
  words: /\bbrochures?\b|\bpdf\b/g,
  title: 'Brochure',
  section: ['overview', 'Overview'] as const,
  answer: () => 'All of its page to print or to save as a PDF; we send the developer’s by WhatsApp or e-mail.',
  href: (path: string) => {
    const { developer, id } = parseProjectPath(path)!;
    return brochurePath(developer, id);
  },
};
