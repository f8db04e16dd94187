import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PushDeviceRemoved } from '../events.js';
import { PushDevice } from '../tables/push-device.entity.js';

interface Removal {
  devices: readonly Pick<PushDevice, 'deviceId' | 'personId'>[];
  because: PushDeviceRemoved['data']['because'];
}

/** For whoever decided already that nobody is told there any more. */
export class RemovePushDevices extends barnCommand<Removal>('notifications.RemovePushDevices') {}

@CommandHandler(RemovePushDevices)
export class RemovePushDevicesHandler extends BarnCommandHandler<RemovePushDevices> {
  async handle(barn: BarnTransaction, { devices, because }: Removal) {
    if (devices.length === 0) return;
    const { farmId } = barn;
    await barn.repository(PushDevice).delete({ farmId, deviceId: anyOf(devices.map(({ deviceId }) => deviceId)) });
    for (const { deviceId, personId } of devices)
      barn.record(`person-${personId}`, {
        type: 'notifications.PushDeviceRemoved',
        data: { deviceId, personId, because },
      } satisfies PushDeviceRemoved);
  }
}

/** Its push service knows it no more. The second time it changes nothing. */
export class DropPushDevice extends barnCommand<{ deviceId: string }>('notifications.DropPushDevice') {}

@CommandHandler(DropPushDevice)
export class DropPushDeviceHandler extends BarnCommandHandler<DropPushDevice> {
  async handle(barn: BarnTransaction, { deviceId }: { deviceId: string }) {
    const devices = await barn.repository(PushDevice).findBy({ farmId: barn.farmId, deviceId });
    await barn.execute(RemovePushDevices, { devices, because: 'gone' });
  }
}

/** By its id, or as a browser knows itself. */
type Own = { deviceId: string } | { endpointHash: string };

/** One's own alone, of another's is nothing known. The second time it changes nothing. */
export class RemoveOwnPushDevice extends barnCommand<Own>('notifications.RemoveOwnPushDevice') {}

@CommandHandler(RemoveOwnPushDevice)
export class RemoveOwnPushDeviceHandler extends BarnCommandHandler<RemoveOwnPushDevice> {
  async handle(barn: BarnTransaction, wanted: Own) {
    const { farmId, actor } = barn;
    if (!actor.personId) return;
    const devices = await barn.repository(PushDevice).findBy({ farmId, personId: actor.personId, ...wanted });
    await barn.execute(RemovePushDevices, { devices, because: 'wish' });
  }
}
