import { CommandHandler } from '@nestjs/cqrs';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';

/** Rows of imported files that made somebody, or name them: nothing is left in their cells. */
export class ForgetRows extends barnCommand<Erased>('imports.ForgetRows') {}

@CommandHandler(ForgetRows)
export class ForgetRowsHandler extends BarnCommandHandler<ForgetRows> {
  async handle({ farmId, sql }: BarnTransaction, { personIds, studentIds, names, words }: Erased) {
    const cells = names.map(({ firstName, lastName }) => JSON.stringify([firstName, lastName].filter(Boolean)));
    await sql`
      update import_row r
      set cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(r.cells)),
        problems = case when r.problems is null then null else '[]'::jsonb end
      where r.farm_id = ${farmId} and (
        r.made ?| ${[...personIds, ...studentIds]}::text[] or r.cells::text ~* ${words} or r.problems::text ~* ${words}
        or exists (select from unnest(${cells}::jsonb[]) named(cells)
          where jsonb_array_length(named.cells) > 1 and r.cells @> named.cells))`;
  }
}
