import 'server-only';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import type { Section } from '@/lib/domain/project/section';
import { sectionReader } from './sections';

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
