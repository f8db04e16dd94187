import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import nodemailer from 'nodemailer';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { BarnDatabase } from '../database/databases.js';
import { Mailer } from './mailer.js';

/** A few connections that stay open, to the server of SMTP_URL. Opened with the first mail. */
const transport = (url: string) => nodemailer.createTransport({ url, pool: true, maxConnections: 4, maxMessages: 1000, connectionTimeout: 10_000, socketTimeout: 30_000 } as never);

@Global()
@Module({
  providers: [{
    provide: Mailer,
    inject: [CONFIG, BarnDatabase, Clock],
    useFactory: (config: Config, barns: BarnDatabase, clock: Clock) => new Mailer(barns.sql, transport(config.smtpUrl), config.mailFrom, clock),
  }],
  exports: [Mailer],
})
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  onApplicationShutdown() {
    this.mailer.close();
  }
}
