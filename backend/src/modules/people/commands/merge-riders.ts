import { CommandHandler } from '@nestjs/cqrs';
import { handOverLinks } from '../../../platform/database/hand-over-links.js';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { obstacleToRiderMerge, type RiderRecord } from '../domain/decide-rider-merge.js';
import type { RidersMerged } from '../events.js';
import { decideConfirmation } from '../domain/decide-rider-level.js';
import { knownLevel } from '../facts/known-level.js';
import { writeRiderLevel } from '../steps/write-rider-level.js';
import { riderMergeFacts, type TwoRiders } from '../queries/rider-merge-facts.js';
import { handOverEmergencyCard } from '../steps/hand-over-emergency-card.js';
import { handOverPhotoConsent } from '../steps/hand-over-photo-consent.js';
import { NO_ADDRESS } from '../records/person.js';
import { InstructorStudent } from '../tables/instructor-student.entity.js';
import { Person } from '../tables/person.entity.js';
import { RiderLevel } from '../tables/rider-level.entity.js';
import { RiderMeasure } from '../tables/rider-measure.entity.js';
import { RiderSkill } from '../tables/rider-skill.entity.js';
import { StudentHorseFit } from '../tables/student-horse-fit.entity.js';
import { StudentHorse } from '../tables/student-horse.entity.js';
import { StudentSection } from '../tables/student-section.entity.js';
import { Student } from '../tables/student.entity.js';
import { EditContact, EditRider } from './edit-person.js';
import { SetPeopleActivation } from './set-people-activation.js';

const details = ['level', 'tack', 'generalNotes1', 'generalNotes2', 'generalNotes3', 'dateOfBirth'] as const;
const contact = ['contactEmail', 'contactMobile', 'contactHomephone'] as const;

const ADDRESS = Object.keys(NO_ADDRESS) as (keyof typeof NO_ADDRESS)[];

/** A whole address, where the record that stays has none: two halves are none. */
const livesAt = (kept: Person, merged: Person) =>
  ADDRESS.some((part) => kept[part]) ? {} : lacking(kept, merged, ADDRESS);

/** What one has and the other lacks. */
function lacking<Row extends object, Field extends keyof Row>(kept: Row, merged: Row, fields: readonly Field[]) {
  const taken: Partial<Pick<Row, Field>> = {};
  for (const field of fields) if (!kept[field] && merged[field]) taken[field] = merged[field];
  return taken;
}

/**
 * A rider who stands there twice becomes one. Details that the record which stays lacks are taken over, and its links come along; other
 * modules hear of it and move what is theirs. The other record is inactivated, and keeps its name for the log.
 */
export class MergeRiders extends barnCommand<TwoRiders>('people.MergeRiders') {}

@CommandHandler(MergeRiders)
export class MergeRidersHandler extends BarnCommandHandler<MergeRiders> {
  async handle(barn: BarnTransaction, riders: TwoRiders) {
    const facts = await riderMergeFacts(barn.sql, barn.farmId, riders);
    const obstacle = obstacleToRiderMerge(facts);
    if (obstacle) throw obstacle;
    const { kept, merged } = facts;
    if (!kept || !merged) throw notFound('The student');
    await this.completeDetails(barn, kept, merged);
    const { farmId } = barn;
    const [from, to] = [
      { farmId, studentId: merged.studentId },
      { farmId, studentId: kept.studentId },
    ];
    await Promise.all([
      handOverLinks(barn.repository(StudentHorse), from, to),
      handOverLinks(barn.repository(StudentSection), from, to),
      handOverLinks(barn.repository(InstructorStudent), from, to),
      handOverLinks(barn.repository(StudentHorseFit), from, to),
      handOverEmergencyCard(barn, from, to),
      handOverPhotoConsent(barn, from, to),
      handOverLinks(barn.repository(RiderMeasure), from, to),
      handOverLinks(barn.repository(RiderSkill), from, to),
      handOverLevels(barn, from, to),
    ]);
    barn.record(`person-${kept.personId}`, {
      type: 'people.RidersMerged',
      data: {
        studentId: kept.studentId,
        mergedId: merged.studentId,
        personId: kept.personId,
        mergedPersonId: merged.personId,
      },
    } satisfies RidersMerged);
    await barn.execute(SetPeopleActivation, { personIds: [merged.personId], active: false });
  }

  private async completeDetails(barn: BarnTransaction, kept: RiderRecord, merged: RiderRecord) {
    const { farmId } = barn;
    const students = barn.repository(Student);
    const people = barn.repository(Person);
    const [mine, theirs, me, them] = await Promise.all([
      students.findOneByOrFail({ farmId, studentId: kept.studentId }),
      students.findOneByOrFail({ farmId, studentId: merged.studentId }),
      people.findOneByOrFail({ farmId, personId: kept.personId }),
      people.findOneByOrFail({ farmId, personId: merged.personId }),
    ]);
    await barn.execute(EditRider, { studentId: kept.studentId, ...lacking(mine, theirs, details) });
    await barn.execute(EditContact, { personId: kept.personId, ...lacking(me, them, contact), ...livesAt(me, them) });
  }
}

type Key = { farmId: string; studentId: string };

/** The history of levels comes along; the record that stays keeps its level and what is proposed for it. */
async function handOverLevels(barn: BarnTransaction, from: Key, to: Key) {
  const [history, students] = [barn.repository(RiderLevel), barn.repository(Student)];
  const [mine, theirs, waits] = await Promise.all([
    students.findOneByOrFail(to),
    students.findOneByOrFail(from),
    history.existsBy({ ...to, state: 'proposed' }),
  ]);
  if (waits) await history.update({ ...from, state: 'proposed' }, { state: 'declined', decidedAt: barn.now });
  await history.update(from, { studentId: to.studentId });
  if (!theirs.levelId) return;
  await students.update(from, { levelId: null });
  if (!mine.levelId) await takeLevel(barn, to.studentId, theirs.levelId);
}

/** Also one that is not in use any more: the rider has it already. */
async function takeLevel(barn: BarnTransaction, studentId: string, levelId: string) {
  const known = await knownLevel(barn, studentId);
  await writeRiderLevel(barn, decideConfirmation({ levelId, riderLevelId: barn.newId() }, known));
}
