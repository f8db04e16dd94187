import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { peopleErrors } from '../domain/errors.js';
import { Instructor } from '../tables/instructor.entity.js';
import { Person, type Contact } from '../tables/person.entity.js';
import { Student, type RiderDetails } from '../tables/student.entity.js';
import { addPeople, type NewPerson } from '../steps/add-people.js';
import { refuseOthers } from '../facts/refuse-others.js';

export type Member = Contact & RiderDetails;
export interface NewAccount {
  /** Who pays. */
  holder: Member;
  holderRides?: boolean;
  /** Is on the staff as well. A15 */
  holderIsStaff?: boolean;
  members?: readonly Member[];
}

interface Rider {
  personId: string;
  studentId: string;
}

const addedMember = (personId: string, accountId: string, contact: Contact): NewPerson => ({
  personId,
  accountId,
  contact,
  roles: ['member', 'student'],
});

async function addRiders(barn: BarnTransaction, riders: readonly (Rider & { details: RiderDetails })[]) {
  if (riders.length === 0) return;
  const { farmId } = barn;
  const students = barn.repository(Student);
  await students.insert(
    riders.map(({ personId, studentId, details }) => ({
      ...differing(students, undefined, details).values,
      farmId,
      studentId,
      personId,
    })),
  );
}

interface OpenedAccount {
  personId: string;
  riders: Rider[];
  instructorId?: string;
}

/** So many accounts are as few statements as one. */
async function openAccounts(barn: BarnTransaction, accounts: readonly NewAccount[]): Promise<OpenedAccount[]> {
  const opening = accounts.map((account) => {
    const accountId = barn.newId();
    const joining = (account.members ?? []).map((details) => ({
      personId: barn.newId(),
      studentId: barn.newId(),
      details,
    }));
    const own = account.holderRides ? [{ personId: accountId, studentId: barn.newId(), details: account.holder }] : [];
    const instructorId = account.holderIsStaff ? barn.newId() : undefined;
    return { ...account, accountId, joining, riders: [...own, ...joining], instructorId };
  });
  await addPeople(
    barn,
    opening.flatMap(({ accountId, holder, holderRides, holderIsStaff, joining }) => [
      {
        personId: accountId,
        accountId,
        contact: holder,
        roles: [
          'account' as const,
          ...(holderRides ? ['student' as const] : []),
          ...(holderIsStaff ? ['instructor' as const] : []),
        ],
      },
      ...joining.map(({ personId, details }) => addedMember(personId, accountId, details)),
    ]),
  );
  await addRiders(
    barn,
    opening.flatMap(({ riders }) => riders),
  );
  const staff = opening.flatMap(({ instructorId, accountId: personId }) =>
    instructorId ? { farmId: barn.farmId, instructorId, personId } : [],
  );
  if (staff.length) await barn.repository(Instructor).insert(staff);
  return opening.map(({ accountId, riders, instructorId }) => ({
    personId: accountId,
    riders: riders.map(({ personId, studentId }) => ({ personId, studentId })),
    ...(instructorId && { instructorId }),
  }));
}

export class OpenAccount extends barnCommand<NewAccount, OpenedAccount>('people.OpenAccount') {}

@CommandHandler(OpenAccount)
export class OpenAccountHandler extends BarnCommandHandler<OpenAccount> {
  async handle(barn: BarnTransaction, account: NewAccount) {
    const [opened] = await openAccounts(barn, [account]);
    if (!opened) throw notFound('The account');
    return opened;
  }
}

/** In the order given. */
export class OpenAccounts extends barnCommand<readonly NewAccount[], OpenedAccount[]>('people.OpenAccounts') {}

@CommandHandler(OpenAccounts)
export class OpenAccountsHandler extends BarnCommandHandler<OpenAccounts> {
  handle(barn: BarnTransaction, accounts: readonly NewAccount[]) {
    return openAccounts(barn, accounts);
  }
}

const nameOf = ({ firstName, lastName = '' }: Pick<Contact, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim().toLowerCase();

/** Staff are warned of a second person of the same name; a family that adds one has most likely clicked twice. */
function refuseKnownMember(member: Contact, account: readonly Person[]) {
  const known = account.find((person) => nameOf(person) === nameOf(member));
  if (known) throw peopleErrors.member_known(known.personName);
}

type NewMember = Member & { accountPersonId: string };
export class AddMember extends barnCommand<NewMember, Rider>('people.AddMember') {}

@CommandHandler(AddMember)
export class AddMemberHandler extends BarnCommandHandler<AddMember> {
  async handle(barn: BarnTransaction, { accountPersonId, ...member }: NewMember) {
    await refuseOthers(barn, accountPersonId);
    const account = await barn.repository(Person).findBy({ farmId: barn.farmId, billingPersonId: accountPersonId });
    const holder = account.find(({ personId }) => personId === accountPersonId);
    if (!holder) throw notFound('The account');
    if (!holder.isActive) throw peopleErrors.account_inactive();
    if (barn.actor.userType === 'STU') refuseKnownMember(member, account);
    const rider = { personId: barn.newId(), studentId: barn.newId() };
    await addPeople(barn, [addedMember(rider.personId, accountPersonId, member)]);
    await addRiders(barn, [{ ...rider, details: member }]);
    return rider;
  }
}
