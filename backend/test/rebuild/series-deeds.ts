import { BeginNextSeason } from '../../src/modules/enrollment/commands/begin-next-season.js';
import { AnswerRegistration } from '../../src/modules/enrollment/commands/answer-registration.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { AddNote } from '../../src/modules/notes/commands/add-note.js';
import { DeleteLessons } from '../../src/modules/scheduling/commands/delete-lessons.js';
import { DeregisterStudent } from '../../src/modules/enrollment/commands/deregister-student.js';
import { DuplicateLesson } from '../../src/modules/scheduling/commands/duplicate-lesson.js';
import { ExtendSeries } from '../../src/modules/scheduling/commands/extend-series.js';
import { MakeRecurring } from '../../src/modules/scheduling/commands/make-recurring.js';
import { JoinSessionList } from '../../src/modules/enrollment/commands/join-session-list.js';
import { OfferSessionPlace } from '../../src/modules/enrollment/commands/offer-session-place.js';
import { SetSessionPlaces } from '../../src/modules/enrollment/commands/set-session-places.js';
import { OrderSessionList } from '../../src/modules/enrollment/commands/order-session-list.js';
import { LeaveSessionList } from '../../src/modules/enrollment/commands/leave-session-list.js';
import { RunSessionLists } from '../../src/modules/enrollment/commands/run-session-lists.js';
import { OpenRegistration } from '../../src/modules/enrollment/commands/open-registration.js';
import { RegisterStudents } from '../../src/modules/enrollment/commands/register-students.js';
import type { Recurrence } from '../../src/modules/scheduling/domain/series.js';
import { RestoreLessons } from '../../src/modules/scheduling/commands/restore-lessons.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { LessonWishes } from '../../src/modules/scheduling/domain/plan-lesson.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

export const weekly = (count: number): Recurrence => ({ frequency: 1, period: 'weeks', end: { type: 'after', count } });

interface Draws {
  lesson: (dice: Step) => string;
  plan: (dice: Step) => LessonWishes;
  wallTime: (dice: number) => LessonWishes['start'];
}

/** What makes several lessons of one, or none; each with its weight. */
export function seriesDeeds(
  does: Does,
  { admin, students, horses, products }: Awaited<ReturnType<typeof populate>>,
  { lesson, plan, wallTime }: Draws,
): [weight: number, act: (dice: Step) => Promise<unknown>][] {
  return [
    [
      2,
      (dice) =>
        does(admin, DuplicateLesson, { lessonId: lesson(dice), ...(dice.far && { start: wallTime(dice.how) }) }),
    ],
    [
      3,
      async (dice) => {
        const [lessonId] = await does(admin, ScheduleLesson, plan(dice));
        await does(admin, MakeRecurring, {
          lessonId: lessonId ?? '',
          recurrence: weekly(2 + (dice.how % 3)),
        });
        if (dice.far) await does(admin, ExtendSeries, { lessonId: lessonId ?? '', lastDate: '2027-02-01' });
      },
    ],
    [
      3,
      async (dice) => {
        const { studentId, accountHolderId } = at(students, dice.who);
        const productId = at(products, 0);
        const series = { ...plan(dice), studentIds: [], maxEnrollment: 8, recurrence: weekly(3) };
        const seriesId = await does(admin, OpenRegistration, { ...series, productId });
        await does(admin, PurchasePackages, {
          by: 'cash',
          received: '2026-11-10',
          accountHolderId,
          lines: [{ productId, studentId }],
        });
        await does(admin, RegisterStudents, { seriesId, studentIds: [studentId] });
        if (dice.far) await does(admin, DeregisterStudent, { seriesId, studentId });
      },
    ],
    [
      2,
      async (dice) => {
        const { studentId, parent } = at(students, dice.who);
        const series = { ...plan(dice), studentIds: [], maxEnrollment: 8, recurrence: weekly(3), needsApproval: true };
        const seriesId = await does(admin, OpenRegistration, { ...series, productId: at(products, 0) });
        await does(parent, RegisterStudents, { seriesId, studentIds: [studentId] });
        await does(admin, AnswerRegistration, { seriesId, studentId, approve: dice.far, reason: 'Because' });
      },
    ],
    [
      1,
      async (dice) => {
        const [first, second] = [at(students, dice.who).studentId, at(students, dice.who + 1).studentId];
        const series = { ...plan(dice), studentIds: [], maxEnrollment: 8, recurrence: weekly(2) };
        const seriesId = await does(admin, OpenRegistration, { ...series, productId: at(products, 0) });
        await does(admin, RegisterStudents, { seriesId, studentIds: [first, second] });
        const next = await does(admin, BeginNextSeason, {
          seriesId,
          title: 'Next',
          firstDay: '2027-03-01',
          count: 1,
          riders: dice.how % 4 ? 'offer' : 'keep',
          until: '2027-02-01',
        });
        await does(admin, LeaveSessionList, { seriesId: next, studentId: first });
        await does(admin, RegisterStudents, { seriesId: next, studentIds: [second] });
        await does(admin, RunSessionLists, { seriesIds: [next] });
      },
    ],
    [
      1,
      async (dice) => {
        const [first, second, third] = [0, 1, 2].map((step) => at(students, dice.who + step).studentId);
        const series = { ...plan(dice), studentIds: [], maxEnrollment: 1, recurrence: weekly(2) };
        const seriesId = await does(admin, OpenRegistration, { ...series, productId: at(products, 0) });
        await does(admin, RegisterStudents, { seriesId, studentIds: [first] });
        await does(admin, JoinSessionList, { seriesId, studentIds: [second, third] });
        await does(admin, SetSessionPlaces, { seriesId, maxEnrollment: 2 });
        await does(admin, OrderSessionList, { seriesId, studentId: third, place: 1 });
        await does(admin, DeregisterStudent, { seriesId, studentId: first });
        await does(admin, OfferSessionPlace, { seriesId, studentId: third });
        if (dice.far) await does(admin, LeaveSessionList, { seriesId, studentId: third });
      },
    ],
    [
      2,
      async (dice) => {
        const lessonId = lesson(dice);
        if (dice.far)
          await does(admin, AddNote, {
            subject: { horseId: at(horses, dice.who) },
            lessonId,
            notes: `Note ${dice.how}`,
            isPublic: true,
            pin: false,
            sendEmail: false,
          });
        const gone = await does(admin, DeleteLessons, { lessonIds: [lessonId], applyToFuture: dice.how % 4 === 0 });
        if (dice.how % 2) await does(admin, RestoreLessons, { lessonIds: gone });
      },
    ],
  ];
}
