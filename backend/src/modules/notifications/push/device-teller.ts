import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { BarnDatabase } from '../../../platform/database/databases.js';
import { inBarn } from '../../../platform/event-store/in-barn.js';
import { WorkerFor, type Attempt, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { DropPushDevice } from '../commands/remove-push-devices.js';
import { noteNotTold, noteTold, subscriptionToTell } from './device-notes.js';
import { openSubscription } from './push-keys.js';
import { PushSender } from './push-sender.js';
import { pushedMail } from './pushed-mails.js';
import { tellDevice, type TellDevice } from './tell-device.js';

/** Reads, tells without an open transaction, and notes it: what a device got already is not told again. */
@WorkerFor(tellDevice)
export class DeviceTeller implements JobWorker<TellDevice> {
  constructor(
    private readonly sender: PushSender,
    private readonly barns: BarnDatabase,
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work(job: TellDevice, _id: string, { isLast }: Attempt) {
    const { farmId, deviceId } = job;
    const { subscription, news } = await this.look(job);
    if (!subscription || !news || news.until <= this.clock.now()) return;
    const known = openSubscription(this.config.secret, farmId, subscription);
    const outcome = known ? await this.sender.send(known, news) : 'gone';
    if (outcome === 'gone') return this.bus.execute(new DropPushDevice({ farmId, actor: SYSTEM }, { deviceId }));
    if (outcome === 'later' && !isLast) throw new Error('The push service does not answer now.');
    await inBarn(this.barns.sql, farmId, (sql) =>
      outcome === 'taken'
        ? noteTold(sql, farmId, { ...job, at: this.clock.now() })
        : noteNotTold(sql, farmId, deviceId),
    );
  }

  private look(job: TellDevice) {
    const { farmId, mail, told } = job;
    return inBarn(this.barns.sql, farmId, async (sql) => {
      const context = { now: this.clock.now(), config: this.config };
      const [subscription, composed] = await Promise.all([
        subscriptionToTell(sql, farmId, job),
        pushedMail(mail)?.compose(sql, { ...told, farmId }, context),
      ]);
      return { subscription, news: composed?.news };
    });
  }
}
