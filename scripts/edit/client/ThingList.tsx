/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { thumbnailOf, type Index, type Thing } from './api';

const SHOWN = 200;

export const hashOf = ({ kind, key }: Pick<Thing, 'kind' | 'key'>) => `#/${kind}/${encodeURIComponent(key)}`;

/** Everything there is to edit, found by name, developer, city or price. */
export function ThingList({ index, current }: { index: Index; current: string }) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = index.things.filter((thing) => {
    if (kind && thing.kind !== kind) return false;
    const text = `${thing.title} ${thing.note} ${thing.key}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const shown = found.slice(0, SHOWN);
  const canAdd = index.kinds.filter(({ isFixed, name }) => !isFixed && (!kind || name === kind));
  return (
    <nav class="list-pane" aria-label="Everything">
      <div class="find">
        <label for="find">Find</label>
        <input
          id="find"
          type="search"
          placeholder="Name, developer, city, price"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <label for="kind">Kind</label>
        <select id="kind" value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          <option value="">All</option>
          {index.kinds.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <a class="button" href={`#/new/${kind && canAdd.length === 1 ? kind : 'project'}`}>
          + New
        </a>
      </div>
      <p class="help" role="status">
        {found.length === 0
          ? 'Nothing of that name.'
          : `${found.length.toLocaleString('en-IN')} found${found.length > SHOWN ? `, ${SHOWN} shown` : ''}`}
      </p>
      <div class="groups">
        {index.kinds.map(({ name, label }) => {
          const things = shown.filter((thing) => thing.kind === name);
          if (things.length === 0) return null;
          return (
            <section key={name} aria-labelledby={`kind-${name}`}>
              <h2 id={`kind-${name}`}>
                {label} <span class="count">{found.filter((thing) => thing.kind === name).length}</span>
              </h2>
              <ul>
                {things.map((thing) => (
                  <li key={thing.key}>
                    <a href={hashOf(thing)} aria-current={hashOf(thing) === current ? 'page' : undefined}>
                      {thing.picture && !/^https?:/.test(thing.picture) ? (
                        <img src={thumbnailOf(thing.picture)} alt="" width="56" height="42" loading="lazy" />
                      ) : null}
                      <span>
                        <strong>{thing.title}</strong>
                        {thing.note ? <small>{thing.note}</small> : null}
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
