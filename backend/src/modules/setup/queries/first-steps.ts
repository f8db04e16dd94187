import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { firstSteps, type FirstStep } from '../domain/first-steps.js';
import type { FirstStepReply } from '../http/setup.replies.js';
import { horses, lessons, products, riders, staff } from '../lookups.js';

/** A step is done by what it leaves behind, however it came there; nothing is kept of it. */
export class ListFirstSteps extends barnQuery<object, FirstStepReply[]>('setup.ListFirstSteps') {}

@QueryHandler(ListFirstSteps)
export class ListFirstStepsHandler extends BarnQueryHandler<ListFirstSteps> {
  async answer(sql: Sql, _: object, { farmId }: Asker) {
    const [done] = await sql<[Record<FirstStep, boolean>]>`
      select
        exists (select from farm where farm_id = ${farmId} and preferences ->> 'address' <> '') as barn,
        exists (select from location where farm_id = ${farmId} and is_active) as location,
        exists (select from program where farm_id = ${farmId} and is_active) as program,
        exists (select from ${staff(sql)} instructor where farm_id = ${farmId} and is_active) as staff,
        exists (select from section where farm_id = ${farmId} and is_active) as section,
        exists (select from ${horses(sql)} horse where farm_id = ${farmId} and is_active) as horse,
        exists (select from ${products(sql)} product where farm_id = ${farmId} and is_active and system_use is null) as package,
        exists (select from ${riders(sql)} student where farm_id = ${farmId} and is_active) as family,
        exists (select from ${lessons(sql)} lesson where farm_id = ${farmId}) as lesson`;
    return firstSteps.map((name) => ({ name, done: Number(done[name]) }));
  }
}
