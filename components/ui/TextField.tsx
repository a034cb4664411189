import { Icon } from './Icon';

interface TextFieldProps {
  id: string;
  name: string;
  label: string;
  /** Plain text by default. */
  type?: 'tel' | 'email';
  autoComplete?: string;
  maxLength?: number;
  initialValue?: string;
  isOptional?: boolean;
  isMultiline?: boolean;
  isReadOnly?: boolean;
  /** Shown under the field; undefined if the value is valid. */
  error?: string | undefined;
}

/** A labelled input; its error is below it, with icon and text (visual-language 8, Enquiry form). */
export function TextField(props: TextFieldProps) {
  const { id, name, label, type, autoComplete, maxLength, initialValue, error } = props;
  const Input = (props.isMultiline ? 'textarea' : 'input') as 'input';
  const errorId = `${id}-error`;
  return (
    <div className="text-field">
      <label htmlFor={id}>
        {label}
        {props.isOptional ? <span> (optional)</span> : null}
      </label>
      <Input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        defaultValue={initialValue}
        required={!props.isOptional}
        readOnly={props.isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="field"
      />
      {error ? (
        <p id={errorId} role="alert">
          <Icon name="circle-alert" size={16} className="mt-0.5 flex-none" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
