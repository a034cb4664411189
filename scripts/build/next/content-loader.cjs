/**
 * Loader for Turbopack in development: modules that read content depend on the content folder, so a saved text or
 * picture shows at once. The appended time makes each reload a new module without memoised values. `scripts/dev.ts` sets
 * both variables. A build watches nothing, and Turbopack refuses folders outside its root.
 */
module.exports = function contentLoader(source) {
  const { CONTENT_DIR, IMAGE_MANIFEST } = process.env;
  if (process.env.NODE_ENV === 'development') {
    if (CONTENT_DIR) this.addContextDependency(CONTENT_DIR);
    if (IMAGE_MANIFEST) this.addDependency(IMAGE_MANIFEST);
  }
  return `${source}\n// read at ${Date.now()}`;
};
