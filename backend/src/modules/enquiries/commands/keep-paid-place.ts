import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { ReleaseHeldMoney } from '../../cards/contracts.js';
import { findEnquiry } from '../facts/load-enquiry.js';
import { keepPlace } from '../steps/keep-place.js';
import { Enquiry } from '../tables/enquiry.entity.js';

/**
 * The money for a guest's place is held on the card. Where it had to be paid first, the place is kept from now on; where none can be, or
 * what was asked is over by now, the money is let go at once.
 */
export class KeepPaidPlace extends barnCommand<{ enquiryId: string }>('enquiries.KeepPaidPlace') {}

@CommandHandler(KeepPaidPlace)
export class KeepPaidPlaceHandler extends BarnCommandHandler<KeepPaidPlace> {
  async handle(barn: BarnTransaction, { enquiryId }: { enquiryId: string }) {
    const { farmId, now } = barn;
    const enquiry = await findEnquiry(barn, enquiryId);
    if (enquiry?.place === 'kept') return;
    if (enquiry?.place === 'unpaid') {
      const place = await keepPlace(barn, { enquiryId, enquiry, isPaid: true });
      await barn.repository(Enquiry).update({ farmId, enquiryId }, { place, touchedAt: now });
      if (place === 'kept') return;
    }
    await barn.execute(ReleaseHeldMoney, [enquiryId]);
  }
}
