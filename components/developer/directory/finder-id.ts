/** Ids of what finding a developer touches: the field, what it tells, the cards, and the letters that lead to them. */
export const FINDER_ID = {
  field: 'find-developer',
  status: 'found-developers',
  list: 'all-developers',
  letters: 'letter-index',
} as const;
