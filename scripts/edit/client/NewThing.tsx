/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { ask, wordsOf, type Index, type OpenThing } from './api';

interface NewThingProps {
  index: Index;
  kind: string;
  onMade: (opened: OpenThing) => void;
}

/** Kinds whose place depends on their name. */
const NAMED = ['project', 'developer', 'city', 'catalogue'];

/** Asks for what a new thing cannot be without, then opens its form. */
export function NewThing({ index, kind, onMade }: NewThingProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [told, setTold] = useState('');
  const kinds = index.kinds.filter(({ isFixed }) => !isFixed);
  const set = (name: string) => (event: Event) =>
    setAnswers({ ...answers, [name]: (event.currentTarget as HTMLInputElement).value });
  const choices = (name: string) => index.choices[name] ?? [];

  function select(name: string, label: string, options: readonly (readonly [string, string])[]) {
    return (
      <div class="field">
        <label for={`new-${name}`}>{label}</label>
        <select id={`new-${name}`} required value={answers[name] ?? ''} onChange={set(name)}>
          <option value="" disabled>
            Choose
          </option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words || value}
            </option>
          ))}
        </select>
      </div>
    );
  }

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    try {
      onMade({ ...(await ask('make', { ...answers, kind })), faults: [], address: '/', isNew: true });
    } catch (error) {
      setTold(wordsOf(error));
    }
  }

  return (
    <form class="thing new" onSubmit={(event) => void make(event)}>
      <h1>Something new</h1>
      <div class="field">
        <label for="new-kind">What</label>
        <select id="new-kind" value={kind} onChange={(event) => (location.hash = `#/new/${event.currentTarget.value}`)}>
          {kinds.map(({ name, one }) => (
            <option key={name} value={name}>
              {one}
            </option>
          ))}
        </select>
      </div>
      {NAMED.includes(kind) ? (
        <div class="field">
          <label for="new-name">Name</label>
          <input
            id="new-name"
            type="text"
            required
            pattern=".*[A-Za-z0-9].*"
            autocomplete="off"
            value={answers['name'] ?? ''}
            onInput={set('name')}
          />
          <p class="help">Its address is made of it.</p>
        </div>
      ) : null}
      {kind === 'project' ? (
        <>
          {select('file', 'Of the kind', [
            ['residentialProjects', 'Homes'],
            ['commercialProjects', 'Offices, shops, plots, SCO'],
          ])}
          {select('developer', 'Developer', choices('developer slugs'))}
          {select('city', 'City', choices('cities'))}
        </>
      ) : null}
      {kind === 'catalogue'
        ? select('group', 'Among', [
            ['amenities', 'Amenities'],
            ['specifications', 'Specifications'],
          ])
        : null}
      <button class="main">Open its form</button>
      <p role="alert">{told}</p>
    </form>
  );
}
