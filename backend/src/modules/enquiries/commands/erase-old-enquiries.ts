import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enquiriesDue } from '../queries/enquiries-due.js';
import { eraseEnquiries } from '../steps/erase-enquiries.js';

/** Of one transaction. */
const AT_ONCE = 200;

/** Closed ones whose time is over, and those whose address nobody has confirmed. Answers with whether there may be more. */
export class EraseOldEnquiries extends barnCommand<void, boolean>('enquiries.EraseOldEnquiries') {}

@CommandHandler(EraseOldEnquiries)
export class EraseOldEnquiriesHandler extends BarnCommandHandler<EraseOldEnquiries> {
  async handle(barn: BarnTransaction) {
    const due = await enquiriesDue(barn.sql, barn.farmId, barn.now, AT_ONCE);
    await eraseEnquiries(
      barn,
      due.map(({ id }) => id),
    );
    return due.length === AT_ONCE;
  }
}
