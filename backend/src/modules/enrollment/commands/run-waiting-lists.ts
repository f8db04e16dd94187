import { CommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import { decideEnrolment } from '../domain/decide-enrolment.js';
import { withPlace } from '../domain/decide-joining.js';
import { decideWaitingRound } from '../domain/decide-waiting-round.js';
import { rosterStream, type Roster } from '../domain/roster.js';
import { bookingTerms, offerHours } from '../domain/terms.js';
import { waitingStream, type WaitingEntry, type WaitingList } from '../domain/waiting-list.js';
import { lessonFacts } from '../facts/lesson-facts.js';
import { factsOfStudents } from '../facts/student-facts.js';
import { makeupsOfStudents } from '../queries/usable-makeups.js';
import { findDoubleBookings, only } from '../queries/warnings.js';

/** Of one command, so that it holds the barn's log briefly; the clock goes on with the others. */
const MOST_LISTS = 20;

/** Ends, offers and enrols by what the lessons and their rosters are now, this command's own changes included. */
export class RunWaitingLists extends barnCommand<{ lessonIds: readonly string[] }>('enrollment.RunWaitingLists') {}

@CommandHandler(RunWaitingLists)
export class RunWaitingListsHandler extends BarnCommandHandler<RunWaitingLists> {
  async handle(barn: BarnTransaction, { lessonIds: asked }: RunWaitingLists['input']) {
    const lists = await listsOf(barn, asked);
    const lessonIds = [...lists.keys()];
    if (lessonIds.length === 0) return;
    // What comes of this command is to be seen by the questions below.
    await barn.sqlAfter`select`;
    const rosters = await barn.loadAll(rosterStream, lessonIds);
    const bookingOf = await bookings(barn, lists);
    const enrolled = new Set<string>();
    for (const [lessonId, list] of lists) {
      const roster = rosters.get(lessonId) ?? rosterStream.initial;
      const { events, enrol } = decideWaitingRound(
        {
          lessonId,
          lesson: bookingOf.lesson(lessonId),
          roster,
          now: barn.now,
          bufferHours: bookingTerms(barn.settings).bufferHours,
          hours: offerHours(barn.settings),
          // One at a time: whether a second place clashes with the first is known in the next round.
          refusalOf: (entry) =>
            entry.autoEnrol && enrolled.has(entry.studentId)
              ? 'rider_elsewhere'
              : refused(() => bookingOf.decide(lessonId, entry, roster)),
        },
        list,
      );
      barn.append(waitingStream, lessonId, events);
      for (const entry of enrol) {
        enrolled.add(entry.studentId);
        barn.append(rosterStream, lessonId, bookingOf.decide(lessonId, entry, roster));
      }
    }
  }
}

async function listsOf(barn: BarnTransaction, lessonIds: readonly string[]): Promise<ReadonlyMap<string, WaitingList>> {
  const { sql, farmId } = barn;
  return barn.loadAll(
    waitingStream,
    sql`select distinct lesson_id from waiting_entry
      where farm_id = ${farmId} and lesson_id = any(${[...lessonIds]}::uuid[]) order by 1 limit ${MOST_LISTS}`,
  );
}

function refused(book: () => unknown): string | null {
  try {
    book();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
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
    const none = { studentId, isActive: false, isKnown: false, bookableSections: [] };
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
