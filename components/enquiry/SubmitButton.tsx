import { Icon } from '@/components/ui/Icon';
import { SENDING_TEXT } from '@/lib/domain/site/form-texts';

interface SubmitButtonProps {
  label: string;
  isSending: boolean;
  className?: string;
}

/** Button of a form; while the form is being sent it says so and cannot be pressed. */
export function SubmitButton({ label, isSending, className = 'btn-enquire' }: SubmitButtonProps) {
  return (
    <button
      className={`btn ${className} disabled:border-enquire disabled:bg-enquire disabled:text-white`}
      disabled={isSending}
    >
      <span className={isSending ? 'invisible' : undefined}>{label}</span>
      {isSending ? (
        <span className="enquiry-sending">
          <Icon name="loader-circle" className="animate-spin" />
          {SENDING_TEXT}
        </span>
      ) : null}
    </button>
  );
}
