import type { Project } from '@/lib/domain/project/project';
import { decodeEntities, tagsOf } from './markup';

/**
 * What a project's page lacks to be asked about: a form that posts without script, asks for the phone alone and names
 * project and configurations, and Enquire in dock and section bar (routes-and-content, Forms).
 */
export function checkProjectEnquiry(
  { id, name, priceText }: Pick<Project, 'id' | 'name' | 'priceText'>,
  html: string,
): string[] {
  const part = /<[^>]* id="enquire"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const [form] = tagsOf(part, 'form');
  const inputs = tagsOf(part, 'input');
  const choices = inputs.filter((input) => input['name'] === 'configuration');
  const project = inputs.find((input) => input['name'] === 'project');
  const required = inputs.filter((input) => 'required' in input).map((input) => input['name']);
  const links = [...html.matchAll(/<a\b[^>]*data-enquiry="contact"[^>]*>(?:(?!<\/a>)[\s\S])*/g)]
    .map(([link]) => decodeEntities(link))
    .filter((link) => link.includes(`data-subject="${name}"`) && link.includes('#enquire'));
  const dock = links.find((link) => link.includes(priceText) && link.includes('Enquire'));
  return [
    ...(form?.['method'] === 'post' && form['action']?.endsWith('/contact.php') ? [] : ['no form that posts']),
    ...(required.join() === 'phone' ? [] : [`the form requires ${required.join(', ') || 'nothing'}`]),
    ...(choices.length > 1 ? [] : ['no configuration to ask about']),
    ...(project?.['value'] === id ? [] : ['the form does not name the project']),
    ...(choices.filter((choice) => 'checked' in choice).length === 1 ? [] : ['not one choice is checked']),
    ...(dock ? [] : ['no Enquire with the price in the dock']),
    ...(links.length > 1 ? [] : ['no Enquire beside the sections']),
  ];
}
