/** @jsxImportSource preact */
import type { ComponentChildren, ComponentProps, InputHTMLAttributes } from 'preact';
import { type Choice, thumbnailOf } from './api';

interface ThumbnailProps {
  file: string | null;
  width: number;
  height: number;
}

/** A small picture of the content; nothing in place of one that stands elsewhere. */
export function Thumbnail({ file, ...size }: ThumbnailProps) {
  return file && !/^https?:/.test(file) ? <img src={thumbnailOf(file)} alt="" loading="lazy" {...size} /> : null;
}

/** A button that does not send its form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** What is wrong, read out at once. */
export function Alert({ children }: { children: ComponentChildren }) {
  return children ? (
    <p class="border-l-3 border-err bg-err-bg px-3 py-1" role="alert">
      {children}
    </p>
  ) : null;
}

/** Beside the colour of a button that is the way on. */
export const MAIN = 'border-0 text-white enabled:hover:bg-deep disabled:bg-surface-2 disabled:text-ink-2';

/** A row of changes or publications. */
export const CHANGE = 'flex items-start gap-3 border-t border-line py-3';

/** Where there is nothing yet. */
export const EMPTY = 'grid max-w-128 justify-items-start gap-4 py-8';

/** The title of what is open, and what can be done with it; it stays while the rest scrolls. */
export const Head = ({ children }: { children: ComponentChildren }) => (
  <div class="sticky -top-(--edge) z-2 -mx-(--edge) -mt-(--edge) flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line bg-surface px-(--edge) pt-5 pb-3 max-lg:top-0">
    {children}
  </div>
);

/** Labels, fields and a button in one row; on a phone a row for each. */
export const Inline = ({ children }: { children: ComponentChildren }) => (
  <div class="my-2 flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:grid max-lg:grid-cols-[max-content_1fr] [&>:is(input,select)]:w-auto [&>:is(input,select)]:flex-[1_1_9rem] max-lg:[&>button]:justify-self-start">
    {children}
  </div>
);

/** What the frame of a field knows of its input. */
export interface InputAttributes {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface TextBoxProps {
  id: string;
  label: string;
  value: string;
  type?: 'search' | 'date';
  placeholder?: string;
  pattern?: string;
  required?: boolean;
  onText: (text: string) => void;
}

/** A line of text with its label. */
export function TextBox({ label, type, onText, ...attributes }: TextBoxProps) {
  const own = { ...attributes, type: type ?? 'text', autocomplete: 'off' } as InputHTMLAttributes;
  return (
    <>
      <label for={attributes.id}>{label}</label>
      <input {...own} onInput={(event) => onText(event.currentTarget.value)} />
    </>
  );
}

interface SelectProps extends InputAttributes {
  label?: string;
  value: string;
  required?: boolean;
  options: readonly Choice[];
  onChoose: (value: string) => void;
}

/** Words to choose one of, with their label where no frame has it. */
export const Select = ({ label, options, onChoose, ...attributes }: SelectProps) => (
  <>
    {label && <label for={attributes.id}>{label}</label>}
    <select {...attributes} onChange={(event) => onChoose(event.currentTarget.value)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words || value}
        </option>
      ))}
    </select>
  </>
);
