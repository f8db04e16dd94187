import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { BarnDatabase } from '../database/databases.js';
import { Mailer } from './mailer.js';
import { smtpTransport } from './transport.js';

@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [CONFIG, BarnDatabase, Clock],
      useFactory: (config: Config, barns: BarnDatabase, clock: Clock) =>
        new Mailer(barns.sql, smtpTransport(config.smtpUrl), config.mailFrom, clock),
    },
  ],
  exports: [Mailer],
})
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  onApplicationShutdown() {
    this.mailer.close();
  }
}
