// docs/rules.md: what each cited id says, and which files decide it. The words are written there by hand, the last column is made here.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const RULES = 'docs/rules.md';
const PLACES = ['backend/src', 'backend/test', 'admin-ui/src', 'client-ui/src', 'api-client/src', 'e2e'];
const isSource = (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/(generated|node_modules)\//.test(file);
const isTest = (file) => /\.(int\.)?spec\.tsx?$|\.e2e\.mjs$|\.test\.mjs$|\/testing\/|\/test\//.test(file);
const ID = /\b(R(?=\d{3}\b)|[A-G](?=\d{2}\b))(\d+)\b(?:[–-]\1(\d+)\b)?/g;
const ROW = /^\| ([A-GR]\d{2,3}) \| (.*?) \|(.*)\|$/;

/** Whoever decides stands before whoever carries out, and that before whoever shows. */
const ORDER = [/\/domain\//, /\/commands\//, /\/policies\//, /^backend\/src\/modules\//, /^backend\/src\//, /./];
const rank = (file) => ORDER.findIndex((place) => place.test(file));
const SHOWN = 2;

/** Which files cite each id in a comment or a test's name, as { id: [file] }. */
export function citations(root) {
  const found = {};
  for (const file of PLACES.flatMap((place) => filesIn(root, place)))
    for (const id of new Set(citedIn(readFileSync(path.join(root, file), 'utf8')))) (found[id] ??= []).push(file);
  return found;
}

/** The page anew, and what is wrong with it: ids that are cited and not explained. */
export function rulesPage(root) {
  const cited = citations(root);
  const page = readFileSync(path.join(root, RULES), 'utf8');
  const explained = new Set([...page.matchAll(/^\| ([A-GR]\d{2,3}) \|/gm)].map(([, id]) => id));
  const text = page
    .split('\n')
    .map((line) => line.replace(ROW, (_, id, rule) => `| ${id} | ${rule} | ${where(cited[id] ?? [])} |`))
    .join('\n');
  return { text, changed: text !== page, unexplained: Object.keys(cited).filter((id) => !explained.has(id)) };
}

function where(files) {
  const deciding = files.filter((file) => !isTest(file)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  if (deciding.length) return deciding.slice(0, SHOWN).map(link).join(', ');
  const [proof] = files.toSorted();
  return proof ? `tested in ${link(proof)}` : '–';
}

const link = (file) => `[${path.posix.basename(file)}](../${file})`;

function citedIn(text) {
  const told = text.match(
    /\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*|(?<=\b(?:it|test|describe)(?:\.each\([\s\S]{0,400}?\))?\(\s*)(['"`])[^\n]*?\1/g,
  );
  return [...(told ?? []).join('\n').matchAll(ID)].flatMap(([, area, first, last]) => idsFrom(area, first, last));
}

/** `R095–R105` cites each of them. */
const idsFrom = (area, first, last = first) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => area + String(Number(first) + index).padStart(first.length, '0'),
  );

function filesIn(root, place) {
  if (!existsSync(path.join(root, place))) return [];
  return readdirSync(path.join(root, place), { recursive: true })
    .map((name) => `${place}/${String(name).replaceAll(path.sep, '/')}`)
    .filter(isSource)
    .toSorted();
}

/** Answers with the exit code: 1 where an id is cited that nobody explains. */
export function writeRules(root) {
  const { text, unexplained } = rulesPage(root);
  writeFileSync(path.join(root, RULES), text);
  return told(unexplained);
}

function told(unexplained) {
  for (const id of unexplained) console.error(`${id} is cited and not explained in ${RULES}.`);
  return unexplained.length ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) {
  const { changed, unexplained } = rulesPage('.');
  if (changed) console.error(`${RULES} no longer says where rules are decided. Run npm run generate.`);
  process.exitCode = told(unexplained) || (changed ? 1 : 0);
}
