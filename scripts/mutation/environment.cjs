const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { TestEnvironment: BrowserEnvironment } = require('jest-environment-jsdom');

/** The domain knows no window, and a file that asked for Node keeps it: both start in a tenth of a browser's time. */
function isPlain({ testPath, docblockPragmas }) {
  return testPath.includes('/lib/domain/') || docblockPragmas['mutation-environment'] === 'node';
}

/** The first test that fails has found the mutant; the others of its file are passed over. */
const stopAtFailure = (Environment) =>
  class extends Environment {
    hasFailed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_fn_failure') this.hasFailed = true;
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    }
  };

module.exports = function createEnvironment(config, context) {
  const Environment = stopAtFailure(isPlain(context) ? NodeEnvironment : BrowserEnvironment);
  return new Environment(config, context);
};
