import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Instructor, type StaffDetails } from '../tables/instructor.entity.js';
import type { Contact } from '../tables/person.entity.js';
import { addPeople } from '../steps/add-people.js';

type NewStaff = Contact & StaffDetails;

/** Instructors and other staff, whom lessons can name. */
export class Hire extends barnCommand<NewStaff, { personId: string; instructorId: string }>('people.Hire') {}

@CommandHandler(Hire)
export class HireHandler extends BarnCommandHandler<Hire> {
  async handle(barn: BarnTransaction, input: NewStaff) {
    const { farmId } = barn;
    const key = { personId: barn.newId(), instructorId: barn.newId() };
    const staff = barn.repository(Instructor);
    await addPeople(barn, [{ personId: key.personId, accountId: null, contact: input, roles: ['instructor'] }]);
    await staff.insert({ ...differing(staff, undefined, input).values, farmId, ...key });
    return key;
  }
}

/** An administrator who does not teach, and so has no instructor row. */
export class AddAdministrator extends barnCommand<Contact, string>('people.AddAdministrator') {}

@CommandHandler(AddAdministrator)
export class AddAdministratorHandler extends BarnCommandHandler<AddAdministrator> {
  async handle(barn: BarnTransaction, contact: Contact) {
    const personId = barn.newId();
    await addPeople(barn, [{ personId, accountId: null, contact, roles: ['administrator'] }]);
    return personId;
  }
}
