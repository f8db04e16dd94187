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

/** One of the ids; `accountId` is the person of an account holder, `instructorId` may be a person of the staff. */
interface Activation {
  personId?: string;
  accountId?: string;
  studentId?: string;
  instructorId?: string;
  /** Undefined toggles. D18 */
  active?: boolean;
}
type Named = Omit<Activation, 'active'>;

async function personOf({ farmId, sql }: BarnTransaction, { personId, accountId, studentId, instructorId }: Named) {
  if (personId) return personId;
  const [found] = await sql<{ personId: string }[]>`
    select p.person_id as "personId" from person p
      left join student s using (farm_id, person_id) left join instructor i using (farm_id, person_id)
    where p.farm_id = ${farmId} and (p.billing_person_id = p.person_id and p.person_id = ${accountId ?? null}
      or s.student_id = ${studentId ?? null} or ${instructorId ?? null}::uuid in (i.instructor_id, i.person_id))`;
  if (!found) throw notFound(accountId ? 'The account' : studentId ? 'The student' : 'The staff person');
  return found.personId;
}

/** Inactive people are hidden from pick lists and cannot sign in; past lessons keep them. A holder takes all members along. R030 F20 */
export class SetPersonActivation extends barnCommand<Activation, boolean>('people.SetPersonActivation') {}

@CommandHandler(SetPersonActivation)
export class SetPersonActivationHandler extends BarnCommandHandler<SetPersonActivation> {
  async handle(barn: BarnTransaction, { active, ...named }: Activation) {
    const { farmId } = barn;
    const personId = await personOf(barn, named);
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
