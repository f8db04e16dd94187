import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { lessons, riders } from '../lookups.js';

interface BarnCounts {
  riders: number;
  lessons_this_week: number;
}

/** How much goes on in a barn, without a word of whom. */
export class CountBarn extends barnQuery<{ now: Date }, BarnCounts>('farms.CountBarn') {}

@QueryHandler(CountBarn)
export class CountBarnHandler extends BarnQueryHandler<CountBarn> {
  async answer(sql: Sql, { now }: { now: Date }, { farmId }: Asker) {
    const [counts] = await sql<[BarnCounts]>`
      with week as (
        select date_trunc('week', ${now}::timestamptz at time zone time_zone)::date as begins from farm where farm_id = ${farmId})
      select
        (select count(*)::int from ${riders(sql)} r where r.farm_id = ${farmId} and r.is_active) as riders,
        (select count(*)::int from ${lessons(sql)} l, week
          where farm_id = ${farmId} and scheduled_date >= begins and scheduled_date < begins + 7)
          as lessons_this_week`;
    return counts;
  }
}
