import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { CONFIG, ConfigError, type Config } from '../config/config.js';
import { BarnDatabase } from '../database/databases.js';
import { Metrics } from '../metrics/metrics.js';
import { Pdf } from '../pdf/pdf.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { Mailer } from './mailer.js';
import { smtpTransport } from './transport.js';

/** Operator commands that send nothing need none. */
function senderOf({ mailFrom }: Config) {
  if (!mailFrom) throw new ConfigError('MAIL_FROM is not set: in production mails have your sender.');
  return mailFrom;
}

@Global()
@Module({
  imports: [PdfModule],
  providers: [
    {
      provide: Mailer,
      inject: [CONFIG, BarnDatabase, Clock, Pdf, Metrics],
      useFactory: (config: Config, barns: BarnDatabase, clock: Clock, pdf: Pdf, metrics: Metrics) => {
        const print = (page: string) => pdf.fromHtml(page);
        return new Mailer(barns.sql, smtpTransport(config.smtpUrl), senderOf(config), clock, print, metrics.mail);
      },
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
