import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { noteReturned, type Returned } from '../../../platform/mail/returned.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { OPTIONAL_KINDS } from '../domain/mail-kinds.js';
import type { MailReturned } from '../events.js';
import { ChangeMailWish } from './change-mail-wish.js';

/**
 * A mail that was handed over came back. Whoever complained of it wants none of those that may be refused. Told twice, late, or of a mail
 * that nobody knows, it changes nothing.
 */
export class NoteReturnedMail extends barnCommand<Returned>('notifications.NoteReturnedMail') {}

@CommandHandler(NoteReturnedMail)
export class NoteReturnedMailHandler extends BarnCommandHandler<NoteReturnedMail> {
  async handle(barn: BarnTransaction, returned: Returned) {
    const { farmId, sql } = barn;
    const { mailId, kind } = returned;
    const address = await noteReturned(sql, farmId, { ...returned, at: barn.now });
    if (address === undefined) return;
    barn.record(`farm-${farmId}`, {
      type: 'notifications.MailReturned',
      data: { mailId, kind },
    } satisfies MailReturned);
    if (kind === 'complained') await this.wantNoMore(barn, address);
  }

  private async wantNoMore(barn: BarnTransaction, address: string) {
    const readers = await barn.sql<{ personId: string }[]>`
      select distinct p.person_id as "personId" from person p
      left join login on login.farm_id = p.farm_id and login.person_id = p.person_id
      where p.farm_id = ${barn.farmId} and p.erased_at is null and p.billing_person_id is not null
        and ${address} in (lower(p.contact_email), lower(login.email))`;
    for (const { personId } of readers)
      for (const kind of OPTIONAL_KINDS) await barn.execute(ChangeMailWish, { personId, kind, wanted: false });
  }
}
