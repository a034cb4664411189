import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getProjectCosts } from '@/lib/content/records/costs';
import { getProjects } from '@/lib/content/records/projects';
import type { Project } from '@/lib/domain/project/project';
import BrochurePage from './brochure/[developer]/[id]/page';
import ProjectPage from './project-details/[developer]/[id]/page';

type Page = (props: { params: Promise<{ developer: string; id: string }> }) => Promise<ReactElement>;

async function render(page: Page, { developerSlug, id }: Project): Promise<string> {
  return renderToStaticMarkup(await page({ params: Promise.resolve({ developer: developerSlug, id }) }));
}

/** The rows of the cost sheet: its labels and amounts, without rules. */
function sheetRows(html: string): string[][] {
  const [table = ''] = /<table[^>]*><caption>At the lowest price.*?<\/table>/s.exec(html) ?? [];
  return [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<summary[^>]*>(.*?)<\/summary>|<t[hd][^>]*>([^<]+)/gs)].map(
      ([, label, cell]) => label ?? cell ?? '',
    ),
  );
}

function offersOf(html: string): { lowPrice?: number; highPrice?: number; price?: number }[] {
  const [, data = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const found: object[] = [];
  JSON.stringify(JSON.parse(data), (key, value: object) => {
    if (key === 'offers') found.push(value);
    return value;
  });
  return found;
}

test.each(getProjects().map((project) => [project.id, project] as const))(
  '%s: page, brochure, record and structured data give the same amounts, and GST stands only where it is due',
  async (_id, project) => {
    const [page, brochure] = [await render(ProjectPage, project), await render(BrochurePage, project)];
    const { shown } = getProjectCosts(project)!;
    const rows = shown.kind === 'amounts' ? shown.rows : [];
    const [, ...pageRows] = sheetRows(page);
    expect(pageRows).toEqual(
      rows.map(({ label, rupees }) => [label, ...rupees.map((each) => each.toLocaleString('en-IN'))]),
    );
    expect(sheetRows(brochure)).toEqual(sheetRows(page));
    if (shown.kind === 'amounts' && shown.gst === 'none') expect(pageRows.flat()).not.toContain('GST');
    const [offer] = offersOf(page);
    expect(offer?.lowPrice ?? offer?.price ?? null).toBe(project.price?.minRupees ?? null);
    expect(offer?.highPrice ?? null).toBe(project.price?.maxRupees ?? null);
  },
);
