import { AdvanceBilling, BillLessons, UnbillLessons } from '../../src/modules/billing/commands/bill-lessons.js';
import { BookDates } from '../../src/modules/enrollment/commands/book-dates.js';
import { CancelStudent } from '../../src/modules/enrollment/commands/cancel-student.js';
import { EnrolStudent } from '../../src/modules/enrollment/commands/enrol-student.js';
import { SettleFilling } from '../../src/modules/enrollment/commands/settle-filling.js';
import { ConfirmPlace } from '../../src/modules/enrollment/commands/confirm-place.js';
import { AdvanceNoShows } from '../../src/modules/enrollment/commands/advance-no-shows.js';
import { AskNoShowsAgain, LeaveNoShows } from '../../src/modules/enrollment/commands/leave-no-shows.js';
import { MarkAttendance } from '../../src/modules/enrollment/commands/mark-attendance.js';
import { JoinWaitingList } from '../../src/modules/enrollment/commands/join-waiting-list.js';
import { LeaveWaitingList } from '../../src/modules/enrollment/commands/leave-waiting-list.js';
import { OrderWaitingList } from '../../src/modules/enrollment/commands/order-waiting-list.js';
import { TakeOffer } from '../../src/modules/enrollment/commands/take-offer.js';
import { EndPolicy, WritePolicy } from '../../src/modules/enrollment/commands/write-policy.js';
import type { PolicyRule } from '../../src/modules/enrollment/domain/policy-rule.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { PlanSeries } from '../../src/modules/scheduling/commands/plan-series.js';
import { CompleteLesson } from '../../src/modules/scheduling/commands/complete-lesson.js';
import { CancelLesson } from '../../src/modules/scheduling/commands/cancel-lesson.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { populate } from './random-barn.js';
import type { Does, Step } from './random-steps.js';
import { weekly } from './series-deeds.js';

const FEE: PolicyRule = {
  steps: [
    { until: { kind: 'start' }, gives: 'nothing', percent: 100, lessMinor: 0, fee: { kind: 'amount', minor: 1000 } },
  ],
  free: null,
  makeup: { validity: null, cap: null, again: true },
};

const FILLED: PolicyRule = {
  ...FEE,
  steps: [{ until: { kind: 'start' }, gives: 'lesson', percent: 100, lessMinor: 0, fee: null, ifFilled: true }],
};

/** In lessons for one, of riders who ride nowhere else: a waiting list with all that happens on it, and a fee for cancelling late. */
export function placeDeeds(
  does: Does,
  { admin, single, billed }: Awaited<ReturnType<typeof populate>>,
  placeIn: (lessonId: string) => Promise<string>,
) {
  const lessonFor = async (how: number, count: number, date = `2026-12-${10 + (how % 20)}`) => {
    const members = Array.from({ length: count }, (_, n) => ({ firstName: `Only ${how} ${n}` }));
    const { riders } = await does(admin, OpenAccount, { holder: { firstName: `Holder ${how}` }, members });
    const [first = '', ...others] = riders.map(({ studentId }) => studentId);
    const start = { date, time: '10:00' };
    const riding = { studentIds: [first], horseIds: [], extraStaff: [] };
    const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: single, start, ...riding });
    return { lessonId, others };
  };
  return [
    async ({ how, far }: Step) => {
      const { lessonId, others } = await lessonFor(how, 4);
      for (const studentId of others)
        await does(admin, JoinWaitingList, { lessonId, studentId, autoEnrol: false, useMakeup: false });
      const [leaves = '', takes = ''] = others;
      await does(admin, OrderWaitingList, { lessonId, studentId: takes, place: 1 });
      await does(admin, CancelStudent, { lessonPersonId: await placeIn(lessonId), action: 'CNA' });
      await does(admin, TakeOffer, { lessonId, studentId: takes });
      if (far) await does(admin, LeaveWaitingList, { lessonId, studentId: leaves });
      const held = await lessonFor(how, 1, `2026-11-${10 + (how % 9)}`);
      for (const code of ['COM', 'SCH'] as const) await does(admin, CompleteLesson, { lessonId: held.lessonId, code });
    },
    async ({ how, far }: Step) => {
      const policyId = await does(admin, WritePolicy, { scope: 'section', scopeId: single, rule: FEE });
      const { lessonId } = await lessonFor(how, 1);
      const lessonPersonId = await placeIn(lessonId);
      await does(admin, ConfirmPlace, { lessonPersonId });
      await does(admin, CancelStudent, { lessonPersonId, byPolicy: true });
      if (!far) return;
      await does(admin, CancelStudent, { lessonPersonId, action: 'CWP' });
      await does(admin, WritePolicy, {
        scope: 'section',
        scopeId: single,
        rule: { ...FILLED, calledOff: { WEA: 'BCWM' } },
      });
      const off = await lessonFor(how, 2);
      const waits = await placeIn(off.lessonId);
      await does(admin, CancelStudent, { lessonPersonId: waits, byPolicy: true });
      await does(admin, EnrolStudent, { lessonId: off.lessonId, studentId: off.others[0] ?? '' });
      await does(admin, SettleFilling, { lessonIds: [off.lessonId] });
      await does(admin, CancelStudent, { lessonPersonId: waits, byPolicy: true, reason: 'WEA' });
      await does(admin, CancelLesson, { lessonId: (await lessonFor(how, 2)).lessonId, reason: 'WEA', dates: {} });
      await does(admin, EndPolicy, { policyId });
    },
    async ({ how, far }: Step) => {
      const { riders } = await does(admin, OpenAccount, {
        holder: { firstName: `Owes ${how}`, contactEmail: 'owes@example.test' },
        members: [{ firstName: `Rode ${how}` }],
      });
      const start = { date: `2026-11-0${(how % 9) + 1}`, time: '10:00' };
      const riding = { studentIds: riders.map(({ studentId }) => studentId), horseIds: [], extraStaff: [] };
      const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: billed, start, ...riding });
      const runId = await does(admin, BillLessons, { lessonPersonIds: [await placeIn(lessonId)], mails: far });
      await does(admin, AdvanceBilling, { runId, phase: 'running', left: 1 });
      if (far) await does(admin, UnbillLessons, { runId });
    },
    async ({ how, far }: Step) => {
      const { riders } = await does(admin, OpenAccount, {
        holder: { firstName: `Books ${how}` },
        members: [{ firstName: `Rides ${how}` }],
      });
      const start = { date: `2026-12-${10 + (how % 20)}`, time: '12:00' };
      const series = { sectionId: single, start, studentIds: [], horseIds: [], extraStaff: [], recurrence: weekly(3) };
      const [first = '', ...later] = await does(admin, PlanSeries, series);
      const lessonIds = far ? [first, ...later] : [first];
      for (const { studentId } of riders) await does(admin, BookDates, { studentId, lessonIds });
      if (!far) return;
      await does(admin, WritePolicy, {
        scope: 'section',
        scopeId: single,
        rule: { ...FEE, strikes: { count: 2, releaseAfter: 3 } },
      });
      for (const lessonId of lessonIds.slice(0, 2))
        await does(admin, MarkAttendance, { lessonPersonId: await placeIn(lessonId), code: 'CNS' });
      const lessonPersonId = await placeIn(lessonIds[1] ?? '');
      await does(admin, AdvanceNoShows, { lessonPersonId });
      await does(admin, LeaveNoShows, { lessonPersonId, reason: 'Broke an arm' });
      await does(admin, AskNoShowsAgain, { lessonPersonId });
      await does(admin, AdvanceNoShows, { lessonPersonId });
      if (how % 5 === 0) await does(admin, LeaveNoShows, { lessonPersonId, reason: 'Ill for weeks' });
    },
  ];
}
