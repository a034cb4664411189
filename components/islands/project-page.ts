/** The islands that only pages of projects have: one file. */
export { EmiCalculator } from '@/components/project/emi/EmiCalculator.island';
export { PaymentPlanTabs } from '@/components/project/plans/PaymentPlanTabs.island';
export { ProjectBehaviour } from '@/components/project/ProjectBehaviour.island';
export { ZoomOpener } from '@/components/project/zoom/ZoomOpener.island';
