import { TextField } from '@/components/ui/TextField';
import {
  FIELD_LIMITS,
  type EnquiryFieldErrors,
  type EnquiryFieldName,
  type EnquiryFields,
} from '@/lib/domain/enquiry/form';

interface EnquiryInput {
  name: EnquiryFieldName;
  label: string;
  type?: 'tel' | 'email';
  isOptional?: boolean;
  isMultiline?: boolean;
}

/** Name and phone are required (spec 3, Enquiry). Browsers autofill by `type`, or by the name if there is no type. */
const INPUTS: EnquiryInput[] = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email', type: 'email', isOptional: true },
  { name: 'message', label: 'Message', isOptional: true, isMultiline: true },
];

interface EnquiryInputsProps {
  /** Prefix of each field's id. */
  id: string;
  initial: Partial<EnquiryFields>;
  isReadOnly: boolean;
  errors: EnquiryFieldErrors;
}

/** The four fields of every enquiry. */
export function EnquiryInputs({ id, initial, isReadOnly, errors }: EnquiryInputsProps) {
  return (
    <div className="enquiry-fields">
      {INPUTS.map(({ name, label, type, isOptional, isMultiline }) => (
        <TextField
          key={name}
          id={id + name}
          name={name}
          label={label}
          type={type}
          autoComplete={type ?? (isMultiline ? undefined : name)}
          maxLength={FIELD_LIMITS[name]}
          initialValue={initial[name]}
          isOptional={isOptional}
          isMultiline={isMultiline}
          isReadOnly={isReadOnly}
          error={errors[name]}
        />
      ))}
    </div>
  );
}
