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
  personIds: readonly string[];
  active: boolean;
  /** Exactly these: no holder takes members along. What takes back is exact. */
  alone?: boolean;
}

/** Whoever changes because of whom: with the account holder where the holder is named, too. */
function byCause(changing: readonly Person[], { personIds, alone }: Activation) {
  const causes = new Map<string, string[]>();
  for (const { personId, billingPersonId } of changing) {
    const taken = !alone && billingPersonId !== null && personIds.includes(billingPersonId);
    const cause = taken ? billingPersonId : personId;
    causes.set(cause, [...(causes.get(cause) ?? []), personId]);
  }
  return causes;
}

/**
 * Inactive people are hidden from pick lists and cannot sign in; past lessons keep them. A holder takes all members along. Answers
 * with everybody who changed. R030 F20
 */
export class SetPeopleActivation extends barnCommand<Activation, string[]>('people.SetPeopleActivation') {}

@CommandHandler(SetPeopleActivation)
export class SetPeopleActivationHandler extends BarnCommandHandler<SetPeopleActivation> {
  async handle(barn: BarnTransaction, wanted: Activation) {
    const { farmId, actor } = barn;
    const { active, alone } = wanted;
    const personIds = [...wanted.personIds];
    const people = await barn
      .repository(Person)
      .findBy([
        { farmId, personId: anyOf(personIds) },
        ...(alone ? [] : [{ farmId, billingPersonId: anyOf(personIds) }]),
      ]);
    const known = new Set(people.map(({ personId }) => personId));
    if (personIds.some((id) => !known.has(id))) throw notFound('The person');
    const changing = people.filter(
      ({ personId, isActive, erasedAt }) => isActive !== active && (!erasedAt || personIds.includes(personId)),
    );
    if (active && changing.some(({ personId, erasedAt }) => erasedAt && personIds.includes(personId)))
      throw peopleErrors.erased();
    const ids = changing.map(({ personId }) => personId);
    if (ids.length === 0) return [];
    if (!active && actor.personId && ids.includes(actor.personId)) throw peopleErrors.own_inactivation();
    const theirs = { farmId, personId: anyOf(ids) };
    await Promise.all([
      barn.repository(Person).update(theirs, { isActive: active }),
      barn.repository(Student).update(theirs, { isActive: active }),
      barn.repository(Instructor).update(theirs, { isActive: active }),
    ]);
    for (const [cause, together] of byCause(changing, wanted))
      barn.record(`person-${cause}`, {
        type: 'people.PersonActivationChanged',
        data: { personIds: together, active },
      } satisfies PersonActivationChanged);
    return ids;
  }
}
