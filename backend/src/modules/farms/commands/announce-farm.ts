import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { InviteAdministrator, type Invitation } from '../../identity/contracts.js';
import type { FarmOpened } from '../events.js';

export interface Announcement {
  opened: FarmOpened['data'];
  administrator?: Invitation;
}

/** Opens the barn's log, once; other modules' policies prepare what every barn has. */
export class AnnounceFarm extends barnCommand<Announcement>('farms.OpenFarm') {}

@CommandHandler(AnnounceFarm)
export class AnnounceFarmHandler extends BarnCommandHandler<AnnounceFarm> {
  async handle(barn: BarnTransaction, { opened: data, administrator }: Announcement) {
    const stream = `farm-${barn.farmId}`;
    const [announced] =
      await barn.sql`select 1 from event where farm_id = ${barn.farmId} and stream = ${stream} limit 1`;
    if (announced) return;
    barn.record(stream, { type: 'farms.FarmOpened', data } satisfies FarmOpened);
    if (administrator) await barn.execute(InviteAdministrator, administrator);
  }
}
