/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import { Button } from './controls';
import { FaultLines } from './FieldFrame';
import { fieldId, FormValues, type FieldProps } from './form-context';
import { Thumbnail } from './Thumbnail';

/** A picture with its name; the dialog chooses another, or takes one from this computer. */
export function PictureField({ label, help, isOptional, path, value, onChange }: FieldProps) {
  const { choosePicture } = useContext(FormValues);
  const file = typeof value === 'string' ? value : '';
  const id = `${fieldId(path)}.label`;
  const choose = () => choosePicture(file, (next) => onChange(next, path));
  return (
    <div class="grid gap-1.5" role="group" aria-labelledby={id}>
      <span class="text-[0.875rem] font-semibold" id={id}>
        {label}
      </span>
      <div class="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span class="h-16 w-24 bg-line">
          <Thumbnail file={file} width={96} height={64} />
        </span>
        <span class="flex-[1_1_8rem] text-[0.875rem] max-lg:basis-[calc(100%-108px)]">
          {file.split('/').at(-1) || 'No picture'}
          <small>{file.split('/').slice(0, -1).join('/')}</small>
        </span>
        <Button aria-label={`Choose: ${label}`} onClick={choose}>
          Choose …
        </Button>
        {file && isOptional && (
          <Button aria-label={`Take out: ${label}`} onClick={() => onChange(undefined, path)}>
            Take out
          </Button>
        )}
      </div>
      <FaultLines path={path} />
      {help && !/path under images/i.test(help) && <p class="help">{help}</p>}
    </div>
  );
}
