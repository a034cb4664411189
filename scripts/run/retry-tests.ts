// On a busy machine of CI a test of real processes gets a second try, as in the browser tests; its first fault is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
