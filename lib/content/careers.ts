import 'server-only';
import type { Department } from '@/lib/domain/careers';
import { fromContent } from './content';

/** The departments in file order. */
export const getCareers: () => Department[] = fromContent(({ careers }) =>
  careers.entries.map(({ value }) => ({ name: value.department.trim(), roles: value.roles })),
);
