/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Choice } from './api';
import { Inline, TextBox } from './controls';
import { FaultLines, FieldGroup } from './FieldFrame';
import { fieldId, type FieldProps } from './form-context';

/** Catalogue keys as boxes to tick, by their names; ticked ones keep their order. */
export function TickList({ choices, isOptional, value, onChange, ...props }: FieldProps & { choices: Choice[] }) {
  const { path } = props;
  const [typed, setTyped] = useState('');
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen.filter((key) => !choices.some(([known]) => known === key)).map((key): Choice => [key, key]);
  const shown = [...choices, ...unknown].filter(([, name]) => name.toLowerCase().includes(typed.toLowerCase()));
  const tick = (key: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, key] : chosen.filter((other) => other !== key);
    onChange(next.length === 0 && isOptional ? undefined : next, path);
  };
  return (
    <FieldGroup {...props} kind="list" count={chosen.length}>
      {chosen.map((key, at) => (
        <FaultLines key={key} path={[...path, at]} />
      ))}
      <Inline>
        <TextBox id={`${fieldId(path)}.find`} label="Find" type="search" value={typed} onText={setTyped} />
      </Inline>
      <div class="grid max-h-[45vh] min-h-10 grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] overflow-y-auto rounded-[4px] border border-line bg-white px-3.5 py-2">
        {shown.map(([key, name]) => (
          <label key={key} class="flex min-h-9 items-center gap-3 text-[0.9375rem] font-normal">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={(event) => tick(key, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
