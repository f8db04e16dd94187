import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { CardPayments } from './card-payments.js';
import { PaymentProvider } from './payment-provider.js';
import { StripeCardPayments } from './stripe-card-payments.js';
import { StripeClient } from './stripe-client.js';
import { StripePaymentProvider } from './stripe-payment-provider.js';

@Global()
@Module({
  providers: [
    { provide: StripeClient, inject: [CONFIG], useFactory: ({ stripe }: Config) => new StripeClient(stripe) },
    {
      provide: PaymentProvider,
      inject: [StripeClient],
      useFactory: (client: StripeClient) => new StripePaymentProvider(client),
    },
    {
      provide: CardPayments,
      inject: [CONFIG, StripeClient],
      useFactory: ({ stripe }: Config, client: StripeClient) => new StripeCardPayments(stripe, client),
    },
  ],
  exports: [PaymentProvider, CardPayments],
})
export class PaymentsModule {}
