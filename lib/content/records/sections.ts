import 'server-only';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import type { Section } from '@/lib/domain/project/page';
import { memoizeOnContent } from '../set/content';
import type { ContentSet, Entry, LoadedFile } from '../files/loaded-file';

/** A project's payment plans, faulty where a lenient build could not read them. */
export const getPaymentPlansSection: (projectId: string) => Section<PaymentPlan[]> = sectionReader(
  ({ paymentPlans }) => paymentPlans,
  (raw) =>
    raw.map((plan) => ({
      name: plan.plan_type_name.trim(),
      installments: plan.schedule_entries.map((entry) => ({
        number: entry.sno,
        particulars: entry.particulars,
        time: entry.time_description,
        percentage: entry.installment_percentage,
      })),
    })),
);

/** A reader of one section, from a file keyed by project id. `make` is called once for each valid record. */
export function sectionReader<Raw, Value>(
  fileOf: (content: ContentSet) => LoadedFile<Raw>,
  make: (raw: Raw, entry: Entry<Raw>, content: ContentSet) => Value,
): (projectId: string) => Section<Value> {
  const sections = memoizeOnContent((content) => {
    const file = fileOf(content);
    const entries = new Map(file.entries.map((entry) => [entry.key, entry]));
    return { entries, ready: new Map<string, Section<Value>>(), file, content };
  });
  return (projectId) => {
    const { entries, ready, file, content } = sections();
    const known = ready.get(projectId);
    if (known) return known;
    const entry = entries.get(projectId);
    if (entry) {
      const made: Section<Value> = { kind: 'ready', value: make(entry.value, entry, content) };
      ready.set(projectId, made);
      return made;
    }
    const isFaulty = file.isUnreadable || file.keys.has(projectId);
    return isFaulty ? { kind: 'faulty', message: 'The record could not be read.' } : { kind: 'missing' };
  };
}
