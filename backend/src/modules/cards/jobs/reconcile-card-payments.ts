import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { tenMinutesOfTick } from '../../../platform/jobs/period.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { eachBarn } from '../../../platform/tenancy/each-barn.js';
import { ListBarns } from '../../../platform/tenancy/list-barns.js';
import { CardCheckout } from '../checkout/card-checkout.js';
import { CloseCardPayment } from '../commands/receive-card-payment.js';
import { LEFT_ALONE_MS, OPEN_FOR_MS } from '../domain/card-payment.js';
import { ListOpenPayments, type KnownPayment } from '../queries/card-payments.js';

const AT_ONCE = 100;

export const reconcileCardPayments = jobType('cards.reconcile', { attempts: 3 });

@Injectable()
export class CardPaymentSchedule {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  @Cron('*/10 * * * *', { name: reconcileCardPayments.name, timeZone: 'UTC', waitForCompletion: true })
  async reconcile() {
    const id = `${reconcileCardPayments.name}-${tenMinutesOfTick(this.clock.now())}`;
    await this.jobs.add([{ type: reconcileCardPayments, id, data: {} }]);
  }
}

/** Finds what neither the payer's browser nor the webhook has finished; inactive barns' money, too. */
@WorkerFor(reconcileCardPayments)
export class CardPaymentReconciler implements JobWorker<object> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly checkout: CardCheckout,
    private readonly clock: Clock,
  ) {}

  async work() {
    const before = new Date(this.clock.now().getTime() - LEFT_ALONE_MS);
    await eachBarn(await this.queries.execute(new ListBarns({})), async (farmId) => {
      await eachBarn(await this.open(farmId, before), (payment) => this.look(farmId, payment));
    });
  }

  /** All of them: those of an account that answers no more stand before every newer one. */
  private async open(farmId: string, before: Date): Promise<KnownPayment[]> {
    const open: KnownPayment[] = [];
    for (;;) {
      const asked = { before, after: open.at(-1), limit: AT_ONCE };
      const page = await this.queries.execute(new ListOpenPayments({ farmId, actor: SYSTEM }, asked));
      open.push(...page);
      if (page.length < AT_ONCE) return open;
    }
  }

  /** What the provider was never heard of has no secret that anybody could pay with. */
  private async look(farmId: string, { intentId, paymentId, createdAt }: KnownPayment) {
    if (intentId) return this.checkout.settle(farmId, intentId);
    if (this.clock.now().getTime() - createdAt.getTime() > OPEN_FOR_MS)
      await this.commands.execute(new CloseCardPayment({ farmId, actor: SYSTEM }, { paymentId }));
  }
}
