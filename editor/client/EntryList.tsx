/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Index, Entry } from './api';
import { Select, TextBox, Thumbnail } from './controls';

const SHOWN = 200;
const ENTRY =
  'flex min-h-13 items-center gap-3 border-t border-line px-4 py-1.5 text-inherit no-underline -outline-offset-2 hover:bg-white hover:inset-shadow-[3px_0_var(--color-enquire)] aria-[current]:bg-white aria-[current]:inset-shadow-[3px_0_var(--color-enquire)]';

export const hashOf = ({ type, key }: Pick<Entry, 'type' | 'key'>) => `#/${type}/${encodeURIComponent(key)}`;

/** Everything there is to edit, found by name, developer, city or price. */
export function EntryList({ index, current }: { index: Index; current: string }) {
  const [typed, setTyped] = useState('');
  const [type, setType] = useState('');
  const words = typed.toLowerCase().split(/\s+/);
  const found = index.entries.filter((entry) => {
    const text = `${entry.title} ${entry.note} ${entry.key}`.toLowerCase();
    return (!type || entry.type === type) && words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, SHOWN);
  const canAdd = index.types.some(({ isFixed, name }) => !isFixed && name === type);
  const types = index.types.map(({ name, label }) => [name, label] as const);
  const hint = 'Name, developer, city, price';
  return (
    <nav
      class="grid min-h-0 grid-rows-[auto_1fr] bg-surface-2 max-lg:order-1 max-lg:group-data-[at=entry]:hidden"
      aria-label="Everything"
    >
      <div class="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1.5 px-4 pt-4 pb-2 [&>:is(label,input,p)]:col-span-full">
        <TextBox id="find" label="Find" type="search" placeholder={hint} value={typed} onText={setTyped} />
        <Select id="type" label="Type" value={type} onChoose={setType} options={[['', 'All'], ...types]} />
        <a class="button" href={`#/new/${canAdd ? type : 'project'}`}>
          + New
        </a>
        <p class="help" role="status">
          {found.length === 0 ? 'Nothing of that name.' : `${found.length.toLocaleString('en-IN')} found`}
          {found.length > SHOWN && `, ${SHOWN} shown`}
        </p>
      </div>
      <div class="overflow-y-auto">
        {types.map(([name, label]) => {
          const entries = shown.filter((entry) => entry.type === name);
          if (entries.length === 0) return null;
          return (
            <section key={name} aria-labelledby={`type-${name}`}>
              <h2 id={`type-${name}`} class="sticky top-0 z-1 bg-surface-2 px-4 pt-3 pb-1.5">
                {label} <span class="help">{found.filter((entry) => entry.type === name).length}</span>
              </h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.key}>
                    <a class={ENTRY} href={hashOf(entry)} aria-current={hashOf(entry) === current ? 'page' : undefined}>
                      <Thumbnail file={entry.picture} width={56} height={42} />
                      <span>
                        <strong>{entry.title}</strong>
                        <small>{entry.note}</small>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}
