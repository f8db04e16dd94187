import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { clashSentence } from '../../scheduling/contracts.js';
import { enrollmentErrors } from '../domain/errors.js';
import { suitabilityRules } from '../domain/terms.js';
import { findMisfits, ridersIn, type Ride } from '../queries/misfits.js';
import { findDoubleBookings, findWarnings, type Wanted } from '../queries/warnings.js';
import { checkPlanSuits } from '../steps/check-plan-suits.js';
import { recordOverride } from '../steps/record-override.js';

/** Riders and horses that a lesson begins with. Nobody is on a horse yet. */
export interface NewRoster {
  readonly lessonId: string;
  readonly sectionId: string;
  readonly studentIds: readonly string[];
  readonly horseIds: readonly string[];
}

interface Checked {
  readonly wanted: readonly Wanted[];
  /** Of copies nothing is asked: what was decided of the lesson they are like holds for them, too. */
  readonly begun?: readonly NewRoster[];
  /** Lessons that become one of another section, with whoever is in them. */
  readonly resectioned?: readonly { readonly lessonId: string; readonly sectionId: string }[];
}

/** Lessons as they have just been planned, moved or staffed. A family's are refused; staff may go on, which is recorded. F21 */
export class CheckLessons extends barnCommand<Checked>('enrollment.CheckLessons') {}

@CommandHandler(CheckLessons)
export class CheckLessonsHandler extends BarnCommandHandler<CheckLessons> {
  async handle(barn: BarnTransaction, { wanted, begun = [], resectioned = [] }: Checked) {
    if (barn.actor.userType === 'STU') {
      const [[twice]] = await Promise.all([findDoubleBookings(barn, wanted), checkPlanSuits(barn, begun)]);
      if (twice) throw enrollmentErrors.rider_elsewhere(clashSentence(twice));
      return;
    }
    const rules = suitabilityRules(barn.settings);
    const [warnings, ...misfits] = await Promise.all([
      findWarnings(barn, wanted),
      findMisfits(barn, { rides: begun.flatMap(inSection), withSection: true }, rules),
      ...bySection(resectioned).map(([sectionId, lessonIds]) =>
        findMisfits(barn, { rides: ridersIn(barn, lessonIds, sectionId), withSection: true }, rules),
      ),
    ]);
    await recordOverride(barn, [...warnings, ...misfits.flat()]);
  }
}

const inSection = ({ lessonId, sectionId, studentIds }: NewRoster): Ride[] =>
  studentIds.map((studentId) => ({ lessonId, studentId, horseId: null, sectionId }));

/** Lessons that change together get one section. */
const bySection = (lessons: NonNullable<Checked['resectioned']>) =>
  [...new Set(lessons.map(({ sectionId }) => sectionId))].map(
    (id) => [id, lessons.flatMap(({ lessonId, sectionId }) => (sectionId === id ? [lessonId] : []))] as const,
  );
