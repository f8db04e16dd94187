import type { Fragment, Sql } from '../../../platform/database/connect.js';
import type { Asker } from '../../../platform/messages/barn-query.js';
import { dayInWords } from '../domain/day-in-words.js';
import type { HitReply } from '../http/search.replies.js';
import { lessonSource, openSources, peopleWith } from './sources.js';

const MOST = 20;
/** So many that were meant leave no room for those that are only alike. */
const ENOUGH = 8;
const ALIKE = 0.4;

const ACCENTS = [
  'àáâãäåāăąçćčďđèéêëēęěìíîïīłñńňòóôõöøōőŕřśšşťùúûüūůűýÿžźż',
  'aaaaaaaaacccddeeeeeeeiiiiilnnnoooooooorrsssstuuuuuuuyyzzz',
] as const;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const wordsOf = (words: string) => words.split(/\s+/).filter(Boolean);
/** Each word begins a word of what is searched, in any order. */
const beginningsOf = (words: string) => wordsOf(words).map((word) => `% ${escaped(word)}%`);
/** The same looked for anywhere, which is cheaper and leaves few to be looked at closely. */
const partsOf = (words: string) => wordsOf(words).map((word) => `%${escaped(word)}%`);

/** The word that the fewest have; anybody who is meant has them all. */
const rarestOf = (words: string) =>
  wordsOf(words).reduce((one, other) => (other.length > one.length ? other : one), '');

/** A word begins after what keeps words apart. */
const spaced = (sql: Sql) => sql`' ' || translate(lower(searched), '-,.@/(', '      ')`;
const byTrigrams = (sql: Sql) => sql`word_similarity(words, lower(searched))`;
const withoutAccents = (sql: Sql) =>
  sql`(translate(${spaced(sql)}, ${ACCENTS[0]}, ${ACCENTS[1]}) like all(beginnings))::int::float4`;

export interface Searched {
  q: string;
  /** Of the barn's zone. */
  today: string;
  /** Where a database has none, accents are forgiven and misspelt words are not. */
  hasTrigrams: boolean;
}

const rowsOf = (sql: Sql, { q, today }: Searched, asker: Pick<Asker, 'actor'>, among?: Fragment) => {
  const { day, rest } = dayInWords(q, today);
  const all = q.trim().toLowerCase();
  return [
    ...openSources(sql, asker, among).map((rows) => ({ rows, words: all })),
    ...lessonSource(sql, asker, { day, today }).map((rows) => ({ rows, words: rest })),
  ].map(
    ({ rows, words }) => sql`
      select r.*, ${words}::text as words, ${`${escaped(words)}%`}::text as beginning,
        ${beginningsOf(words)}::text[] as beginnings, ${partsOf(words)}::text[] as parts
      from (${rows}) r`,
  );
};

const united = (sql: Sql, rows: Fragment[]) => rows.map((part, i) => (i ? sql`union all ${part}` : part));

/** Undefined where nothing is open to the caller. What is only alike is looked for if little was meant. */
export function findHits(sql: Sql, searched: Searched, asker: Pick<Asker, 'actor'>) {
  const everything = united(sql, rowsOf(sql, searched, asker));
  if (!everything.length) return undefined;
  const likely = united(sql, rowsOf(sql, searched, asker, sql`select person_id from near`));
  const alike = searched.hasTrigrams ? byTrigrams(sql) : withoutAccents(sql);
  return sql<HitReply[]>`
    with near as materialized (${peopleWith(sql, `%${escaped(rarestOf(searched.q.toLowerCase()))}%`)}),
      meant as materialized (
        select kind, id, name, detail, is_active, scheduled_date, start_time,
          (lower(name) not like beginning)::int as rank, 1::float4 as likeness
        from (${likely}) found where lower(searched) like all(parts) and ${spaced(sql)} like all(beginnings)
        order by rank, is_active desc, scheduled_date nulls first, start_time, lower(name), id limit ${MOST}),
      alike as (
        select kind, id, name, detail, is_active, scheduled_date, start_time, 2 as rank, likeness
        from (select found.*, ${alike} as likeness from (${everything}) found where words <> '') f
        where (select count(*) from meant) < ${ENOUGH}::int and likeness >= ${ALIKE}::float4
          and not exists (select from meant m where m.kind = f.kind and m.id = f.id)
        order by likeness desc, is_active desc, lower(name), id limit ${ENOUGH})
    select kind, id, name, detail, is_active::int as is_active, scheduled_date, to_char(start_time, 'HH24:MI') as start_time
    from (select * from meant union all select * from alike) hits
    order by rank, likeness desc, is_active desc, scheduled_date nulls first, start_time, lower(name), id`;
}
