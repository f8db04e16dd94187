import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { clashSentence } from '../../scheduling/contracts.js';
import { enrollmentErrors } from '../domain/errors.js';
import { findDoubleBookings, findWarnings, type Wanted } from '../queries/warnings.js';
import { recordOverride } from '../steps/record-override.js';

/** Lessons as they have just been planned, moved or staffed. A family's are refused; staff may go on, which is recorded. F21 */
export class CheckLessons extends barnCommand<readonly Wanted[]>('enrollment.CheckLessons') {}

@CommandHandler(CheckLessons)
export class CheckLessonsHandler extends BarnCommandHandler<CheckLessons> {
  async handle(barn: BarnTransaction, wanted: readonly Wanted[]) {
    if (barn.actor.userType !== 'STU') return recordOverride(barn, await findWarnings(barn, wanted));
    const [twice] = await findDoubleBookings(barn, wanted);
    if (twice) throw enrollmentErrors.rider_elsewhere(clashSentence(twice));
  }
}
