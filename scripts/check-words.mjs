// One word for one thing: refuses the words that docs/words.md lists as not used, in names, comments, texts and documents.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = 'docs/words.md';
const PLACES = ['backend/src', 'backend/simulators', 'admin-ui/src', 'client-ui/src', 'api-client/src', 'docs'];
const root = process.argv[2] ?? '.';

/** The last column's words, each with the places in which it may stand. */
const refused = readFileSync(path.join(root, WORDS), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([\w-]+)`(?: \(([^)]+)\))?/g)])
  .map(([, word, allowed]) => ({ word, written: writings(word), allowed: allowed?.split(', ') ?? [] }));

/** Whole words, their plural and parts of names: `seat`, `seats`, `seatOf`, `freeSeats`. */
function writings(word) {
  const capital = word[0].toUpperCase() + word.slice(1);
  return new RegExp(
    String.raw`(?<![A-Za-z-])${word}s?(?![a-z-])|(?<=[a-z])${capital}s?(?![a-z])|(?<![A-Za-z])${capital}s?(?![a-z-])`,
    'g',
  );
}

const isRead = (file) =>
  /\.(ts|tsx|md)$/.test(file) && !/\/(generated|node_modules|data)\/|\.spec\.tsx?$|docs\/(words|rules)\.md$/.test(file);
const files = PLACES.filter((place) => existsSync(path.join(root, place)))
  .flatMap((place) => readdirSync(path.join(root, place), { recursive: true }).map((name) => `${place}/${name}`))
  .filter(isRead);

let faults = 0;
for (const file of files) {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  for (const { word, written, allowed } of refused) {
    if (allowed.some((place) => file.includes(place))) continue;
    lines.forEach((line, index) => {
      if (line.search(written) < 0) return;
      faults += 1;
      console.error(`${file}:${index + 1} says "${word}"; docs/words.md has another word for it.`);
    });
  }
}
process.exitCode = faults ? 1 : 0;
