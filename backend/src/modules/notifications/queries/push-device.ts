import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';

interface Found {
  subscription: string;
  farmName: string;
}

/** One's own, to be told something there. */
export class ReadPushDevice extends barnQuery<{ deviceId: string }, Found>('notifications.ReadPushDevice') {}

@QueryHandler(ReadPushDevice)
export class ReadPushDeviceHandler extends BarnQueryHandler<ReadPushDevice> {
  async answer(sql: Sql, { deviceId }: { deviceId: string }, { farmId, actor }: Asker) {
    const [device] = await sql<Found[]>`
      select d.subscription, f.farm_name as "farmName" from push_device d join farm f on f.farm_id = d.farm_id
      where d.farm_id = ${farmId} and d.device_id = ${deviceId} and d.person_id = ${actor.personId ?? null}`;
    if (!device) throw notFound('The device', 'device_id');
    return device;
  }
}
