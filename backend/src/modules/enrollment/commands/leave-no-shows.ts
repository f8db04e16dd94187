import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { WriteRemark } from '../../notes/contracts.js';
import { decideAskedAgain, decideLeftAlone } from '../domain/decide-no-shows.js';
import { rosterStream } from '../domain/roster.js';
import { loadEnrolment } from '../facts/load-enrolment.js';
import { strikesOf } from '../facts/strikes.js';

/** *Not this time*: nothing follows from a rider's no-shows in a row until the next one. Answers with the rider. */
export class LeaveNoShows extends barnCommand<{ lessonPersonId: string; reason?: string | undefined }, string>(
  'enrollment.LeaveNoShows',
) {}

@CommandHandler(LeaveNoShows)
export class LeaveNoShowsHandler extends BarnCommandHandler<LeaveNoShows> {
  async handle(barn: BarnTransaction, { lessonPersonId, reason }: { lessonPersonId: string; reason?: string }) {
    const { place, last } = await lastNoShow(barn, lessonPersonId);
    const reasonId = reason ? barn.newId() : null;
    const events = decideLeftAlone(last, { byId: barn.actor.loginId, reasonId });
    if (events.length === 0) return place.studentId;
    const former = last?.reasonId ? [{ subjectId: last.reasonId, text: '' }] : [];
    const said = reason && reasonId ? [{ subjectId: reasonId, text: reason }] : [];
    if (former.length + said.length > 0) await barn.execute(WriteRemark, { remarks: [...former, ...said] });
    barn.append(rosterStream, place.lessonId, events);
    return place.studentId;
  }
}

/** *Not this time* is taken back: staff are asked again. Answers with the rider. */
export class AskNoShowsAgain extends barnCommand<{ lessonPersonId: string }, string>('enrollment.AskNoShowsAgain') {}

@CommandHandler(AskNoShowsAgain)
export class AskNoShowsAgainHandler extends BarnCommandHandler<AskNoShowsAgain> {
  async handle(barn: BarnTransaction, { lessonPersonId }: { lessonPersonId: string }) {
    const { place, last } = await lastNoShow(barn, lessonPersonId);
    const events = decideAskedAgain(last);
    if (events.length > 0 && last?.reasonId)
      await barn.execute(WriteRemark, { remarks: [{ subjectId: last.reasonId, text: '' }] });
    barn.append(rosterStream, place.lessonId, events);
    return place.studentId;
  }
}

/** Undefined where a later lesson or a mark that was put right has ended the question. */
async function lastNoShow(barn: BarnTransaction, lessonPersonId: string) {
  const { sql, farmId, now } = barn;
  const ofRider = sql`lp.student_id = (
    select one.student_id from lesson_person one where one.farm_id = ${farmId} and one.lesson_person_id = ${lessonPersonId})`;
  const [{ place }, strikes] = await Promise.all([
    loadEnrolment(barn, lessonPersonId),
    strikesOf(sql, { farmId, now, chosen: ofRider }),
  ]);
  return { place, last: strikes.find((one) => one.lessonPersonId === lessonPersonId) };
}
