import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { eventJobId, jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { UnrecoverableError } from '../../../platform/jobs/unrecoverable-error.js';
import { PaymentProvider, ProviderRefusal } from '../../../platform/payments/payment-provider.js';
import { SYSTEM } from '../../../platform/tenancy/actor.js';
import { NotePaymentCustomer } from '../commands/note-payment-customer.js';
import { PaymentCustomer } from '../queries/payment-customer.js';

export interface CreatePaymentCustomer {
  farmId: string;
  position: number;
}

export const createPaymentCustomer = jobType<CreatePaymentCustomer>('farms.createPaymentCustomer');

/** Idempotency key: a retry after a crash between the provider's answer and our commit gets the same customer. */
@WorkerFor(createPaymentCustomer)
export class PaymentCustomerWorker implements JobWorker<CreatePaymentCustomer> {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async work({ farmId, position }: CreatePaymentCustomer) {
    const barn = { farmId, actor: SYSTEM };
    const { name, email, customerId: known } = await this.queries.execute(new PaymentCustomer(barn, {}));
    if (known) return;
    const idempotencyKey = eventJobId(farmId, position, createPaymentCustomer.name);
    const customerId = await this.provider
      .createCustomer({ farmId, name, email: email ?? undefined, idempotencyKey })
      .catch((error: unknown) => {
        throw error instanceof ProviderRefusal ? new UnrecoverableError(error) : error;
      });
    await this.commands.execute(new NotePaymentCustomer(barn, { customerId }));
  }
}
