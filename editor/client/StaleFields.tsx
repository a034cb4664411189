/** @jsxImportSource preact */
import type { Index } from './api';
import { hashOf } from './EntryList';

/** What has grown old, by kind; each line leads to its field. */
export function StaleFields({ groups }: { groups: Index['stale'] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="stale" class="max-w-128">
      <h2 id="stale">Look at these again</h2>
      {groups.map(({ title, fields }) => (
        <details key={title} class="border-t border-line">
          <summary class="min-h-11 py-2.5">
            {title} <span class="help">{fields.length}</span>
          </summary>
          <ul class="pb-3">
            {fields.map(({ key, title: project, file, field, words }) => (
              <li key={`${key} ${words}`}>
                <a class="inline-block min-h-11 py-2.5" href={`${hashOf({ type: 'project', key })}/${file}/${field}`}>
                  {project}
                </a>{' '}
                <span class="help">{words}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
