/** Ids of the developer filter: its field, its status line, the cards and the letter links. */
export const FINDER_ID = {
  field: 'find-developer',
  status: 'found-developers',
  list: 'all-developers',
  letters: 'letter-index',
} as const;
