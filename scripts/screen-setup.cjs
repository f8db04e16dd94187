const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

/** While a test waits, nobody reads how the page looked that was not ready yet: it is printed once the time is over. */
const errorOf = (message, container) =>
  getConfig()._disableExpensiveErrorDiagnostics
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);

// Tests wait for what they look for; on a busy machine that may take a while.
configure({ asyncUtilTimeout: Number(process.env.TEST_WAIT_MS ?? 20_000), getElementError: errorOf });
