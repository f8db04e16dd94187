import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { CardCheckout } from '../checkout/card-checkout.js';

export interface SettleCardPayment {
  farmId: string;
  intentId: string;
}

/** The same news twice does nothing the second time. */
export const settleCardPayment = jobType<SettleCardPayment>('cards.settle', { remember: false });

@WorkerFor(settleCardPayment)
export class CardPaymentSettler implements JobWorker<SettleCardPayment> {
  constructor(private readonly checkout: CardCheckout) {}

  work = ({ farmId, intentId }: SettleCardPayment) => this.checkout.settle(farmId, intentId);
}
