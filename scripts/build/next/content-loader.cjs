/**
 * While developing: makes the modules that read content depend on it, so that a saved text or a new picture shows at
 * once. The time makes each reading a new module, without what the last one remembered. `scripts/dev.ts` says where both are.
 */
module.exports = function contentLoader(source) {
  const { CONTENT_DIR, IMAGE_MANIFEST } = process.env;
  if (CONTENT_DIR) this.addContextDependency(CONTENT_DIR);
  if (IMAGE_MANIFEST) this.addDependency(IMAGE_MANIFEST);
  return `${source}\n// read at ${Date.now()}`;
};
