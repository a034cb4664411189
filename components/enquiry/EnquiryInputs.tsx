import { TextField } from '@/components/ui/TextField';
import {
  ENQUIRY_FIELD_NAMES,
  FIELD_LIMITS,
  type EnquiryFieldErrors,
  type EnquiryFieldName,
  type EnquiryFields,
} from '@/lib/domain/enquiry/form';

interface InputKind {
  label: string;
  type?: 'tel' | 'email';
  isOptional?: boolean;
  isMultiline?: boolean;
}

/** Name and phone are required (spec 3, Enquiry). Browsers autofill by `type`, or by the name if there is no type. */
const INPUTS: Readonly<Record<EnquiryFieldName, InputKind>> = {
  name: { label: 'Name' },
  phone: { label: 'Phone', type: 'tel' },
  email: { label: 'Email', type: 'email', isOptional: true },
  message: { label: 'Message', isOptional: true, isMultiline: true },
};

interface EnquiryInputsProps {
  /** Prefix of each field's id. */
  id: string;
  initial: Partial<EnquiryFields>;
  isReadOnly: boolean;
  errors: EnquiryFieldErrors;
}

interface EnquiryInputProps extends EnquiryInputsProps {
  name: EnquiryFieldName;
  isOptional?: boolean;
}

/** One field of an enquiry. */
export function EnquiryInput({ name, id, initial, isReadOnly, errors, isOptional }: EnquiryInputProps) {
  const { label, type, isMultiline, isOptional: isNeverRequired } = INPUTS[name];
  return (
    <TextField
      id={id + name}
      name={name}
      label={label}
      type={type}
      autoComplete={type ?? (isMultiline ? undefined : name)}
      maxLength={FIELD_LIMITS[name]}
      initialValue={initial[name]}
      isOptional={isOptional ?? isNeverRequired}
      isMultiline={isMultiline}
      isReadOnly={isReadOnly}
      error={errors[name]}
    />
  );
}

/** The four fields of an enquiry. */
export function EnquiryInputs(props: EnquiryInputsProps) {
  return (
    <div className="enquiry-fields">
      {ENQUIRY_FIELD_NAMES.map((name) => (
        <EnquiryInput key={name} name={name} {...props} />
      ))}
    </div>
  );
}
