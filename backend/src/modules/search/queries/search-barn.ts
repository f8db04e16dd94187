import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { dayInWords } from '../domain/day-in-words.js';
import type { HitReply } from '../http/search.replies.js';
import { lessonSource, openSources } from './sources.js';

const MOST = 20;
/** So many that were meant leave no room for those that are only alike. */
const ENOUGH = 8;
const ALIKE = 0.4;

interface Asked {
  q: string;
  /** Of the barn's zone. */
  today: string;
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
/** Each word begins a word of what is searched, in any order. */
const beginnings = (text: string) => wordsOf(text).map((word) => `% ${word.replace(/[\\%_]/g, '\\$&')}%`);

const ACCENTS = [
  'àáâãäåāăąçćčďđèéêëēęěìíîïīłñńňòóôõöøōőŕřśšşťùúûüūůűýÿžźż',
  'aaaaaaaaacccddeeeeeeeiiiiilnnnoooooooorrsssstuuuuuuuyyzzz',
];

/** Searches of people and things that the caller may open, in the order in which they are meant. One round trip. */
export class SearchBarn extends barnQuery<Asked, HitReply[]>('search.SearchBarn') {}

@QueryHandler(SearchBarn)
export class SearchBarnHandler extends BarnQueryHandler<SearchBarn> {
  private trigrams?: Promise<boolean>;

  async answer(sql: Sql, { q, today }: Asked, asker: Asker) {
    const { day, rest } = dayInWords(q, today);
    const lessons = lessonSource(sql, asker, { day, today });
    const sources = [
      ...openSources(sql, asker).map((rows) => ({ rows, text: q })),
      ...lessons.map((rows) => ({ rows, text: rest })),
    ];
    if (!sources.length || !q.trim()) return [];
    const words = spaced(sql);
    const alike = (await this.hasTrigrams(sql)) ? byTrigrams(sql) : withoutAccents(sql, words);
    const all = joined(
      sql,
      sources.map(
        ({ rows, text }) => sql`
      select r.*, ${text}::text as text, ${beginnings(text)}::text[] as beginnings from (${rows}) r`,
      ),
    );
    return sql<HitReply[]>`
      with found as (${all}),
        meant as (
          select *, (lower(name) not like text || '%')::int as rank from found where ${words} like all(beginnings)
          order by rank, is_active desc, scheduled_date nulls first, start_time, lower(name), id limit ${MOST}),
        alike as (
          select f.*, 2 as rank, ${alike} as likeness from found f
          where (select count(*) from meant) < ${ENOUGH}::int and f.text <> '' and ${alike} >= ${ALIKE}::float4
            and not exists (select from meant m where m.kind = f.kind and m.id = f.id)
          order by likeness desc, is_active desc, lower(name), id limit ${ENOUGH})
      select kind, id, name, detail, is_active::int as is_active, scheduled_date, to_char(start_time, 'HH24:MI') as start_time
      from (
        select kind, id, name, detail, is_active, scheduled_date, start_time, rank, 1 as likeness from meant
        union all
        select kind, id, name, detail, is_active, scheduled_date, start_time, rank, likeness from alike) hits
      order by rank, likeness desc, is_active desc, scheduled_date nulls first, start_time, lower(name), id`;
  }

  /** An installation whose owner may not add extensions to the database does without. */
  private hasTrigrams(sql: Sql) {
    this.trigrams ??= sql<{ known: boolean }[]>`select to_regproc('word_similarity') is not null as known`.then(
      ([found]) => found?.known ?? false,
    );
    return this.trigrams;
  }
}

const joined = (sql: Sql, parts: readonly Fragment[]) =>
  sql`${parts.map((part, i) => (i ? sql`union all ${part}` : part))}`;
/** A word begins after what keeps words apart. */
const spaced = (sql: Sql) => sql`' ' || translate(lower(searched), '-,.@/(', '      ')`;
const byTrigrams = (sql: Sql) => sql`word_similarity(lower(f.text), lower(f.searched))`;
const withoutAccents = (sql: Sql, words: Fragment) =>
  sql`(translate(${words}, ${ACCENTS[0]}, ${ACCENTS[1]}) like all(f.beginnings))::int::float4`;
