const { format } = require('node:util');

/** As a browser says that nobody answered. */
const isLostServer = (error) => error instanceof TypeError && error.message === 'Failed to fetch';

/** What libraries print and nobody here can mend: each by its name, and no wider than the one sentence that it is about. */
const OF_LIBRARIES = {
  'react-admin prints a refusal that its screen shows, too, but for production': ({ said, stack }) =>
    stack.includes('/ra-core/dist/dataProvider/useDataProvider') &&
    (said[0]?.name === 'ApiError' || isLostServer(said[0])),
  'react-big-calendar builds on uncontrollable, which is compiled for React 16': ({ text, stack }) =>
    text.includes('outdated JSX transform') && stack.includes('/node_modules/uncontrollable/'),
  'jsdom has no other page to go to': ({ text }) => text.startsWith('Error: Not implemented: navigation'),
};

let complaints = [];

for (const method of ['error', 'warn'])
  console[method] = (...said) => {
    const text = format(...said);
    if (Object.values(OF_LIBRARIES).some((isSaid) => isSaid({ said, text, stack: new Error().stack }))) return;
    complaints.push(`console.${method} in “${expect.getState().currentTestName}”:\n${text}`);
  };

/** Who expects a complaint says so: `jest.spyOn(console, 'error').mockImplementation(…)`. */
function failForComplaints() {
  const heard = complaints;
  complaints = [];
  if (heard.length > 0) throw new Error(heard.join('\n\n'));
}
afterEach(failForComplaints);
afterAll(failForComplaints);
