import { WISH_FIELD, type EnquirySubject } from '@/lib/domain/enquiry/form';

const wishInputs = () => [
  ...document.querySelectorAll<HTMLInputElement>(`.enquiry-subjects input[name=${WISH_FIELD}]`),
];

/**
 * What the form of the project's page offers to ask about, so that a dialog of the page need not carry it; the whole
 * project is the empty value. Empty where the page has no such form.
 */
export function configurationsOfPage(): EnquirySubject[] {
  const labels = wishInputs().map(({ dataset }) => dataset['label'] ?? '');
  return labels.map((label, index) => ({ label, value: index === 0 ? '' : label }));
}

/** The project of the page with its place, as its form names it; empty elsewhere. */
export function projectOfPage(): string {
  return wishInputs()[0]?.value ?? '';
}
