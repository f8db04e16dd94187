import { CommandHandler } from '@nestjs/cqrs';
import { refusalOf } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEnrolment } from '../domain/decide-enrolment.js';
import { withPlace } from '../domain/decide-joining.js';
import { decideWaitingRound } from '../domain/decide-waiting-round.js';
import { guestStream } from '../domain/guest-places.js';
import { OFFERED_ELSEWHERE } from '../domain/passed-over.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import { bookingTerms, offerHours } from '../domain/terms.js';
import { waitingStream, type WaitingEntry, type WaitingList } from '../domain/waiting-list.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { factsOfStudents } from '../facts/student-facts.js';
import { overlappingEntries } from '../queries/offers-elsewhere.js';
import { makeupsOfStudents } from '../queries/usable-makeups.js';
import { findDoubleBookings, only } from '../queries/warnings.js';
import type { WaitingEvent } from '../waiting-events.js';

/** Of one command, so that it holds the barn's log briefly; the clock goes on with the others. */
const MOST_LISTS = 20;

interface Round {
  lessonIds: readonly string[];
  /** Whose offers have ended: what they were passed over for because of them is looked at, too. */
  freed?: readonly string[];
}

/** Ends, offers and enrols by what the lessons and their rosters are now, this command's own changes included. */
export class RunWaitingLists extends barnCommand<Round>('enrollment.RunWaitingLists') {}

@CommandHandler(RunWaitingLists)
export class RunWaitingListsHandler extends BarnCommandHandler<RunWaitingLists> {
  async handle(barn: BarnTransaction, asked: Round) {
    const lists = await listsOf(barn, asked);
    const lessonIds = [...lists.keys()];
    if (lessonIds.length === 0) return;
    // What comes of this command is to be seen by the questions below.
    await barn.sqlAfter`select`;
    const rosters = await barn.loadAll(rosterStream, lessonIds);
    const [guests, bookingOf, elsewhere] = await Promise.all([
      barn.loadAll(guestStream, lessonIds),
      bookings(barn, lists),
      offersElsewhere(barn, lessonIds),
    ]);
    const enrolled = new Set<string>();
    for (const [lessonId, list] of lists) {
      const roster = rosters.get(lessonId) ?? rosterStream.initial;
      const { events, enrol } = decideWaitingRound(
        {
          lessonId,
          lesson: bookingOf.lesson(lessonId),
          roster,
          guests: guests.get(lessonId)?.length ?? 0,
          now: barn.now,
          bufferHours: bookingTerms(barn.settings).bufferHours,
          hours: offerHours(barn.settings),
          refusalOf: (entry) => {
            // One at a time: whether a second place clashes with the first is known in the next round.
            if (entry.autoEnrol && enrolled.has(entry.studentId)) return 'rider_elsewhere';
            const refusal = refusalOf(() => bookingOf.decide(lessonId, entry, roster))?.code ?? null;
            return refusal === null && elsewhere.has(lessonId, entry) ? OFFERED_ELSEWHERE : refusal;
          },
        },
        list,
      );
      barn.append(waitingStream, lessonId, events);
      elsewhere.note(events);
      for (const entry of enrol) {
        enrolled.add(entry.studentId);
        barn.append(rosterStream, lessonId, bookingOf.decide(lessonId, entry, roster));
      }
    }
  }
}

async function listsOf(
  barn: BarnTransaction,
  { lessonIds, freed = [] }: Round,
): Promise<ReadonlyMap<string, WaitingList>> {
  const { sql, farmId } = barn;
  return barn.loadAll(
    waitingStream,
    sql`select distinct lesson_id from waiting_entry
      where farm_id = ${farmId} and not of_session and (lesson_id = any(${[...lessonIds]}::uuid[])
        or because = ${OFFERED_ELSEWHERE} and student_id = any(${[...freed]}::uuid[]))
      order by 1 limit ${MOST_LISTS}`,
  );
}

/** Whether a place is held for a rider of these lists in another lesson at the same time, those of this round included. */
async function offersElsewhere({ sql, farmId, now }: BarnTransaction, lessonIds: readonly string[]) {
  const overlaps = await overlappingEntries(sql, farmId, lessonIds, now);
  const offered = new Set(
    overlaps.filter(({ isOffered }) => isOffered).map((one) => `${one.otherId} ${one.studentId}`),
  );
  return {
    has: (lessonId: string, { studentId }: WaitingEntry) =>
      overlaps.some(
        (one) =>
          one.lessonId === lessonId && one.studentId === studentId && offered.has(`${one.otherId} ${one.studentId}`),
      ),
    note: (events: readonly WaitingEvent[]) => {
      for (const { type, data } of events)
        if (type === 'enrollment.PlaceOffered') offered.add(`${data.lessonId} ${data.studentId}`);
    },
  };
}

/** What the booking of each who waits would be. One round trip for all. */
async function bookings(barn: BarnTransaction, lists: ReadonlyMap<string, WaitingList>) {
  const { sql, farmId, actor, settings, now } = barn;
  const lessonIds = [...lists.keys()];
  const entries = [...lists.values()].flat();
  const riders = [...new Set(entries.map(({ studentId }) => studentId))];
  const withMakeups = entries.filter(({ withMakeup }) => withMakeup).map(({ studentId }) => studentId);
  const [lessons, students, makeups, twice] = await Promise.all([
    lessonFacts(sql, farmId, actor, lessonIds),
    factsOfStudents(sql, farmId, actor, riders),
    withMakeups.length ? makeupsOfStudents(sql, farmId, withMakeups) : undefined,
    findDoubleBookings(
      barn,
      [...lists].map(([lessonId, list]) => ({
        lessonId,
        uses: only({ rider: list.map(({ studentId }) => studentId) }),
      })),
    ),
  ]);
  const byId = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
  const decide = (lessonId: string, { studentId, withMakeup }: WaitingEntry, roster: Roster) => {
    const lesson = byId.get(lessonId);
    if (!lesson) return [];
    const none = { studentId, isActive: false, name: '', level: null, isKnown: false, bookableSections: [] };
    const enrolment = {
      lessonPersonId: barn.newId(),
      by: 'family' as const,
      lesson,
      student: students.get(studentId) ?? none,
      useMakeup: withMakeup,
      makeups: makeups?.get(studentId) ?? [],
      elsewhere: twice.filter(({ lesson: { lessonId: here }, use }) => here === lessonId && use.id === studentId),
      terms: bookingTerms(settings),
      now,
      notify: enabled(settings, 'send_notifications'),
      messageId: null,
    };
    return decideEnrolment(withPlace(enrolment, roster), roster);
  };
  return { lesson: (lessonId: string) => byId.get(lessonId), decide };
}
