import { Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { jobType } from '../../../platform/jobs/job-type.js';
import { WorkerFor, type JobWorker } from '../../../platform/jobs/job-worker.decorator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { passwordLink, type LinkPurpose } from '../../identity/contracts.js';
import { passwordLinkMail } from '../emails/password-link.js';
import { SENDER, senderOf, type SenderRow } from '../queries/family-facts.js';

/** The link itself is computed when the mail is written, and stands in no table and no queue. */
export interface MailPasswordLink {
  farmId: string;
  position: number;
  loginId: string;
  purpose: LinkPurpose;
  tokenId: string;
}

export const mailPasswordLink = jobType<MailPasswordLink>('notifications.mailPasswordLink', {
  queue: 'mail',
  remember: false,
});

@WorkerFor(mailPasswordLink)
export class PasswordLinkMailer implements JobWorker<MailPasswordLink> {
  constructor(
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async work({ farmId, position, loginId, purpose, tokenId }: MailPasswordLink) {
    await this.mailer.deliver({
      farmId,
      id: `${position}-password-link`,
      compose: async (sql) => {
        const rows = await sql<(SenderRow & { email: string })[]>`
          select ${SENDER(sql)}, login.email from login join farm f on f.farm_id = login.farm_id where login.farm_id = ${farmId} and login.login_id = ${loginId} and login.is_active`;
        return (
          rows[0] &&
          passwordLinkMail({
            sender: senderOf(rows[0]),
            to: rows[0].email,
            purpose,
            url: passwordLink(this.config, { purpose, tokenId }),
          })
        );
      },
    });
  }
}
