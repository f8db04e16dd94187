import { existsSync } from 'node:fs';
import { journeysConcernedBy, usualJourneys } from '../e2e/concerned.mjs';
import { deepPartsTouchedBy, touchesChecks, touchesStarts } from './deep-tests.mjs';
import { integrationTestsOf } from './related-tests.mjs';

const everything = [];
const nothing = undefined;
const on =
  (...grounds) =>
  (files) =>
    files.some((file) => grounds.some((ground) => ground.test(file))) ? everything : nothing;

const code = /\.(tsx?|[cm]?js)$/;
const isThere = (file) => existsSync(file);
/** Jest follows the imports from there. */
const related =
  (...folders) =>
  (files) => {
    const ours = files
      .filter((file) => folders.some((folder) => file.startsWith(folder)) && code.test(file))
      .filter(isThere);
    return ours.length > 0 ? ['--findRelatedTests', ...ours] : nothing;
  };

/** What changes every step. */
const foundations = /^(package(-lock)?\.json|[^/]+\/package\.json|tsconfig[^/]*\.json)$/;

/** Where a type has changed, all who use it: the contract's both screens. */
function workspaces(files) {
  if (files.some((file) => file.startsWith('tsconfig'))) return everything;
  const changed = files.flatMap((file) => /^([\w-]+)\/.*(?:\.(?:tsx?|mts)|tsconfig.*)$/.exec(file)?.[1] ?? []);
  const found = ['backend', 'api-client', 'admin-ui', 'client-ui'].filter(
    (name) => changed.includes(name) || (name.endsWith('-ui') && changed.includes('api-client')),
  );
  return found.length > 0 ? found : nothing;
}

/** What lint leaves out of the types that it checks: whatever is generated. */
function typesBesideLint(files) {
  if (files.some((file) => /tsconfig|^package-lock\.json$/.test(file))) return everything;
  return files.some((file) => file.startsWith('api-client/')) ? ['api-client'] : nothing;
}

const journeys = (found) =>
  found ? [...found.journeys, ...(found.screens ? [`--screens=${found.screens}`] : [])] : everything;

/** What is tested of the checks is the checks; where tests have come or gone, it is the list of them. */
function checks(files) {
  if (touchesChecks(files)) return everything;
  return files.some((file) => /\.(spec|e2e)\.\w+$/.test(file)) ? ['test-list'] : nothing;
}

/** With which arguments a step runs for files that have changed; none at all where they do not concern it. */
const concerned = {
  format: () => everything,
  files: () => everything,
  docs: () => everything,
  build: on(/^(backend|admin-ui|client-ui|api-client)\//),
  lint(files) {
    if (files.some((file) => /^\.oxlintrc|^scripts\/lint\/|tsconfig/.test(file))) return everything;
    const written = files.filter((file) => code.test(file)).filter(isThere);
    return written.length > 0 ? written : nothing;
  },
  types: workspaces,
  architecture: on(/^(backend|admin-ui|client-ui|api-client)\/src\//, /^\.dependency-cruiser/),
  openapi: on(/^backend\/(src\/|openapi\.json)/, /^api-client\/src\/generated\//, /^docs\/errors\.md$/),
  schema: on(/^backend\/(src\/migrations\/|schema\.snapshot)/, /\/tables\//),
  unit: related('backend/'),
  int(files) {
    if (!files.some((file) => file.startsWith('backend/'))) return nothing;
    const tests = integrationTestsOf(files);
    return tests?.length === 0 ? nothing : (tests ?? everything);
  },
  staff: related('admin-ui/', 'api-client/'),
  families: related('client-ui/', 'api-client/'),
  e2e(files) {
    const found = journeysConcernedBy(files);
    return found?.journeys.length === 0 ? nothing : journeys(found);
  },
  rules: checks,
};

/** The steps that a change concerns. Durability is left to `npm test`. */
export const stepsFor = (steps, files) =>
  files.some((file) => foundations.test(file))
    ? steps.filter(({ deep }) => !deep)
    : steps.flatMap((step) => {
        const args = concerned[step.name]?.(files);
        return args ? [{ ...step, args }] : [];
      });

/** Of these `npm test` runs what a change touches, or nothing; `npm run test:deep` runs all of them, the journeys as `sights`. */
const touched = {
  types: typesBesideLint,
  e2e: (files) => journeys(usualJourneys(files)),
  rules: checks,
  deep(files) {
    const parts = deepPartsTouchedBy(files);
    return parts.length > 0 ? parts : nothing;
  },
  starts: (files) => (touchesStarts(files) ? everything : nothing),
  sights: () => nothing,
};

/** All that prove rules, and of those that prove durability what a change touches: all where nobody knows what has changed. */
export const usualSteps = (steps, files) =>
  files
    ? steps.flatMap((step) => {
        const args = touched[step.name] ? touched[step.name](files) : everything;
        return args ? [{ ...step, args }] : [];
      })
    : allSteps(steps);

/** Everything once: `sights` are the journeys, too. */
export const allSteps = (steps) => steps.filter(({ name }) => name !== 'e2e');
