import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Person, type Contact } from '../tables/person.entity.js';
import { Student, type RiderDetails } from '../tables/student.entity.js';
import { addPeople, type NewPerson } from './add-people.js';

export type Member = Contact & RiderDetails;
export interface NewAccount {
  /** Who pays. */
  holder: Member;
  holderRides?: boolean;
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

export class OpenAccount extends barnCommand<NewAccount, { personId: string; riders: Rider[] }>('people.OpenAccount') {}

@CommandHandler(OpenAccount)
export class OpenAccountHandler extends BarnCommandHandler<OpenAccount> {
  async handle(barn: BarnTransaction, { holder, holderRides = false, members = [] }: NewAccount) {
    const accountId = barn.newId();
    const joining = members.map((details) => ({ personId: barn.newId(), studentId: barn.newId(), details }));
    const riders = [
      ...(holderRides ? [{ personId: accountId, studentId: barn.newId(), details: holder }] : []),
      ...joining,
    ];
    await addPeople(barn, [
      { personId: accountId, accountId, contact: holder, roles: holderRides ? ['account', 'student'] : ['account'] },
      ...joining.map(({ personId, details }) => addedMember(personId, accountId, details)),
    ]);
    await addRiders(barn, riders);
    return { personId: accountId, riders: riders.map(({ personId, studentId }) => ({ personId, studentId })) };
  }
}

type NewMember = Member & { accountPersonId: string };
export class AddMember extends barnCommand<NewMember, Rider>('people.AddMember') {}

@CommandHandler(AddMember)
export class AddMemberHandler extends BarnCommandHandler<AddMember> {
  async handle(barn: BarnTransaction, { accountPersonId, ...member }: NewMember) {
    const holder = { farmId: barn.farmId, personId: accountPersonId, billingPersonId: accountPersonId };
    if (!(await barn.repository(Person).existsBy(holder))) throw notFound('The account');
    const rider = { personId: barn.newId(), studentId: barn.newId() };
    await addPeople(barn, [addedMember(rider.personId, accountPersonId, member)]);
    await addRiders(barn, [{ ...rider, details: member }]);
    return rider;
  }
}
