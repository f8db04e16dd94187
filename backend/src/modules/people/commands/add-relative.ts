import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { addPeople } from '../steps/add-people.js';
import type { Contact } from '../tables/person.entity.js';
import { SetPeopleActivation } from './set-people-activation.js';

type Relative = Pick<Contact, 'firstName' | 'lastName'> & { accountId: string };

/** Somebody on an account who neither pays nor rides. Who stands there already is the same one, and is active again. */
export class AddRelative extends barnCommand<Relative, string>('people.AddRelative') {}

@CommandHandler(AddRelative)
export class AddRelativeHandler extends BarnCommandHandler<AddRelative> {
  async handle(barn: BarnTransaction, { accountId, ...name }: Relative) {
    const { farmId } = barn;
    const called = `${name.firstName} ${name.lastName ?? ''}`.trim();
    const [[account], [known]] = await Promise.all([
      barn.sql`select 1 from person where farm_id = ${farmId} and person_id = ${accountId} and billing_person_id = person_id`,
      barn.sql<{ personId: string; isActive: boolean }[]>`
        select p.person_id as "personId", p.is_active as "isActive" from person p
        where p.farm_id = ${farmId} and p.billing_person_id = ${accountId} and p.person_id <> ${accountId}
          and lower(p.person_name) = lower(${called}) and p.erased_at is null
          and not exists (select from student s where s.farm_id = p.farm_id and s.person_id = p.person_id)
        order by p.created_at limit 1`,
    ]);
    if (!account) throw notFound('The account');
    if (known) {
      if (!known.isActive) await barn.execute(SetPeopleActivation, { personIds: [known.personId], active: true });
      return known.personId;
    }
    const personId = barn.newId();
    await addPeople(barn, [{ personId, accountId, contact: name, roles: ['member'] }]);
    return personId;
  }
}
