import { BIRTH_YEARS } from '../../people/contracts.js';
import { dateOf, flagOf, plainLines, plainText, yearOf, type DateOrder } from './cells.js';
import { fieldOf, type Field, type Kind } from './fields.js';
import { problem, type Problem } from './problems.js';

/** A row as the file has it; `takes` is what somebody decided about it. */
export interface FileRow {
  row: number;
  cells: readonly string[];
  takes: boolean | null;
}

export interface Reading {
  kind: Kind;
  mapping: readonly (string | null)[];
  dateOrder: DateOrder;
  takesAll: boolean;
  thisYear: number;
  isEmail(text: string): boolean;
}

export type Values = Readonly<Record<string, string>>;
/** Texts by field; a date is `YYYY-MM-DD`, a year four digits, a flag `1` or nothing. */
export interface ReadRow {
  row: number;
  takes: boolean;
  values: Values;
  problems: Problem[];
}

type Read = { value: string } | Problem;
const TEXTS = {
  email: 'This is not an email address',
  date: `Write a date like 2015-04-03; the year between ${BIRTH_YEARS.first} and ${BIRTH_YEARS.last}`,
  year: 'Write the year of birth, like 2012, or the age',
  flag: 'Write yes or no',
} as const;

const isWithin = (year: number, { first, last }: { first: number; last: number }) => year >= first && year <= last;

const dateValue = ({ name }: Field, text: string, { dateOrder }: Reading): Read => {
  const value = dateOf(text, dateOrder);
  const year = Number(value?.slice(0, 4));
  return value && isWithin(year, BIRTH_YEARS) ? { value } : problem('not_a_date', name, TEXTS.date);
};

function valueOf(field: Field, text: string, reading: Reading): Read {
  const { name, type } = field;
  switch (type) {
    case 'text':
    case 'lines':
      return { value: text };
    case 'email': {
      const value = text.toLowerCase();
      return reading.isEmail(value) ? { value } : problem('not_email', name, TEXTS.email);
    }
    case 'date':
      return dateValue(field, text, reading);
    case 'year': {
      const read = yearOf(text, reading.thisYear);
      const fits = read && (!field.years || isWithin(read.year, field.years));
      return fits ? { value: String(read.year) } : problem('not_a_year', name, TEXTS.year);
    }
    case 'flag': {
      const flag = flagOf(text);
      return flag === undefined ? problem('not_yes_or_no', name, TEXTS.flag) : { value: flag ? '1' : '' };
    }
  }
}

function readCell(field: Field, cell: string, reading: Reading): { value: string; problems: Problem[] } {
  const text = field.type === 'lines' ? plainLines(cell) : plainText(cell);
  if (text === '') return { value: '', problems: [] };
  if (text.length > field.max)
    return {
      value: '',
      problems: [problem('too_long', field.name, `At most ${field.max} characters; these are ${text.length}`)],
    };
  const read = valueOf(field, text, reading);
  if (!('value' in read)) return { value: '', problems: [read] };
  const isAge = field.type === 'year' && yearOf(text, reading.thisYear)?.isAge;
  return {
    value: read.value,
    problems: isAge ? [problem('age', field.name, `Read as born in ${read.value}`)] : [],
  };
}

/** What a row says, cell by cell, and what is wrong with each. */
export function readRow({ row, cells, takes }: FileRow, reading: Reading): ReadRow {
  const values: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [column, name] of reading.mapping.entries()) {
    const field = name === null ? undefined : fieldOf(reading.kind, name);
    if (!field) continue;
    const read = readCell(field, cells[column] ?? '', reading);
    values[field.name] = read.value;
    problems.push(...read.problems);
  }
  if (cells.slice(reading.mapping.length).some((cell) => cell.trim() !== ''))
    problems.push(
      problem('too_many_cells', null, `This row has more cells than the ${reading.mapping.length} columns`),
    );
  return { row, takes: takes ?? reading.takesAll, values, problems };
}
