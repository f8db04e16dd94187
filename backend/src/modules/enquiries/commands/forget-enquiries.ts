import { CommandHandler } from '@nestjs/cqrs';
import { withoutThem, type Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { eraseEnquiries } from '../steps/erase-enquiries.js';

/** Enquiries of people who are erased go, with all that was written; where others' texts name them, the name is taken out. */
export class ForgetEnquiries extends barnCommand<Erased>('enquiries.ForgetEnquiries') {}

@CommandHandler(ForgetEnquiries)
export class ForgetEnquiriesHandler extends BarnCommandHandler<ForgetEnquiries> {
  async handle(barn: BarnTransaction, erased: Erased) {
    const { farmId, sql } = barn;
    const { personIds, addresses, words } = erased;
    const theirs = await sql<{ id: string }[]>`
      select enquiry_id as id from enquiry
      where farm_id = ${farmId} and (person_id = any(${[...personIds]}::uuid[]) or lower(email) = any(${[...addresses]})
        or concat_ws(' ', first_name, last_name) ~* ${words} or phone ~* ${words})`;
    await eraseEnquiries(
      barn,
      theirs.map(({ id }) => id),
    );
    await sql`
      update enquiry set message = ${withoutThem(sql, sql`message`, erased)}, rider_name = ${withoutThem(sql, sql`rider_name`, erased)}
      where farm_id = ${farmId} and (message ~* ${words} or rider_name ~* ${words})`;
    await sql`
      update enquiry_message set body = ${withoutThem(sql, sql`body`, erased)} where farm_id = ${farmId} and body ~* ${words}`;
  }
}
