import { NotePaymentCustomerHandler } from './commands/note-payment-customer.js';
import { RequestPaymentCustomerHandler } from './commands/request-payment-customer.js';
import { farmEvents } from './events.js';
import { FarmsController } from './http/farms.controller.js';
import { PaymentCustomerController } from './http/payment-customer.controller.js';
import { PaymentCustomerWorker } from './jobs/create-payment-customer.js';
import { PaymentCustomers } from './jobs/payment-customers.js';
import { PaymentCustomerHandler } from './queries/payment-customer.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { PaymentsModule } from '../../platform/payments/payments.module.js';

@BarnModule({
  name: 'farms',
  events: farmEvents,
  imports: [JobsModule, PaymentsModule],
  controllers: [FarmsController, PaymentCustomerController],
  handlers: [NotePaymentCustomerHandler, RequestPaymentCustomerHandler, PaymentCustomerHandler],
  providers: [PaymentCustomers, PaymentCustomerWorker],
})
export class FarmsModule {}
