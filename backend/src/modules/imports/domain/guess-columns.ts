import { dateOf, dateOrderOf, yearOf, type DateOrder } from './cells.js';
import { FIELDS, type Field, type Kind } from './fields.js';

export interface Columns {
  hasHeader: boolean;
  /** For each column the name of its field. */
  mapping: (string | null)[];
  dateOrder: DateOrder | undefined;
}

const LOOKED_AT = 50;
const plainWords = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const PAYER = /\b(account|parent|guardian|payer|client|customer|mother|father|eltern|kunde|contact|family)\b/;
/** A name of nobody in particular: the account holder's, or the rider's where the file names the account holder besides. */
const BARE: Readonly<Record<string, 'name' | 'first_name' | 'last_name'>> = {
  name: 'name',
  'full name': 'name',
  'first name': 'first_name',
  firstname: 'first_name',
  'given name': 'first_name',
  forename: 'first_name',
  first: 'first_name',
  vorname: 'first_name',
  prenom: 'first_name',
  'last name': 'last_name',
  lastname: 'last_name',
  surname: 'last_name',
  last: 'last_name',
  nachname: 'last_name',
  familienname: 'last_name',
  nom: 'last_name',
};

/** 3 is the field's own name, 2 one of its words, 1 a heading that holds one of them. */
function fit(heading: string, { name, label, words }: Field) {
  if (heading === plainWords(name) || heading === plainWords(label)) return 3;
  if (words.includes(heading)) return 2;
  return words.some((word) => word.length > 3 && ` ${heading} `.includes(` ${word} `)) ? 1 : 0;
}

function byHeadings(kind: Kind, headings: readonly string[]) {
  const mapping = headings.map((): string | null => null);
  const payer = headings.some((heading) => PAYER.test(heading) && /name|parent|guardian|holder|payer/.test(heading));
  if (kind === 'people')
    for (const [column, heading] of headings.entries()) {
      const bare = BARE[heading];
      const wanted = bare && `${payer ? 'student' : 'account'}_${bare}`;
      if (wanted && !mapping.includes(wanted)) mapping[column] = wanted;
    }
  for (const least of [3, 2, 1])
    for (const field of FIELDS[kind]) {
      if (mapping.includes(field.name)) continue;
      const column = headings.findIndex((heading, i) => mapping[i] === null && fit(heading, field) >= least);
      if (column >= 0) mapping[column] = field.name;
    }
  return mapping;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]{7,}$/;
const NAME = /^[\p{L}][\p{L}\p{M}'’. -]*$/u;
const looks: Readonly<Record<Kind, readonly (readonly [string, (text: string) => boolean])[]>> = {
  people: [
    ['email', (text) => EMAIL.test(text)],
    ['date_of_birth', (text) => dateOf(text, 'dmy') !== undefined],
    ['mobile', (text) => PHONE.test(text)],
    ['account_name', (text) => NAME.test(text)],
  ],
  horses: [
    ['age', (text) => yearOf(text, 2000) !== undefined],
    ['horse_name', (text) => NAME.test(text)],
  ],
};

/** By what most of a column's cells look like. */
function byCells(kind: Kind, columns: readonly (readonly string[])[], mapping: (string | null)[]) {
  for (const [name, isLike] of looks[kind]) {
    if (mapping.includes(name)) continue;
    const column = columns.findIndex((cells, i) => {
      const filled = cells.filter(Boolean);
      return mapping[i] === null && filled.length > 0 && filled.filter(isLike).length > filled.length / 2;
    });
    if (column >= 0) mapping[column] = name;
  }
  return mapping;
}

/** What the columns of a file are, by the names in its first row and, where it has none, by what stands in them. */
export function guessColumns(kind: Kind, rows: readonly (readonly string[])[]): Columns {
  const [first = [], ...rest] = rows.slice(0, LOOKED_AT);
  const named = byHeadings(kind, first.map(plainWords));
  const hasHeader = named.some((name) => name !== null) && !first.some((cell) => EMAIL.test(cell));
  const body = hasHeader ? rest : [first, ...rest];
  const columns = first.map((_, i) => body.map((row) => row[i] ?? ''));
  const mapping = hasHeader
    ? named
    : byCells(
        kind,
        columns,
        first.map(() => null),
      );
  const dates = columns[mapping.indexOf('date_of_birth')] ?? [];
  return { hasHeader, mapping, dateOrder: dateOrderOf(dates) };
}
