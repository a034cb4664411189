import { WISH_FIELD } from '@/lib/domain/enquiry/form';
import type { Project } from '@/lib/domain/project/project';
import { decodeEntities, tagsOf } from './markup';

/**
 * What a project's page lacks to be asked about: a form that posts without script, asks for the phone alone and names the
 * project in every choice, and Enquire in dock and section bar (routes-and-content, Settled after the first review).
 */
export function checkProjectEnquiry({ name, priceText }: Pick<Project, 'name' | 'priceText'>, html: string): string[] {
  const part = /<[^>]* id="enquire"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const [form] = tagsOf(part, 'form');
  const inputs = tagsOf(part, 'input');
  const wishes = inputs.filter((input) => input['name'] === WISH_FIELD);
  const required = inputs.filter((input) => 'required' in input).map((input) => input['name']);
  const links = [...html.matchAll(/<a\b[^>]*data-enquiry="contact"[^>]*>(?:(?!<\/a>)[\s\S])*/g)]
    .map(([link]) => decodeEntities(link))
    .filter((link) => link.includes(`data-subject="${name}"`) && link.includes('#enquire'));
  const dock = links.find((link) => link.includes(priceText) && link.includes('Enquire'));
  return [
    ...(form?.['method'] === 'post' && form['action']?.endsWith('/contact.php') ? [] : ['no form that posts']),
    ...(required.join() === 'phone' ? [] : [`the form requires ${required.join(', ') || 'nothing'}`]),
    ...(wishes.length > 1 ? [] : ['no configuration to ask about']),
    ...wishes.flatMap(({ value = '' }) =>
      decodeEntities(value).includes(name) ? [] : [`"${value}" without the name`],
    ),
    ...(wishes.filter((wish) => 'checked' in wish).length === 1 ? [] : ['not one choice is checked']),
    ...(dock ? [] : ['no Enquire with the price in the dock']),
    ...(links.length > 1 ? [] : ['no Enquire beside the sections']),
  ];
}
