import { getProjects } from '@/lib/content/records/projects';
import { getSite } from '@/lib/content/records/site';
import type { Project } from '@/lib/domain/project/project';
import { projectPath } from '@/lib/domain/site/routes';
import { checkMarkup, listPages, readPage, tagsOf } from './markup';
import { checkHeads, isIndexable, readHead } from './page-head';
import { checkOwnWords, readWords } from './own-words';
import { checkCosts } from './project-costs';
import { checkProjectEnquiry, checkProjectFigures, projectPages } from './project-figures';
import { checkCards, checkIcons, checkSitemap } from './sitemap-and-icons';
import { checkPageData, readPageData } from './structured-data';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';
interface ProjectHtml {
  page: string;
  brochure: string;
}

const SHOWN_FAULTS = 40;
/** A firm with fewer projects has little to say yet: its pages without words of their own are counted, but no faults. */
const MIN_PROJECTS_OF_WORDS = 50;

let faultCount = 0;

function report(name: string, counts: string, faults: readonly string[]): void {
  faultCount += faults.length;
  console.log(`${name}: ${counts}, ${faults.length} faults`);
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(`  ${fault}`);
  if (faults.length > SHOWN_FAULTS) console.error(`  and ${faults.length - SHOWN_FAULTS} more`);
}

/** `npm run check:site`: checks every page of `out/` as crawlers and parsers read it. */
async function checkPages(): Promise<void> {
  const { url, name } = getSite();
  const projects = getProjects();
  const paths = listPages(OUT_DIR);

  // One page at a time, because all pages of a large site do not fit into memory.
  const read = paths.map((path) => {
    const page = readPage(OUT_DIR, path);
    return {
      head: readHead(page),
      data: readPageData(page),
      pictures: tagsOf(page.html, 'img').length,
      faults: checkMarkup(page),
      words: readWords(page),
    };
  });
  const heads = read.map(({ head }) => head);
  report('Heads', `${heads.length} pages`, checkHeads(heads, url));
  const pictures = read.reduce((sum, page) => sum + page.pictures, 0);
  report(
    'Markup',
    `${pictures} pictures`,
    read.flatMap(({ faults }) => faults),
  );

  const indexable = new Set(heads.filter((head) => isIndexable(head, url)).map(({ path }) => path));
  const blocks = read.reduce((sum, { data }) => sum + data.blocks.length, 0);
  const dataFaults = read.flatMap(({ data }) => checkPageData(data, indexable.has(data.path), url));
  report('Structured data', `${blocks} blocks`, dataFaults);

  const words = read.flatMap(({ words: own }) => (indexable.has(own.path) ? own : []));
  const repeated = checkOwnWords(words);
  const isYoung = projects.length < MIN_PROJECTS_OF_WORDS;
  report('Own words', `${words.length} pages to be indexed, ${repeated.length} say little`, isYoung ? [] : repeated);

  const known = new Set(paths);
  const htmlAt = (path: string) => (known.has(path) ? readPage(OUT_DIR, path).html : '');
  const compared: Readonly<Record<string, (project: Project, pages: ProjectHtml) => string[]>> = {
    'Figures in four places': (project, pages) => checkProjectFigures(project, { ...pages, siteName: name }),
    'Costs in page, brochure, structured data and calculator': checkCosts,
    'Enquiry of the project page': (project, { page }) => checkProjectEnquiry(project, page),
  };
  for (const [title, check] of Object.entries(compared)) {
    const faults = projects.flatMap((project) => {
      const at = projectPages(project);
      const pages = { page: htmlAt(at.page), brochure: htmlAt(at.brochure) };
      return check(project, pages).map((fault) => `${project.id}: ${fault}`);
    });
    report(title, `${projects.length} projects`, faults);
  }

  const dates = new Map(
    projects.map(({ developerSlug, id, updatedAt }) => [projectPath(developerSlug, id), updatedAt]),
  );
  const sitemap = checkSitemap(OUT_DIR, heads, url, dates);
  const images = sitemap.entries.reduce((sum, entry) => sum + entry.images.length, 0);
  report('Sitemap', `${sitemap.entries.length} pages, ${images} pictures`, sitemap.faults);

  const cards = await checkCards(OUT_DIR, heads);
  report('Cards', `${cards.count} cards`, cards.faults);
  report('Icons', 'all sizes', await checkIcons(OUT_DIR));

  console.log(`${paths.length} pages, ${blocks} data blocks, ${cards.count} cards: ${faultCount} faults`);
  process.exitCode = faultCount > 0 ? 1 : 0;
}

void checkPages();
