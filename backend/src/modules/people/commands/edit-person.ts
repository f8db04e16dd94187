import { CommandHandler } from '@nestjs/cqrs';
import { updateDiffering } from '../../../platform/database/entity-changes.js';
import type { ValueChange } from '../../../platform/database/value-change.js';
import { forbidden, notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { differs, refuseStaleRow, type Seen } from '../../../platform/event-store/refuse-stale-row.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PersonChanged, PersonRole } from '../events.js';
import { Instructor, type StaffDetails } from '../tables/instructor.entity.js';
import { Person, type Contact } from '../tables/person.entity.js';
import { Student, type RiderDetails } from '../tables/student.entity.js';
import { refuseOthers } from '../facts/refuse-others.js';

interface Edited {
  before: { personId: string };
  fields: string[];
  changes: ValueChange[];
}

/** No event if nothing changed. */
function recordEdit(barn: BarnTransaction, called: string, edited: Edited | undefined, hats: PersonRole[]) {
  if (!edited) throw notFound(called);
  const { personId } = edited.before;
  const event = {
    type: 'people.PersonChanged',
    data: { personId, change: 'edited', hats, fields: edited.fields },
  } satisfies PersonChanged;
  barn.recordEdit(`person-${personId}`, event, edited.changes);
}

type ContactEdit = Partial<Contact> & { personId: string; seen?: Seen };
/** Name, address and phones. */
export class EditContact extends barnCommand<ContactEdit>('people.EditContact') {}

@CommandHandler(EditContact)
export class EditContactHandler extends BarnCommandHandler<EditContact> {
  async handle(barn: BarnTransaction, { personId, seen, ...contact }: ContactEdit) {
    await refuseOthers(barn, personId);
    const key = { farmId: barn.farmId, personId };
    const people = barn.repository(Person);
    await refuseStaleRow(barn, { id: personId, seen }, differs(people, key, contact));
    const edited = await updateDiffering(people, key, contact);
    recordEdit(barn, 'The person', edited, []);
  }
}

type RiderEdit = RiderDetails & { studentId: string; seen?: Seen };
export class EditRider extends barnCommand<RiderEdit>('people.EditRider') {}

@CommandHandler(EditRider)
export class EditRiderHandler extends BarnCommandHandler<EditRider> {
  async handle(barn: BarnTransaction, { studentId, seen, ...details }: RiderEdit) {
    const key = { farmId: barn.farmId, studentId };
    const students = barn.repository(Student);
    await refuseStaleRow(barn, { id: studentId, seen }, differs(students, key, details));
    const edited = await updateDiffering(students, key, details);
    recordEdit(barn, 'The student', edited, ['student']);
  }
}

type StaffEdit = StaffDetails & { instructorId: string; seen?: Seen };
/** Staff may edit themselves. R034 */
export class EditStaff extends barnCommand<StaffEdit>('people.EditStaff') {}

@CommandHandler(EditStaff)
export class EditStaffHandler extends BarnCommandHandler<EditStaff> {
  async handle(barn: BarnTransaction, { instructorId, seen, ...details }: StaffEdit) {
    const { userType, personId } = barn.actor;
    const own = userType === 'ADM' ? {} : { personId };
    const key = { farmId: barn.farmId, instructorId, ...own };
    const staff = barn.repository(Instructor);
    await refuseStaleRow(barn, { id: instructorId, seen }, differs(staff, key, details));
    const edited = await updateDiffering(staff, key, details);
    if (!edited && userType !== 'ADM') throw forbidden();
    recordEdit(barn, 'The staff person', edited, ['instructor']);
  }
}
