// A source file over 300 lines has more than one subject; one called "service" or "utils" has none.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

// Tests may be longer: their rows are read one by one.
const limitOf = (file) => (/\.spec\.tsx?$/.test(file) ? 400 : 300);
const places = [
  'backend/src',
  'backend/test',
  'backend/simulators',
  'admin-ui/src',
  'client-ui/src',
  'api-client/src',
  'e2e',
  'bench',
  'scripts',
];
const source = /\.(ts|tsx|mjs|cjs|js|css)$/;
const subjectless = /^backend\/src\/modules\/.*\b(services?|utils?|helpers?|common|managers?|misc)\b/;

const root = process.argv[2] ?? '.';
const faults = places.flatMap(filesIn).flatMap((file) => [...tooLong(file), ...badlyNamed(file)]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

function filesIn(place) {
  const folder = path.join(root, place);
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => `${place}/${name}`)
    .filter((file) => source.test(file) && !/\/(generated|node_modules)\//.test(file));
}

function tooLong(file) {
  const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
  const limit = limitOf(file);
  return lines > limit ? [`${file} has ${lines} lines; the limit is ${limit}.`] : [];
}

function badlyNamed(file) {
  return subjectless.test(file) ? [`${file} is named after no subject: say what it does.`] : [];
}
