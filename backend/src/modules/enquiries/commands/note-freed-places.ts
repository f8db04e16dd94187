import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { ReleaseHeldMoney } from '../../cards/contracts.js';
import type { GuestPlaceEnd } from '../../enrollment/contracts.js';

interface Freed {
  enquiryId: string;
  why: GuestPlaceEnd;
}

/** Why places that were kept for enquiries are kept no longer, as it is read there; what is held for one that is not given is let go. */
export class NoteFreedPlaces extends barnCommand<readonly Freed[]>('enquiries.NoteFreedPlaces') {}

@CommandHandler(NoteFreedPlaces)
export class NoteFreedPlacesHandler extends BarnCommandHandler<NoteFreedPlaces> {
  async handle(barn: BarnTransaction, freed: readonly Freed[]) {
    const { sql, farmId, now } = barn;
    await sql`
      update enquiry e set place = freed.why, touched_at = ${now}
      from unnest(${freed.map(({ enquiryId }) => enquiryId)}::uuid[], ${freed.map(({ why }) => why)}::text[]) freed(id, why)
      where e.farm_id = ${farmId} and e.enquiry_id = freed.id and e.place = 'kept'`;
    const without = freed.filter(({ why }) => why !== 'given');
    await barn.execute(
      ReleaseHeldMoney,
      without.map(({ enquiryId }) => enquiryId),
    );
  }
}
