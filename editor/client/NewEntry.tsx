/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { toSlug } from '@/lib/domain/site/slug';
import { ask, wordsOf, type Choice, type Index, type OpenEntry } from './api';
import { Alert, MAIN, Select, TextBox } from './controls';

interface NewEntryProps {
  index: Index;
  type: string;
  /** Key of the project that is copied; '' for none. */
  from: string;
  onMade: (opened: OpenEntry) => void;
}

/** Types whose place depends on their name. */
const NAMED = ['project', 'developer', 'city', 'catalogue'];

/** Asks for what a new entry cannot be without, and of a copy what it does not take over; then opens its form. */
export function NewEntry({ index, type, from, onMade }: NewEntryProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [told, setTold] = useState('');
  const given = (name: string) => ({ id: `new-${name}`, value: answers[name] ?? '' });
  const set = (name: string) => (value: string) => setAnswers({ ...answers, [name]: value });
  const select = (name: string, label: string, options: readonly Choice[] = []) => (
    <div class="grid gap-1.5">
      <Select {...given(name)} required label={label} onChoose={set(name)} options={[['', 'Choose'], ...options]} />
    </div>
  );
  const text = (name: string, label: string, help: string, more: object = {}) => (
    <div class="grid gap-1.5">
      <TextBox {...given(name)} label={label} onText={set(name)} {...more} />
      <p class="help">{help}</p>
    </div>
  );
  const types = index.types.flatMap(({ name, one, isFixed }): Choice[] => (isFixed ? [] : [[name, one]]));
  const source = index.entries.find((entry) => entry.type === 'project' && entry.key === from);
  const id = answers['id'] ?? toSlug(answers['name'] ?? '');

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    try {
      onMade({ ...(await ask('make', { ...answers, type, id, from })), isNew: true });
    } catch (error) {
      setTold(wordsOf(error));
    }
  }

  return (
    <form class="[&>*+*]:mt-4 [&>:is(div,p)]:max-w-144" onSubmit={(event) => void make(event)}>
      <h1>{source ? `A copy of ${source.title}` : 'Something new'}</h1>
      {source ? (
        <p>
          It takes over texts, prices, plans, payment and pictures of rooms. Say anew what is of {source.title} alone;
          units, site plan, place on the map and dates of registration stay there.
        </p>
      ) : (
        <div class="grid gap-1.5">
          <Select
            id="new-type"
            label="What"
            value={type}
            options={types}
            onChoose={(name) => (location.hash = `#/new/${name}`)}
          />
        </div>
      )}
      {NAMED.includes(type) &&
        text('name', 'Name', 'Its address is made of it.', { required: true, pattern: '.*[A-Za-z0-9].*' })}
      {type === 'project' &&
        text('id', 'Id', 'The last part of its address: small letters, digits and hyphens.', {
          required: true,
          pattern: '[a-z0-9\\-]+',
          value: id,
        })}
      {source && [
        text('rera', 'RERA number', 'Empty while it has none of its own.'),
        text('checkedAt', 'Prices checked with the developer on', 'Empty: the page does not say that they were.', {
          type: 'date',
        }),
      ]}
      {type === 'project' &&
        !source && [
          select('file', 'Category', [
            ['residentialProjects', 'Homes'],
            ['commercialProjects', 'Offices, shops, plots, SCO'],
          ]),
          select('developer', 'Developer', index.choices['developer slugs']),
          select('city', 'City', index.choices['cities']),
        ]}
      {type === 'catalogue' &&
        select('group', 'Among', [
          ['amenities', 'Amenities'],
          ['specifications', 'Specifications'],
        ])}
      <button class={`${MAIN} bg-accent`}>Open its form</button>
      <Alert>{told}</Alert>
    </form>
  );
}
