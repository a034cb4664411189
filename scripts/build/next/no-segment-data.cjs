/** Loader for Turbopack: stands in the place of Next's module of the same name, so that no segment files are made. */
module.exports = function noSegmentData() {
  return `
    export const collectSegmentData = async () => new Map();
    export const collectPrefetchHints = async () => null;`;
};
