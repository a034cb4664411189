/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Choice } from './api';
import { FaultLines } from './FieldFrame';
import { fieldId, type FieldProps } from './form-context';

/** Catalogue keys as boxes to tick, by their names; ticked ones keep their order. */
export function TickList({
  label,
  help,
  isOptional,
  path,
  value,
  onChange,
  choices,
}: FieldProps & { choices: Choice[] }) {
  const [typed, setTyped] = useState('');
  const chosen = Array.isArray(value) ? (value as unknown[]).map(String) : [];
  const id = fieldId(path);
  const set = (next: string[]) => onChange(next.length === 0 && isOptional ? undefined : next, path);
  const unknown = chosen.filter((key) => !choices.some(([known]) => known === key)).map((key): Choice => [key, key]);
  const shown = [...choices, ...unknown].filter(([, name]) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <fieldset class="list">
      <legend>
        {label} <span class="count">{chosen.length}</span>
      </legend>
      {help ? <p class="help">{help}</p> : null}
      {[[], ...chosen.map((_, at) => [at])].map((below) => (
        <FaultLines key={below.join()} id={`${id}.${below.join('')}.faults`} path={[...path, ...below]} />
      ))}
      <div class="inline">
        <label for={`${id}.find`}>Find</label>
        <input id={`${id}.find`} type="search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </div>
      <div class="ticks">
        {shown.map(([key, name]) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={(event) =>
                set(event.currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
