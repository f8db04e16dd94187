import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { peopleErrors } from '../domain/errors.js';
import type { PersonActivationChanged } from '../events.js';
import { Instructor } from '../tables/instructor.entity.js';
import { Person } from '../tables/person.entity.js';
import { Student } from '../tables/student.entity.js';

interface Activation {
  personId: string;
  /** Undefined toggles. D18 */
  active?: boolean;
}

/** Inactive people are hidden from pick lists and cannot sign in; past lessons keep them. A holder takes all members along. F20 */
export class SetPersonActivation extends barnCommand<Activation, boolean>('people.SetPersonActivation') {}

@CommandHandler(SetPersonActivation)
export class SetPersonActivationHandler extends BarnCommandHandler<SetPersonActivation> {
  async handle(barn: BarnTransaction, { personId, active }: Activation) {
    const { farmId } = barn;
    const people = await barn.repository(Person).findBy([
      { farmId, personId },
      { farmId, billingPersonId: personId },
    ]);
    const person = people.find((one) => one.personId === personId);
    if (!person) throw notFound('The person');
    const isActive = active ?? !person.isActive;
    const changing = people.filter((one) => one.isActive !== isActive).map((one) => one.personId);
    if (changing.length === 0) return isActive;
    if (!isActive && barn.actor.personId && changing.includes(barn.actor.personId))
      throw peopleErrors.own_inactivation();
    const theirs = { farmId, personId: anyOf(changing) };
    await Promise.all([
      barn.repository(Person).update(theirs, { isActive }),
      barn.repository(Student).update(theirs, { isActive }),
      barn.repository(Instructor).update(theirs, { isActive }),
    ]);
    barn.record(`person-${personId}`, {
      type: 'people.PersonActivationChanged',
      data: { personIds: changing, active: isActive },
    } satisfies PersonActivationChanged);
    return isActive;
  }
}
