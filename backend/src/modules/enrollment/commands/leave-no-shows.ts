import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideAskedAgain, decideLeftAlone, decideReleaseEnded } from '../domain/decide-no-shows.js';
import { rosterStream } from '../domain/roster.js';
import { loadEnrolment } from '../facts/load-enrolment.js';
import { lastNoShow } from '../facts/last-no-show.js';
import type { Strike } from '../facts/strikes.js';

/**
 * *Not this time*: nothing follows from a rider's no-shows in a row until the next one, and what was announced to the family is held.
 * Answers with the rider.
 */
export class LeaveNoShows extends barnCommand<{ lessonPersonId: string; reason?: string | undefined }, string>(
  'enrollment.LeaveNoShows',
) {}

@CommandHandler(LeaveNoShows)
export class LeaveNoShowsHandler extends BarnCommandHandler<LeaveNoShows> {
  async handle(barn: BarnTransaction, { lessonPersonId, reason }: { lessonPersonId: string; reason?: string }) {
    const [{ place }, last] = await placeAndNoShow(barn, lessonPersonId);
    const reasonId = reason ? barn.newId() : null;
    const events = decideLeftAlone(last, { byId: barn.actor.loginId, reasonId });
    if (events.length === 0) return place.studentId;
    const former = last?.reasonId ? [{ subjectId: last.reasonId, text: '' }] : [];
    const said = reason && reasonId ? [{ subjectId: reasonId, text: reason }] : [];
    if (former.length + said.length > 0) await barn.execute(WriteRemark, { remarks: [...former, ...said] });
    barn.append(rosterStream, place.lessonId, events);
    await this.hold(barn, last);
    return place.studentId;
  }

  /** It may have been announced of an earlier one of these no-shows. */
  private async hold(barn: BarnTransaction, last: Strike | undefined) {
    const ended = decideReleaseEnded(last);
    for (const event of ended) {
      await barn.load(rosterStream, event.data.lessonId);
      barn.append(rosterStream, event.data.lessonId, [event]);
    }
  }
}

/** *Not this time* is taken back: staff are asked again. Answers with the rider. */
export class AskNoShowsAgain extends barnCommand<{ lessonPersonId: string }, string>('enrollment.AskNoShowsAgain') {}

@CommandHandler(AskNoShowsAgain)
export class AskNoShowsAgainHandler extends BarnCommandHandler<AskNoShowsAgain> {
  async handle(barn: BarnTransaction, { lessonPersonId }: { lessonPersonId: string }) {
    const [{ place }, last] = await placeAndNoShow(barn, lessonPersonId);
    const events = decideAskedAgain(last);
    if (events.length > 0 && last?.reasonId)
      await barn.execute(WriteRemark, { remarks: [{ subjectId: last.reasonId, text: '' }] });
    barn.append(rosterStream, place.lessonId, events);
    return place.studentId;
  }
}

const placeAndNoShow = (barn: BarnTransaction, lessonPersonId: string) =>
  Promise.all([loadEnrolment(barn, lessonPersonId), lastNoShow(barn, lessonPersonId)]);
