const path = require('node:path');

/**
 * While developing: makes the modules that read content depend on it, so that a saved text or a new picture shows at
 * once. The time makes each reading a new module, without what the last one remembered.
 */
module.exports = function contentLoader(source) {
  this.addContextDependency(path.resolve(process.env.CONTENT_DIR || 'content'));
  this.addDependency(path.resolve(process.env.IMAGE_MANIFEST || '.cache/images/manifest.json'));
  return `${source}\n// read at ${Date.now()}`;
};
