import { toReraNumber } from '@/lib/domain/project/rera';
import { plainName, toSlug } from '@/lib/domain/site/slug';
import { nearestWord, suggestion } from '@/lib/content/files/nearest-word';
import { isObject, type JsonPath, valueAt } from '@/lib/content/files/walk';
import { idOf, textFrom, textIn } from '../entries/values';
import type { WorkingCopy } from '../entries/working-copy';
import type { SheetRow } from './read-rows';
import { wordsIn } from './read-values';

export type ProjectFile = 'residentialProjects' | 'commercialProjects';

/** A project that a sheet speaks of; one that is to be made has no record. */
export interface SheetProject {
  file: ProjectFile;
  path: JsonPath;
  id: string;
  name: string;
  developer: string;
  developerSlug: string;
  record: Readonly<Record<string, unknown>> | null;
}

/** A project's row names none, or one that is not known. */
export interface NotFound {
  field: 'id' | 'rera' | 'project';
  message: string;
  /** Set where no project has a name near to it. */
  isUnknown?: boolean;
}

/** All projects of a working copy, found by id, registration number, or name with developer. */
export class ProjectFinder {
  readonly projects: readonly SheetProject[];
  readonly #developers: Map<string, string>;

  constructor(copy: WorkingCopy) {
    const names = copy.json('developerNames');
    this.#developers = new Map(
      Object.entries(isObject(names) ? names : {}).map(([slug, name]) => [slug, String(name)]),
    );
    this.projects = (['residentialProjects', 'commercialProjects'] as const).flatMap((file) =>
      copy.records(file).flatMap(({ path, key, value }): SheetProject[] => {
        if (!isObject(value)) return [];
        const developer = this.#developers.get(key) ?? textIn(value, 'developer');
        const [id, name] = [idOf(value), textIn(value, 'name')];
        return [{ file, path, id, name, developer, developerSlug: key, record: value }];
      }),
    );
  }

  /** The developer of a name or slug. */
  developerNamed(text: string): { slug: string; name: string } | null {
    const plain = plainName(text);
    const found = [...this.#developers].find(([slug, name]) => plainName(slug) === plain || plainName(name) === plain);
    return found ? { slug: found[0], name: found[1] } : null;
  }

  /** A developer whom a sheet brings; from here on rows find it. */
  addDeveloper(name: string): { slug: string; name: string } {
    const slug = toSlug(name);
    this.#developers.set(slug, name);
    return { slug, name };
  }

  developerSuggestion = (text: string) => suggestion(text, this.#developers.values());

  /** The project that a row names; null where it names none at all. */
  find(row: SheetRow): SheetProject | NotFound | null {
    const { id, rera, project, developer } = row.cells;
    const named = developer && this.developerNamed(String(developer.value));
    const candidates = this.projects.filter(({ developerSlug }) => !named || developerSlug === named.slug);
    const byKey = id
      ? this.#byId(String(id.value), candidates)
      : project
        ? this.#byName(String(project.value), candidates)
        : rera
          ? this.#byRera(String(rera.value), candidates)
          : null;
    if (!byKey || 'message' in byKey || !id || !project) return byKey;
    const isSame = matches(nameWords(String(project.value)), byKey);
    return isSame ? byKey : { field: 'project', message: `${byKey.id} is called “${byKey.name}”` };
  }

  #byId(id: string, candidates: readonly SheetProject[]): SheetProject | NotFound {
    const found = candidates.find((one) => one.id === id.trim());
    const ids = candidates.map((one) => one.id);
    return found ?? { field: 'id', message: `no project has the id “${id}”${suggestion(id, ids)}` };
  }

  #byRera(text: string, candidates: readonly SheetProject[]): SheetProject | NotFound {
    const number = plainName(toReraNumber(text));
    const found = candidates.filter(
      ({ record }) => number && plainName(toReraNumber(textIn(record, 'rera'))) === number,
    );
    if (found.length === 1) return found[0]!;
    const message = found.length > 1 ? `${found.length} projects have the number` : 'no project has the number';
    return { field: 'rera', message: `${message} “${text}”` };
  }

  #byName(text: string, candidates: readonly SheetProject[]): SheetProject | NotFound {
    const words = nameWords(text);
    const exact = candidates.filter(({ name }) => nameWords(name) === words);
    const found = exact.length > 0 ? exact : candidates.filter((one) => matches(words, one));
    if (found.length === 1) return found[0]!;
    if (found.length > 1) {
      const all = found.map(({ name, developer }) => `${name} of ${developer}`).join(', ');
      return { field: 'project', message: `“${text}” may be ${all}: name the developer, or the id` };
    }
    const names = candidates.flatMap(({ name }) => [name, withoutArticle(name)]);
    const [nameAlone = text] = withoutArticle(text).split(/[,(]/);
    const near = suggestion(nameAlone.trim(), names);
    return { field: 'project', message: `no project is called “${text}”${near}`, isUnknown: near === '' };
  }

  /** A name near to this one, which a new project may not have. */
  nearName(text: string, developerSlug: string): string | null {
    const names = this.projects.flatMap((one) => (one.developerSlug === developerSlug ? one.name : []));
    return nearestWord(text, names);
  }

  /** The project whose name stands in a title, as 'MOGRA COURTS – PRICE LIST'. */
  inTitle(title: string): SheetProject | null {
    const words = ` ${wordsIn(title)} `;
    const found = this.projects.filter(({ name }) => name && words.includes(` ${wordsIn(name)} `));
    const longest = Math.max(...found.map(({ name }) => name.length));
    const best = found.filter(({ name }) => name.length === longest);
    return best.length === 1 ? best[0]! : null;
  }
}

/** Lists leave the article of a name out. */
const withoutArticle = (text: string) => text.replace(/^the /i, '');
const nameWords = (text: string) => withoutArticle(wordsIn(text));

/** Whether words are a project's name, with its developer before it or its developer and place behind it. */
function matches(words: string, { name, developer, record }: SheetProject): boolean {
  const own = nameWords(name);
  if (words === own) return true;
  const behind = words.startsWith(`${own} `) ? words.slice(own.length + 1) : null;
  const places = wordsIn(`${developer} ${textIn(record, 'city')} ${textFrom(valueAt(record, ['localities']))}`).split(
    ' ',
  );
  if (behind?.split(' ').every((word) => places.includes(word))) return true;
  return (
    words.startsWith(`${wordsIn(developer)} `) &&
    words.endsWith(` ${own}`) &&
    words.length === wordsIn(developer).length + own.length + 1
  );
}
