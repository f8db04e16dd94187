import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PushDeviceAdded } from '../events.js';
import { PushDevice } from '../tables/push-device.entity.js';
import { RemovePushDevices } from './remove-push-devices.js';

interface NewDevice {
  /** Of the browser in which whoever asks is signed in, locked already. */
  endpointHash: string;
  subscription: string;
  label: string;
}

const MOST = 10;

/** The same browser is the same device, and tells whoever signed in there last; the oldest goes where there are too many. */
export class AddPushDevice extends barnCommand<NewDevice, { deviceId: string }>('notifications.AddPushDevice') {}

@CommandHandler(AddPushDevice)
export class AddPushDeviceHandler extends BarnCommandHandler<AddPushDevice> {
  async handle(barn: BarnTransaction, device: NewDevice) {
    const { farmId, now, actor } = barn;
    const { loginId, personId } = actor;
    if (!personId) throw notFound('The person');
    const devices = barn.repository(PushDevice);
    const [known, own] = await Promise.all([
      devices.findOneBy({ farmId, endpointHash: device.endpointHash }),
      devices.find({ where: { farmId, personId }, order: { createdAt: 'desc', deviceId: 'desc' } }),
    ]);
    if (known?.loginId === loginId) {
      await devices.update({ farmId, deviceId: known.deviceId }, { ...device, failures: 0 });
      return { deviceId: known.deviceId };
    }
    const tooMany = own.filter(({ deviceId }) => deviceId !== known?.deviceId).slice(MOST - 1);
    await barn.execute(RemovePushDevices, { devices: [...(known ? [known] : []), ...tooMany], because: 'replaced' });
    const deviceId = barn.newId();
    await devices.insert({ farmId, deviceId, personId, loginId, ...device, createdAt: now });
    barn.record(`person-${personId}`, {
      type: 'notifications.PushDeviceAdded',
      data: { deviceId, personId, loginId },
    } satisfies PushDeviceAdded);
    return { deviceId };
  }
}
