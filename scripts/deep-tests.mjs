/** What every test of durability stands on. */
const ground = /^(backend\/src\/(platform|migrations)\/|scripts\/(?!test)|docker|package-lock\.json)/;
const operator = /^backend\/src\/operator\//;
const imports = /^backend\/src\/modules\/imports\//;
const money =
  /^backend\/src\/modules\/(billing|cards|enrollment)\/(commands|domain|projections|policies|jobs|checkout)\//;
const log = /^backend\/src\/modules\/[^/]+\/(commands|projections|policies)\//;

/**
 * What proves durability rather than rules, below backend/test: `npm run test:deep` runs all of it, `npm test` what a change touches. A
 * test is its own ground, too.
 */
const parts = [
  { tests: 'crash', ground: [ground] },
  { tests: 'outage', ground: [ground] },
  { tests: 'cluster', ground: [ground, operator] },
  { tests: 'backup', ground: [ground, operator] },
  { tests: 'fuzz', ground: [ground] },
  { tests: 'load', ground: [ground, imports] },
  { tests: 'rebuild', ground: [ground, log] },
  { tests: 'ledger', ground: [ground, money] },
];

const allParts = parts.map(({ tests }) => tests);

/** As Jest looks for files. */
export const deepPattern = (tests = allParts) => `backend/test/(${tests.join('|')})[/.].*spec\\.ts$`;

export const deepPartsTouchedBy = (files) =>
  parts
    .filter(({ tests, ground: grounds }) =>
      files.some((file) => [...grounds, new RegExp(`^backend/test/${tests}[/.]`)].some((one) => one.test(file))),
    )
    .map(({ tests }) => tests);

/** Starting, ending and printing are the scripts' and the platform's business. */
export const touchesStarts = (files) => files.some((file) => ground.test(file) || /^scripts\/test\/.*start/.test(file));

/** What holds the files to rules, each of which is broken once. */
export const touchesChecks = (files) =>
  files.some((file) =>
    /^(scripts\/|package-lock\.json|\.oxlintrc|\.dependency-cruiser|.*\/jest\.\S*config\.mjs$)/.test(file),
  );
