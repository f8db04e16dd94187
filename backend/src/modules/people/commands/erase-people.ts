import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import { NOBODY, type Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import type { PeopleErased } from '../events.js';
import { InstructorStudent } from '../tables/instructor-student.entity.js';
import { EmergencyCard } from '../tables/emergency-card.entity.js';
import { Instructor } from '../tables/instructor.entity.js';
import { NO_ADDRESS } from '../records/person.js';
import { Person } from '../tables/person.entity.js';
import { PhotoConsent } from '../tables/photo-consent.entity.js';
import { RiderLevel } from '../tables/rider-level.entity.js';
import { RiderMeasure } from '../tables/rider-measure.entity.js';
import { RiderSkill } from '../tables/rider-skill.entity.js';
import { StudentHorseFit } from '../tables/student-horse-fit.entity.js';
import { StudentHorse } from '../tables/student-horse.entity.js';
import { StudentSection } from '../tables/student-section.entity.js';
import { Student } from '../tables/student.entity.js';
import { SetPeopleActivation } from './set-people-activation.js';

type Erasing = Pick<Erased, 'personIds' | 'studentIds'> & {
  /** Who was to be erased; the others go along. */
  readonly causeId: string;
  /** Lessons whose notes named one of them. */
  readonly lessonIds: readonly string[];
};

/**
 * Leaves of people only that there was somebody: rows and ids, to which lessons and money refer. They are inactive from then on. Nothing
 * is checked here: whether they may go is decided where money and lessons are known.
 */
export class ErasePeople extends barnCommand<Erasing>('people.ErasePeople') {}

@CommandHandler(ErasePeople)
export class ErasePeopleHandler extends BarnCommandHandler<ErasePeople> {
  async handle(barn: BarnTransaction, { causeId, personIds, studentIds, lessonIds }: Erasing) {
    const { farmId } = barn;
    const theirs = { farmId, personId: anyOf([...personIds]) };
    const riders = { farmId, studentId: anyOf([...studentIds]) };
    const staff = barn.sql`
      select instructor_id from instructor where farm_id = ${farmId} and person_id = any(${[...personIds]}::uuid[])`;
    await barn.execute(SetPeopleActivation, { personIds, active: false, alone: true });
    await Promise.all([
      barn.repository(Person).update(theirs, {
        ...NOBODY,
        contactEmail: null,
        contactMobile: null,
        contactHomephone: null,
        ...NO_ADDRESS,
        erasedAt: barn.now,
      }),
      barn.repository(Student).update(theirs, {
        level: null,
        levelId: null,
        tack: null,
        generalNotes1: null,
        generalNotes2: null,
        generalNotes3: null,
        dateOfBirth: null,
      }),
      barn.repository(Instructor).update(theirs, {
        availability: null,
        generalNotes: null,
        generalNotes2: null,
        generalNotes3: null,
      }),
      barn.sql`delete from staff_hours where farm_id = ${farmId} and instructor_id in (${staff})`,
      barn.sql`delete from staff_time_off where farm_id = ${farmId} and instructor_id in (${staff})`,
      barn.repository(RiderLevel).delete(riders),
      barn.repository(EmergencyCard).delete(riders),
      barn.repository(PhotoConsent).delete(riders),
      barn.repository(RiderMeasure).delete(riders),
      barn.repository(RiderSkill).delete(riders),
      barn.repository(StudentHorseFit).delete(riders),
      barn.repository(InstructorStudent).delete(riders),
      barn.repository(StudentHorse).delete(riders),
      barn.repository(StudentSection).delete(riders),
    ]);
    barn.record(`person-${causeId}`, {
      type: 'people.PeopleErased',
      data: { personIds: [...personIds], lessonIds: [...lessonIds] },
    } satisfies PeopleErased);
  }
}
