/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Index, Entry } from './api';
import { Select, TextBox } from './controls';
import { Thumbnail } from './Thumbnail';

const SHOWN = 200;

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
    <nav class="list-pane" aria-label="Everything">
      <div class="find">
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
      <div class="groups">
        {types.map(([name, label]) => {
          const entries = shown.filter((entry) => entry.type === name);
          if (entries.length === 0) return null;
          return (
            <section key={name} aria-labelledby={`type-${name}`}>
              <h2 id={`type-${name}`}>
                {label} <span class="help">{found.filter((entry) => entry.type === name).length}</span>
              </h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.key}>
                    <a href={hashOf(entry)} aria-current={hashOf(entry) === current ? 'page' : undefined}>
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
