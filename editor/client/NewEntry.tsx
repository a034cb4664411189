/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { ask, wordsOf, type Choice, type Index, type OpenEntry } from './api';
import { Alert, MAIN, Select, TextBox } from './controls';

interface NewEntryProps {
  index: Index;
  type: string;
  onMade: (opened: OpenEntry) => void;
}

/** Types whose place depends on their name. */
const NAMED = ['project', 'developer', 'city', 'catalogue'];

/** Asks for what a new entry cannot be without, then opens its form. */
export function NewEntry({ index, type, onMade }: NewEntryProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [told, setTold] = useState('');
  const given = (name: string) => ({ id: `new-${name}`, required: true, value: answers[name] ?? '' });
  const set = (name: string) => (value: string) => setAnswers({ ...answers, [name]: value });
  const select = (name: string, label: string, options: readonly Choice[] = []) => (
    <div class="grid gap-1.5">
      <Select {...given(name)} label={label} onChoose={set(name)} options={[['', 'Choose'], ...options]} />
    </div>
  );
  const types = index.types.flatMap(({ name, one, isFixed }): Choice[] => (isFixed ? [] : [[name, one]]));

  async function make(event: Event): Promise<void> {
    event.preventDefault();
    try {
      onMade({ ...(await ask('make', { ...answers, type })), faults: [], address: '/', isNew: true });
    } catch (error) {
      setTold(wordsOf(error));
    }
  }

  return (
    <form class="[&>*+*]:mt-4 [&>div]:max-w-144" onSubmit={(event) => void make(event)}>
      <h1>Something new</h1>
      <div class="grid gap-1.5">
        <Select
          id="new-type"
          label="What"
          value={type}
          options={types}
          onChoose={(name) => (location.hash = `#/new/${name}`)}
        />
      </div>
      {NAMED.includes(type) && (
        <div class="grid gap-1.5">
          <TextBox {...given('name')} label="Name" pattern=".*[A-Za-z0-9].*" onText={set('name')} />
          <p class="help">Its address is made of it.</p>
        </div>
      )}
      {type === 'project' && [
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
