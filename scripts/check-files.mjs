// No source file over 300 lines, no generic name, no line over 140 columns: the formatter breaks neither SQL nor comments.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const limitOf = (file) => (/\.spec\.tsx?$/.test(file) ? 400 : 300);
const COLUMNS = 140;
/** What families read is its own name in the catalogue, and stands in one piece: a line may hold it and little else. */
const widthOf = (file, line) =>
  (file.startsWith('client-ui/src/') ? line.replace(/^(\s*(?:[?:] )?(?:t\()?)'[^']*'/, "$1''") : line).length;
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
const faults = places.flatMap(filesIn).flatMap((file) => [...tooLong(file), ...tooWide(file), ...badlyNamed(file)]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

function filesIn(place) {
  const folder = path.join(root, place);
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => `${place}/${name}`)
    .filter((file) => source.test(file) && !/\/(generated|node_modules)\//.test(file));
}

function linesOf(file) {
  return readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
}

function tooLong(file) {
  const { length } = linesOf(file);
  const limit = limitOf(file);
  return length > limit ? [`${file} has ${length} lines; the limit is ${limit}.`] : [];
}

function tooWide(file) {
  return linesOf(file).flatMap((line, index) =>
    widthOf(file, line) > COLUMNS
      ? [`${file}:${index + 1} is ${line.length} columns wide; the limit is ${COLUMNS}.`]
      : [],
  );
}

function badlyNamed(file) {
  return subjectless.test(file) ? [`${file} is named after no subject: say what it does.`] : [];
}
