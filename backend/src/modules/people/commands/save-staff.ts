import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { differs, refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Instructor, type StaffDetails } from '../tables/instructor.entity.js';
import { Person, type Contact } from '../tables/person.entity.js';
import { EditContact, EditStaff } from './edit-person.js';
import { SetPersonActivation } from './set-person-activation.js';

interface SavedStaff {
  instructorId: string;
  contact: Partial<Contact>;
  details: StaffDetails;
  active?: boolean;
  seen?: Seen;
}

/** A row of the staff list: who it is, what is noted of them, and whether they work here. R029 */
export class SaveStaff extends barnCommand<SavedStaff>('people.SaveStaff') {}

@CommandHandler(SaveStaff)
export class SaveStaffHandler extends BarnCommandHandler<SaveStaff> {
  async handle(barn: BarnTransaction, { instructorId, contact, details, active, seen }: SavedStaff) {
    const staff = await barn.repository(Instructor).findOneBy({ farmId: barn.farmId, instructorId });
    if (!staff) throw notFound('The staff person');
    const { personId } = staff;
    const { farmId } = barn;
    await refuseStaleRow(
      barn,
      { id: instructorId, seen },
      differs(barn.repository(Person), { farmId, personId }, { ...contact, isActive: active }),
      differs(barn.repository(Instructor), { farmId, instructorId }, { ...details, isActive: active }),
    );
    await barn.execute(EditContact, { personId, ...contact });
    await barn.execute(EditStaff, { instructorId, ...details });
    if (active !== undefined) await barn.execute(SetPersonActivation, { instructorId, active });
  }
}
