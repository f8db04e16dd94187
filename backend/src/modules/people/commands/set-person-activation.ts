import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Person } from '../tables/person.entity.js';
import { SetPeopleActivation } from './set-people-activation.js';

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

async function isActiveNow(barn: BarnTransaction, personId: string) {
  const person = await barn.repository(Person).findOneBy({ farmId: barn.farmId, personId });
  return person?.isActive ?? false;
}

/**
 * One person, by whatever names them. An account holder takes all members along, but not where they are meant as staff: who leaves the
 * staff leaves the riders of the own account as they are. R029 R030 F20
 */
export class SetPersonActivation extends barnCommand<Activation, boolean>('people.SetPersonActivation') {}

@CommandHandler(SetPersonActivation)
export class SetPersonActivationHandler extends BarnCommandHandler<SetPersonActivation> {
  async handle(barn: BarnTransaction, { active, ...named }: Activation) {
    const personId = await personOf(barn, named);
    const isActive = active ?? !(await isActiveNow(barn, personId));
    const alone = named.instructorId !== undefined;
    await barn.execute(SetPeopleActivation, { personIds: [personId], active: isActive, alone });
    return isActive;
  }
}
