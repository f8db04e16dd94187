import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { GuestPlaceEnd } from '../../enrollment/contracts.js';

interface Freed {
  enquiryId: string;
  why: GuestPlaceEnd;
}

/** Why the places that were kept for enquiries are kept no longer, as it is read there. */
export class NoteFreedPlaces extends barnCommand<readonly Freed[]>('enquiries.NoteFreedPlaces') {}

@CommandHandler(NoteFreedPlaces)
export class NoteFreedPlacesHandler extends BarnCommandHandler<NoteFreedPlaces> {
  async handle({ sql, farmId, now }: BarnTransaction, freed: readonly Freed[]) {
    await sql`
      update enquiry e set place = freed.why, touched_at = ${now}
      from unnest(${freed.map(({ enquiryId }) => enquiryId)}::uuid[], ${freed.map(({ why }) => why)}::text[]) freed(id, why)
      where e.farm_id = ${farmId} and e.enquiry_id = freed.id and e.place = 'kept'`;
  }
}
