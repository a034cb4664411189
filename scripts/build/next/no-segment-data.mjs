/** Stands for Next's module of that name: no parts of a page beside the page. */
export function collectSegmentData() {
  return Promise.resolve(new Map());
}

export function collectPrefetchHints() {
  return Promise.resolve(null);
}
