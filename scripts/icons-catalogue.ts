import { iconShapes } from './icons-sprite';

interface CatalogueIcons {
  names: string[];
  /** What an editor has to mend, with file, record and field. */
  faults: string[];
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The same of the file's text; a text that does not parse is one fault. */
export function parseCatalogueIcons(text: string): CatalogueIcons {
  try {
    return readCatalogueIcons(JSON.parse(text));
  } catch {
    return { names: [], faults: ['catalogue.json: expected a JSON document'] };
  }
}

/** Icons that catalogue.json names; an icon that does not exist is a fault (decisions, Content faults). */
export function readCatalogueIcons(catalogue: unknown): CatalogueIcons {
  const names: string[] = [];
  const faults: string[] = [];
  for (const [group, entries] of entriesOf(catalogue)) {
    for (const [key, entry] of entriesOf(entries)) {
      const icon = new Map(entriesOf(entry)).get('icon');
      if (typeof icon === 'string' && iconShapes(icon) !== null) names.push(icon);
      else
        faults.push(
          `catalogue.json › ${group} › ${key} › icon: expected the name of an icon, found ${JSON.stringify(icon) ?? 'nothing'}`,
        );
    }
  }
  return { names, faults };
}
