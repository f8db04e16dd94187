import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { PaymentProvider } from './payment-provider.js';
import { StripePaymentProvider } from './stripe-payment-provider.js';

@Global()
@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [CONFIG],
      useFactory: ({ stripe }: Config) => new StripePaymentProvider(stripe),
    },
  ],
  exports: [PaymentProvider],
})
export class PaymentsModule {}
