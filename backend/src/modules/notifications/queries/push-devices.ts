import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { pushKindsFor, type PushKind } from '../domain/push-kinds.js';
import type { PushDeviceReply, PushDevicesReply } from '../http/push-devices.replies.js';

/** Of whoever asks, and of nobody else. */
export class ReadPushDevices extends barnQuery<object, Omit<PushDevicesReply, 'public_key'>>(
  'notifications.ReadPushDevices',
) {}

@QueryHandler(ReadPushDevices)
export class ReadPushDevicesHandler extends BarnQueryHandler<ReadPushDevices> {
  async answer(sql: Sql, _: object, { farmId, actor }: Asker) {
    const personId = actor.personId ?? null;
    const [devices, refused] = await Promise.all([
      sql<PushDeviceReply[]>`
        select d.device_id, d.label, d.endpoint_hash, (d.failures > 0)::int as is_failing,
          to_char(d.created_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI:SS') as created_at,
          to_char(d.last_told_at at time zone f.time_zone, 'YYYY-MM-DD HH24:MI:SS') as last_told_at
        from push_device d join farm f on f.farm_id = d.farm_id
        where d.farm_id = ${farmId} and d.person_id = ${personId} order by d.created_at desc, d.device_id`,
      sql<{ kind: PushKind }[]>`select kind from push_refusal where farm_id = ${farmId} and person_id = ${personId}`,
    ]);
    const unwanted = new Set(refused.map(({ kind }) => kind));
    const kinds = pushKindsFor(actor.userType === 'STU' ? 'family' : 'staff').map(({ kind, name, says }) => ({
      kind,
      name,
      says,
      wanted: unwanted.has(kind) ? 0 : 1,
    }));
    return { devices, kinds };
  }
}
