/** Replaces Next's module of the same name: no segment files beside a page. */
export function collectSegmentData() {
  return Promise.resolve(new Map());
}

export function collectPrefetchHints() {
  return Promise.resolve(null);
}
