import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { logoKeyIn, paperOfBarn } from '../../farms/contracts.js';
import type { TillPaper } from '../papers/till-page.js';
import { tillDay } from './till-day.js';

/** A day's takings with what its paper says of the barn. */
export class ReadTillPaper extends barnQuery<{ day: string }, TillPaper>('billing.ReadTillPaper') {}

@QueryHandler(ReadTillPaper)
export class ReadTillPaperHandler extends BarnQueryHandler<ReadTillPaper> {
  async answer(sql: Sql, { day }: { day: string }, { farmId, now }: Asker & { now: Date }) {
    const [till, [barn], paper] = await Promise.all([
      tillDay(sql, farmId, { day, now }),
      sql<[Omit<TillPaper['barn'], 'paper'>]>`
        select farm_name as name, currency_code as currency, time_zone as "timeZone",
          ${logoKeyIn(sql, farmId)} as logo
        from farm where farm_id = ${farmId}`,
      paperOfBarn(sql, farmId),
    ]);
    return { till, barn: { ...barn, paper }, printed: now };
  }
}
