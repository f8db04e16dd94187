import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { HitReply } from '../http/search.replies.js';
import { findHits, type Searched } from './find-hits.js';

type Asked = Pick<Searched, 'q' | 'today'>;

/** What the caller may open, in the order in which it was meant. One round trip. */
export class SearchBarn extends barnQuery<Asked, HitReply[]>('search.SearchBarn') {}

@QueryHandler(SearchBarn)
export class SearchBarnHandler extends BarnQueryHandler<SearchBarn> {
  private trigrams?: boolean;

  async answer(sql: Sql, asked: Asked, asker: Asker) {
    const hasTrigrams = await this.hasTrigrams(sql);
    return (await findHits(sql, { ...asked, hasTrigrams }, asker)) ?? [];
  }

  /** Known after the first answer: an installation whose owner may not add extensions to the database does without. */
  private async hasTrigrams(sql: Sql) {
    if (this.trigrams === undefined) {
      const [found] = await sql<{ known: boolean }[]>`select to_regproc('word_similarity') is not null as known`;
      this.trigrams = found?.known ?? false;
    }
    return this.trigrams;
  }
}
