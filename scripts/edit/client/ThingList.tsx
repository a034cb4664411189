/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Index, Thing } from './api';
import { Select, TextBox } from './controls';
import { Thumbnail } from './Thumbnail';

const SHOWN = 200;

export const hashOf = ({ kind, key }: Pick<Thing, 'kind' | 'key'>) => `#/${kind}/${encodeURIComponent(key)}`;

/** Everything there is to edit, found by name, developer, city or price. */
export function ThingList({ index, current }: { index: Index; current: string }) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const words = typed.toLowerCase().split(/\s+/);
  const found = index.things.filter((thing) => {
    const text = `${thing.title} ${thing.note} ${thing.key}`.toLowerCase();
    return (!kind || thing.kind === kind) && words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, SHOWN);
  const canAdd = index.kinds.some(({ isFixed, name }) => !isFixed && name === kind);
  const kinds = index.kinds.map(({ name, label }) => [name, label] as const);
  const hint = 'Name, developer, city, price';
  return (
    <nav class="list-pane" aria-label="Everything">
      <div class="find">
        <TextBox id="find" label="Find" type="search" placeholder={hint} value={typed} onText={setTyped} />
        <Select id="kind" label="Kind" value={kind} onChoose={setKind} options={[['', 'All'], ...kinds]} />
        <a class="button" href={`#/new/${canAdd ? kind : 'project'}`}>
          + New
        </a>
        <p class="help" role="status">
          {found.length === 0 ? 'Nothing of that name.' : `${found.length.toLocaleString('en-IN')} found`}
          {found.length > SHOWN && `, ${SHOWN} shown`}
        </p>
      </div>
      <div class="groups">
        {kinds.map(([name, label]) => {
          const things = shown.filter((thing) => thing.kind === name);
          if (things.length === 0) return null;
          return (
            <section key={name} aria-labelledby={`kind-${name}`}>
              <h2 id={`kind-${name}`}>
                {label} <span class="help">{found.filter((thing) => thing.kind === name).length}</span>
              </h2>
              <ul>
                {things.map((thing) => (
                  <li key={thing.key}>
                    <a href={hashOf(thing)} aria-current={hashOf(thing) === current ? 'page' : undefined}>
                      <Thumbnail file={thing.picture} width={56} height={42} />
                      <span>
                        <strong>{thing.title}</strong>
                        <small>{thing.note}</small>
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
