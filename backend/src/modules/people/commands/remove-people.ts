import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { forgetValues } from '../../../platform/event-store/forget-values.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PeopleRemoved } from '../events.js';
import { Person } from '../tables/person.entity.js';
import { Student } from '../tables/student.entity.js';

interface OfAccount {
  accountId: string;
  personIds: readonly string[];
}

/** Added by mistake, and nothing refers to them; whom something refers to, the database keeps, and refuses all. */
export class RemovePeople extends barnCommand<readonly OfAccount[]>('people.RemovePeople') {}

@CommandHandler(RemovePeople)
export class RemovePeopleHandler extends BarnCommandHandler<RemovePeople> {
  async handle(barn: BarnTransaction, accounts: readonly OfAccount[]) {
    const theirs = { farmId: barn.farmId, personId: anyOf(accounts.flatMap(({ personIds }) => [...personIds])) };
    await barn.repository(Student).delete(theirs);
    await barn.repository(Person).delete(theirs);
    await forgetValues(
      barn,
      accounts.flatMap(({ personIds }) => personIds.map((id) => `person-${id}`)),
    );
    for (const { accountId, personIds } of accounts)
      barn.record(`person-${accountId}`, {
        type: 'people.PeopleRemoved',
        data: { personIds: [...personIds] },
      } satisfies PeopleRemoved);
  }
}
