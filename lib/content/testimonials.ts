import 'server-only';
import type { Testimonial } from '@/lib/domain/site';
import { fromContent } from './content';

/** The client feedbacks in file order. */
export const getTestimonials: () => Testimonial[] = fromContent(({ testimonials }) =>
  testimonials.entries.map(({ value }) => value),
);
