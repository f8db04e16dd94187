import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideHorseAssignment, isSharedInLesson } from '../domain/decide-horse-assignment.js';
import { rosterStream } from '../domain/roster.js';
import { horseShared, type Warning } from '../domain/warning.js';
import { horseFacts } from '../queries/horse-facts.js';
import { suitabilityRules } from '../domain/terms.js';
import { findMisfits } from '../queries/misfits.js';
import { findWarnings, only } from '../queries/warnings.js';
import { loadEnrolment } from '../facts/load-enrolment.js';
import { recordOverride } from '../steps/record-override.js';
import { refuseOvertaken } from '../facts/refuse-overtaken.js';

interface Assignment {
  lessonPersonId: string;
  /** Null takes the horse away. */
  horseId: string | null;
  /** The horse that it is to replace; another one by then is refused with the place as it is. */
  seen?: string | null;
}

export class AssignHorse extends barnCommand<Assignment, { lessonPersonId: string; warnings: Warning[] }>(
  'enrollment.AssignHorse',
) {}

@CommandHandler(AssignHorse)
export class AssignHorseHandler extends BarnCommandHandler<AssignHorse> {
  async handle(barn: BarnTransaction, { lessonPersonId, horseId, seen }: Assignment) {
    const { sql, farmId } = barn;
    const lessonIds = sql`select lesson_id from lesson_person where farm_id = ${farmId} and lesson_person_id = ${lessonPersonId}`;
    const rides = sql`select lesson_id, student_id, ${horseId}::uuid as horse_id, null::uuid as section_id from lesson_person
      where farm_id = ${farmId} and lesson_person_id = ${lessonPersonId}`;
    const [{ place, roster }, horse, elsewhere, misfits] = await Promise.all([
      loadEnrolment(barn, lessonPersonId),
      horseId === null ? undefined : horseFacts(sql, farmId, horseId),
      horseId === null ? [] : findWarnings(barn, { lessonIds, uses: only({ horse: [horseId] }) }),
      horseId === null ? [] : findMisfits(barn, { rides, withSection: false }, suitabilityRules(barn.settings)),
    ]);
    const { lessonId } = place;
    await refuseOvertaken(barn, roster, { lessonPersonId, field: 'horseId', seen, wanted: horseId });
    const events = decideHorseAssignment({ lessonPersonId, lessonId, horseId, horse }, roster);
    barn.append(rosterStream, lessonId, events);
    const shared =
      horse && horseId && isSharedInLesson({ lessonPersonId, horseId }, roster)
        ? [horseShared(lessonId, { horseId, name: horse.name })]
        : [];
    const warnings = [...shared, ...elsewhere, ...misfits];
    if (events.length) await recordOverride(barn, warnings);
    return { lessonPersonId, warnings };
  }
}
