import fc from 'fast-check';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { AddHorse } from '../../src/modules/enrollment/commands/add-horse.js';
import { AssignHorse } from '../../src/modules/enrollment/commands/assign-horse.js';
import { AssignTack } from '../../src/modules/enrollment/commands/assign-tack.js';
import { BookPublicly } from '../../src/modules/enrollment/commands/book-publicly.js';
import { CancelStudent } from '../../src/modules/enrollment/commands/cancel-student.js';
import { EnrolInSeries } from '../../src/modules/enrollment/commands/enrol-in-series.js';
import { EnrolStudent } from '../../src/modules/enrollment/commands/enrol-student.js';
import { MarkAttendance } from '../../src/modules/enrollment/commands/mark-attendance.js';
import { MarkPaid } from '../../src/modules/enrollment/commands/mark-paid.js';
import { RemoveHorse } from '../../src/modules/enrollment/commands/remove-horse.js';
import { RemoveStudent } from '../../src/modules/enrollment/commands/remove-student.js';
import { ATTENDANCE_CODES, BARN_ACTIONS, STUDENT_ACTIONS } from '../../src/modules/enrollment/domain/status.js';
import { CancelLesson } from '../../src/modules/scheduling/commands/cancel-lesson.js';
import { AddExtraStaff, RemoveExtraStaff } from '../../src/modules/scheduling/commands/change-extra-staff.js';
import { AdvanceBulk } from '../../src/modules/scheduling/commands/advance-bulk.js';
import { CompleteLesson } from '../../src/modules/scheduling/commands/complete-lesson.js';
import { EditLesson } from '../../src/modules/scheduling/commands/edit-lesson.js';
import { NoteLesson } from '../../src/modules/scheduling/commands/note-lesson.js';
import { PlanSeries } from '../../src/modules/scheduling/commands/plan-series.js';
import { RescheduleLesson } from '../../src/modules/scheduling/commands/reschedule-lesson.js';
import { RevertBulk } from '../../src/modules/scheduling/commands/revert-bulk.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import { StartBulk } from '../../src/modules/scheduling/commands/start-bulk.js';
import { Refusal } from '../../src/platform/errors/refusal.js';
import type { TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { populate } from './random-barn.js';
import { placeDeeds } from './place-deeds.js';
import { refundDeeds } from './refund-deeds.js';
import { deedsAroundLessons } from './random-deeds.js';
import { at, step, type Does, type Step } from './random-steps.js';
import { seriesDeeds, weekly } from './series-deeds.js';

const date = (dice: number) => new Date(Date.UTC(2026, 10, 10 + (dice % 45))).toISOString().slice(0, 10);
const wallTime = (dice: number) => ({
  date: date(dice),
  time: `${String(8 + (dice % 11)).padStart(2, '0')}:${at(['00', '15', '30'], dice >> 3)}`,
});
interface Known {
  lessons: string[];
  places: { id: string; lesson_id: string }[];
}

/** What stands in a lesson now, for deeds that take away what they have added. */
interface Rows {
  horseRows: (of: { lessonId: string; horseId: string }) => Promise<readonly { id: string }[]>;
  staffRows: (of: { lessonId: string }) => Promise<readonly { id: string }[]>;
  placeIn: (lessonId: string) => Promise<string>;
  refunds: () => Promise<readonly { id: string }[]>;
}

/** Each as often as the others, however many they become; histories of neighbouring seeds begin with different ones. */
function inTurn(deeds: readonly ((dice: Step) => Promise<unknown>)[], seed: number) {
  let turn = Math.floor((seed % 3) * (deeds.length / 3));
  return (dice: Step) => at(deeds, turn++)(dice);
}

/** What can be done, each as often as its weight. */
function actions(
  does: Does,
  barn: Awaited<ReturnType<typeof populate>>,
  known: Known,
  { seed, horseRows, staffRows, placeIn, refunds }: { seed: number } & Rows,
): [weight: number, act: (dice: Step) => Promise<unknown>][] {
  const { admin, students, parents, horses, sections, products, instructors } = barn;
  const lesson = ({ which }: Step) => at(known.lessons, which);
  const place = ({ which }: Step) => at(known.places, which) ?? { id: admin.loginId, lesson_id: admin.loginId };
  const plan = ({ who, which, how, far }: Step) => ({
    sectionId: at(sections, which),
    start: wallTime(how),
    duration: at([30, 45, 60, 90], who),
    isAllday: how % 17 === 0,
    instructorId: at(instructors, how),
    extraStaff: [],
    notify: far,
    studentIds: [...new Set([0, 7, 19].slice(0, who % 4).map((n) => at(students, who + n).studentId))],
    horseIds: far ? [at(horses, which)] : [],
    note: far ? `Note ${how}` : undefined,
  });
  const cart = ({ who, which, how, far }: Step) => ({
    by: at(['cash', 'cheque', 'invoice'] as const, how),
    received: date(how),
    accountHolderId: at(students, who).accountHolderId,
    lines: [0, 1]
      .slice(0, far ? 2 : 1)
      .map((n) => ({ productId: at(products, which + n), studentId: at(students, who).studentId })),
  });
  const edits = ({ who, how }: Step) =>
    at([{ title: `Title ${how}` }, { instructorId: at(instructors, who) }, { sectionId: at(sections, who) }], how);
  const around = deedsAroundLessons(does, barn);
  return [
    [24, (dice) => does(admin, ScheduleLesson, plan(dice))],
    [
      4,
      (dice) =>
        does(admin, PlanSeries, {
          ...plan(dice),
          recurrence: weekly(2 + (dice.how % 5)),
        }),
    ],
    [
      14,
      (dice) =>
        does(dice.far ? admin : at(students, dice.who).parent, EnrolStudent, {
          lessonId: lesson(dice),
          studentId: at(students, dice.who).studentId,
          useMakeup: dice.how % 3 === 0,
        }),
    ],
    [
      4,
      (dice) =>
        does(admin, BookPublicly, {
          publicId: barn.publicId,
          lessonId: lesson(dice),
          studentId: at(students, dice.who).studentId,
        }),
    ],
    [3, (dice) => does(admin, EnrolInSeries, { lessonId: lesson(dice), studentId: at(students, dice.who).studentId })],
    [10, (dice) => does(admin, PurchasePackages, cart(dice))],
    [
      5,
      (dice) =>
        does(admin, RescheduleLesson, {
          lessonId: lesson(dice),
          start: wallTime(dice.how),
          applyToFuture: dice.far,
          ...(dice.who % 3 === 0 && { instructorId: at(instructors, dice.which) }),
        }),
    ],
    [5, (dice) => does(admin, EditLesson, { lessonId: lesson(dice), applyToFuture: dice.far, ...edits(dice) })],
    [
      3,
      (dice) =>
        does(admin, CancelLesson, {
          lessonId: lesson(dice),
          action: at(BARN_ACTIONS, dice.who),
          reason: 'WEA',
          dates: {},
          applyToFuture: dice.how % 5 === 0,
          message: dice.far ? 'Sorry' : undefined,
        }),
    ],
    [
      3,
      async (dice) => {
        const cancellation = { action: at(BARN_ACTIONS, dice.how), day: null, dates: {}, message: 'It pours' };
        const runId = await does(admin, StartBulk, {
          lessonIds: [0, 1, 2].map((n) => at(known.lessons, dice.which + n)),
          cancellation,
        });
        await does(admin, AdvanceBulk, { runId, phase: 'running', left: 0 });
        if (dice.who % 3) await does(admin, RevertBulk, { runId });
      },
    ],
    [
      6,
      async (dice) => {
        for (const code of dice.far ? (['COM', 'SCH'] as const) : (['COM'] as const))
          await does(admin, CompleteLesson, { lessonId: place(dice).lesson_id, code });
      },
    ],
    ...seriesDeeds(does, barn, { lesson, plan, wallTime }),
    [2, (dice) => does(admin, NoteLesson, { lessonId: lesson(dice), text: `Note ${dice.how}` })],
    [around.length, inTurn(around, seed)],
    [
      10,
      (dice) =>
        does(admin, CancelStudent, {
          lessonPersonId: place(dice).id,
          action: at(STUDENT_ACTIONS, dice.how),
          notify: dice.far,
          note: dice.who % 3 ? `Note ${dice.who % 5}` : undefined,
        }),
    ],
    [5, (dice) => does(at(parents, dice.who), CancelStudent, { lessonPersonId: place(dice).id, note: 'A cold' })],
    ...placeDeeds(does, barn, placeIn).map((deed): [number, typeof deed] => [3, deed]),
    ...refundDeeds(does, barn, { wallTime, placeIn, refunds }),
    [
      9,
      (dice) => does(admin, MarkAttendance, { lessonPersonId: place(dice).id, code: at(ATTENDANCE_CODES, dice.how) }),
    ],
    [
      8,
      (dice) =>
        does(admin, AssignHorse, { lessonPersonId: place(dice).id, horseId: dice.far ? at(horses, dice.how) : null }),
    ],
    [
      4,
      async ({ how, far, ...dice }) => {
        const of = { lessonId: lesson({ how, far, ...dice }), applyToFuture: how % 3 === 0 };
        const horse = { lessonId: of.lessonId, horseId: at(horses, how) };
        await does(admin, AddHorse, { ...of, horseId: horse.horseId });
        await does(admin, AssignTack, { horse, tackId: far ? barn.tack : null, applyToFuture: how % 2 === 0 });
        const [row] = await horseRows(horse);
        if (row && dice.who % 2) await does(admin, RemoveHorse, { lessonHorseId: row.id, applyToFuture: far });
      },
    ],
    [
      3,
      async ({ how, ...dice }) => {
        const of = { lessonId: lesson({ how, ...dice }), applyToFuture: how % 3 === 0 };
        await does(admin, AddExtraStaff, { ...of, taskId: barn.task, instructorId: at(instructors, how) });
        const [row] = await staffRows(of);
        if (row && how % 2) await does(admin, RemoveExtraStaff, { extraStaffId: row.id, applyToFuture: dice.far });
      },
    ],
    [
      4,
      (dice) =>
        does(admin, MarkPaid, {
          ...(dice.far ? { lessonPersonId: place(dice).id } : { lessonId: place(dice).lesson_id }),
          paid: dice.how % 2 === 0,
        }),
    ],
    [
      9,
      (dice) =>
        does(admin, RemoveStudent, { lessonPersonId: place(dice).id, applyToFuture: dice.far && dice.how % 3 === 0 }),
    ],
  ];
}

/** Runs so many random commands on a barn, always the same for the same seed. Returns how many were carried out and refused, and which. */
export async function randomHistory(
  { bus, config, clock }: TestApp,
  barn: TestBarn,
  { seed, steps }: { seed: number; steps: number },
) {
  const known: Known = { lessons: [], places: [] };
  const look = async () => {
    known.lessons = await barn.read(async (sql) =>
      (await sql<{ id: string }[]>`select lesson_id as id from lesson order by lesson_id`).map(({ id }) => id),
    );
    known.places = await barn.read(async (sql) => [
      ...(await sql<
        { id: string; lesson_id: string }[]
      >`select lesson_person_id as id, lesson_id from lesson_person order by lesson_person_id`),
    ]);
  };
  const horseRows: Rows['horseRows'] = ({ lessonId, horseId }) =>
    barn.read(
      (sql) =>
        sql<{ id: string }[]>`
        select lesson_horse_id as id from lesson_horse where lesson_id = ${lessonId} and horse_id = ${horseId}`,
    );
  const staffRows: Rows['staffRows'] = ({ lessonId }) =>
    barn.read(
      (sql) =>
        sql<{ id: string }[]>`
        select extra ->> 'id' as id from lesson, jsonb_array_elements(extra_staff) extra where lesson_id = ${lessonId}`,
    );
  const placeIn: Rows['placeIn'] = (lessonId) =>
    barn.read(
      async (sql) =>
        (await sql<{ id: string }[]>`select lesson_person_id as id from lesson_person where lesson_id = ${lessonId}`)[0]
          ?.id ?? '',
    );
  const refunds: Rows['refunds'] = () =>
    barn.read(
      (sql) =>
        sql<{ id: string }[]>`
        select payment_id as id from payment where transaction_type = 'refund' and refund_state <> 'declined'
        order by refund_state = 'pending' desc, refund_state desc, payment_id`,
    );
  const commands = new Set<string>();
  const does: Does = async (actor, command, input) => {
    const message = new command({ farmId: barn.farmId, actor }, input);
    const result = await bus.execute(message);
    commands.add(message.type);
    return result;
  };
  const all = actions(does, await populate(barn, { config, clock }), known, {
    seed,
    horseRows,
    staffRows,
    placeIn,
    refunds,
  });
  const deck = all.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  const outcome = { done: 0, refused: 0, commands };
  for (const [index, dice] of fc.sample(step, { seed, numRuns: steps }).entries()) {
    if (index % 20 === 0) await look();
    // At the end each once more, whatever the dice have left out.
    const [, inTurn] = all[index - steps + all.length] ?? [];
    // Until there is a lesson, there is nothing else to do.
    const act = inTurn ?? (known.lessons.length ? at(deck, dice.what) : (deck[0] as (typeof deck)[number]));
    try {
      await act(dice);
      outcome.done += 1;
    } catch (error) {
      if (!(error instanceof Refusal))
        throw new Error(`Step ${index} of seed ${seed}: ${JSON.stringify(dice)}`, { cause: error });
      outcome.refused += 1;
    }
  }
  return outcome;
}
