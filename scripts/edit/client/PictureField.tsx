/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import { thumbnailOf } from './api';
import { FaultLines } from './FieldFrame';
import { fieldId, FormValues, type FieldProps } from './form-context';

/** A picture with its name; the dialog chooses another, or takes one from this computer. */
export function PictureField({ label, help, isOptional, path, value, onChange }: FieldProps) {
  const { choosePicture } = useContext(FormValues);
  const file = typeof value === 'string' ? value : '';
  const id = fieldId(path);
  return (
    <div class="picture field" role="group" aria-labelledby={`${id}.label`}>
      <span class="label" id={`${id}.label`}>
        {label}
      </span>
      <div class="picture-row">
        {file && !/^https?:/.test(file) ? (
          <img src={thumbnailOf(file)} alt="" width="96" height="64" />
        ) : (
          <span class="no-picture" />
        )}
        <span class="file">
          {file.split('/').at(-1) || 'No picture'}
          <small>{file.split('/').slice(0, -1).join('/')}</small>
        </span>
        <button
          type="button"
          class="quiet"
          aria-label={`Choose: ${label}`}
          onClick={() => choosePicture(file, (next) => onChange(next, path))}
        >
          Choose …
        </button>
        {file && isOptional ? (
          <button
            type="button"
            class="quiet"
            aria-label={`Take out: ${label}`}
            onClick={() => onChange(undefined, path)}
          >
            Take out
          </button>
        ) : null}
      </div>
      <FaultLines id={`${id}.faults`} path={path} />
      {help && !/path under images/i.test(help) ? <p class="help">{help}</p> : null}
    </div>
  );
}
