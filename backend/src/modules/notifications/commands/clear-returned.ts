import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { clearReturned } from '../../../platform/mail/returned.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { AddressCleared } from '../events.js';

/** Somebody of the staff says that an address works again. What became of the mails stays in their list. */
export class ClearReturned extends barnCommand<{ personId: string }>('notifications.ClearReturned') {}

@CommandHandler(ClearReturned)
export class ClearReturnedHandler extends BarnCommandHandler<ClearReturned> {
  async handle(barn: BarnTransaction, { personId }: { personId: string }) {
    const { farmId, sql } = barn;
    const found = await sql<{ address: string | null }[]>`
      select lower(has.address) as address from person p
      left join login on login.farm_id = p.farm_id and login.person_id = p.person_id
      cross join lateral (values (p.contact_email), (login.email)) has(address)
      where p.farm_id = ${farmId} and p.person_id = ${personId}`;
    if (found.length === 0) throw notFound('The person', 'person_id');
    const addresses = found.flatMap(({ address }) => address ?? []);
    if ((await clearReturned(sql, farmId, addresses)) === 0) return;
    barn.record(`person-${personId}`, {
      type: 'notifications.AddressCleared',
      data: { personId },
    } satisfies AddressCleared);
  }
}
