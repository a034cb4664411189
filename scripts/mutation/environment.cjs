const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { TestEnvironment: BrowserEnvironment } = require('jest-environment-jsdom');

/** Tests of the domain and tests marked for Node run without jsdom: they start in a tenth of the time. */
function isPlain({ testPath, docblockPragmas }) {
  return testPath.includes('/lib/domain/') || docblockPragmas['mutation-environment'] === 'node';
}

/** The first failing test kills the mutant, so the remaining tests of its file are skipped. */
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
