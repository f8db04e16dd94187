import { invalid, Refusal } from '../errors/refusal.js';
import { Count, Text } from './fields.js';
import { readJson } from './json-text.js';

/** Dialect of ra-data-simple-rest: three JSON texts. */
export class RestQuery {
  @Text({
    optional: true,
    description: 'JSON object: column → value; q searches; id may be a list',
    example: '{"is_active":1}',
  })
  filter?: string;
  @Text({ optional: true, description: 'JSON [first, last], both included', example: '[0,24]' }) range?: string;
  @Text({ optional: true, description: 'JSON [column, "ASC" or "DESC"]', example: '["horse_name","ASC"]' })
  sort?: string;
  @Text({
    optional: true,
    description: 'For text/csv: JSON list of [column, its heading]',
    example: '[["horse_name","Name"]]',
  })
  columns?: string;
}

/** In a row: how often it was changed. With a change: the version that the form showed; an older one is refused with 412. */
export const RowVersion = (options: { optional?: boolean } = {}) =>
  Count({
    ...options,
    description: options.optional
      ? 'The version the form shows; an older one is refused with 412'
      : 'Rises with every change',
  });

export interface RestPage {
  conditions: readonly { column: string; values: readonly string[] }[];
  search?: string;
  first: number;
  length: number;
  sortBy: string;
  descending: boolean;
}

const PAGE = 25;
const LONGEST_PAGE = 1000;
const LAST_ROW = 10_000_000;

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

function parsed(field: string, text: string): unknown {
  try {
    return readJson(text, field);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalid(field, `${field} must be JSON`);
  }
}

function rangeOf(text: string | undefined) {
  const [first, last, ...more] = text ? listIn('range', text) : [0, PAGE - 1];
  const whole = (n: unknown): n is number => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= LAST_ROW;
  if (!whole(first) || !whole(last) || more.length || last < first)
    throw invalid('range', 'range must be two row numbers, the first and the last');
  if (last - first >= LONGEST_PAGE) throw invalid('range', `range must not span more than ${LONGEST_PAGE} rows`);
  return { first, length: last - first + 1 };
}

function listIn(field: string, text: string): readonly unknown[] {
  const value = parsed(field, text);
  return Array.isArray(value) ? value : [];
}

/** Which columns an export has, and what it calls them; without a wish all, by their names on the wire. */
export function headingsOf(
  { columns: wanted }: RestQuery,
  { columns, cells = {} }: { columns: readonly string[]; cells?: object },
): readonly { column: string; heading: string }[] {
  if (!wanted) return columns.map((column) => ({ column, heading: column }));
  return listIn('columns', wanted).map((one) => {
    const [column, heading, ...more]: unknown[] = Array.isArray(one) ? one : [];
    const known = [...columns, ...Object.keys(cells)].find((name) => name === column);
    if (!known || typeof heading !== 'string' || more.length)
      throw invalid('columns', 'columns must be a list of columns of the list, each with its heading');
    return { column: known, heading };
  });
}

function sortOf(text: string | undefined, columns: readonly string[], defaultSort: string) {
  const [column, direction, ...more] = text ? listIn('sort', text) : [defaultSort, 'ASC'];
  const sortBy = ['id', ...columns].find((known) => known === column);
  if (!sortBy || more.length || (direction !== 'ASC' && direction !== 'DESC'))
    throw invalid('sort', 'sort must be a column of the list, and ASC or DESC');
  return { sortBy, descending: direction === 'DESC' };
}

function filterOf(text: string | undefined, columns: readonly string[], resource: string) {
  const filter = text ? parsed('filter', text) : {};
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter))
    throw invalid('filter', 'filter must be an object of columns and values');
  const { q, ...wanted } = filter as Record<string, unknown>;
  if (q !== undefined && !isScalar(q)) throw invalid('filter', 'q must be text');
  const conditions = Object.entries(wanted).map(([column, value]) => {
    if (column !== 'id' && !columns.includes(column))
      throw invalid('filter', `${column} is not a column of ${resource}`);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!values.every(isScalar)) throw invalid('filter', `${column} must be a value, or a list of values`);
    return { column, values: values.map(String) };
  });
  return { conditions, search: q === undefined ? undefined : String(q) };
}

export const restPageOf = (
  { filter, range, sort }: RestQuery,
  { resource, columns, defaultSort }: { resource: string; columns: readonly string[]; defaultSort: string },
): RestPage => ({
  ...filterOf(filter, columns, resource),
  ...rangeOf(range),
  ...sortOf(sort, columns, defaultSort),
});
