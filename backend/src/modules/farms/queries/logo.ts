import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { logosOf, type Logo } from '../domain/logo.js';

/** SQL: where the logo of `farm` lies in the storage of files; null without one. */
export const logoKeyIn = (sql: Sql, farmId: string): Fragment =>
  sql`${`${logosOf(farmId)}/`} || (farm.logo ->> 'logoId')`;

/** Null: the barn has none. */
export class ReadLogo extends barnQuery<object, Logo | null>('farms.ReadLogo') {}

@QueryHandler(ReadLogo)
export class ReadLogoHandler extends BarnQueryHandler<ReadLogo> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [farm] = await sql<{ logo: Logo | null }[]>`select logo from farm where farm_id = ${farmId}`;
    return farm?.logo ?? null;
  }
}
