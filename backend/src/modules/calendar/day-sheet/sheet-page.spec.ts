import type { LessonReply, LessonStudentReply } from '../http/lessons.replies.js';
import type { Choices } from './choices.js';
import { byHorse, byInstructor, byLesson, type Day } from './sheet.js';
import { sheetPage } from './sheet-page.js';

const lesson = (id: string, details: Partial<LessonReply> = {}) =>
  ({
    id,
    title: `Lesson ${id}`,
    is_allday: 0,
    scheduled_starttime: '16:00',
    scheduled_endtime: '17:00',
    location_name: 'Indoor',
    instructor_name: 'Maya Reyes',
    cnt: 1,
    max_enrollment: 6,
    lesson_is_cancelled: 0,
    lesson_status_code: 'SCH',
    lesson_notes: null,
    ...details,
  }) as LessonReply;
const student = (name: string, lessonId: string, details: Partial<LessonStudentReply> = {}) =>
  ({
    id: `${name}-${lessonId}`,
    lesson_date_time_id: lessonId,
    name,
    horse_id: null,
    assigned_to: null,
    item_id: null,
    student_is_cancelled: 0,
    enrollment_status_name: 'Scheduled',
    cancellation_note: null,
    paid: 0,
    makeup_lesson_id: null,
    ...details,
  }) as LessonStudentReply;
const day = (parts: Partial<Day>): Day => ({
  lessons: [],
  LessonStudents: [],
  LessonHorses: [],
  tasks: [],
  packages: [],
  ...parts,
});
const frame = { barn: 'Maple Hill', date: '2026-11-24', printed: '20 Nov 2026 09:00' };
const choices: Choices = {
  by: 'lesson',
  paper: 'A4',
  largeFont: false,
  notes: false,
  paid: false,
  unpictured: new Set(),
};
const printed = (parts: Partial<Day>, chosen: Partial<Choices> = {}) =>
  sheetPage(day(parts), frame, { ...choices, ...chosen });

describe('a day sheet', () => {
  it('prints what people typed as text, wherever it stands', () => {
    const evil = '</style><script>alert(1)</script>"\'&';
    const page = sheetPage(
      day({
        lessons: [lesson('1', { title: evil, location_name: evil, instructor_name: evil, lesson_notes: evil })],
        LessonStudents: [
          student(evil, '1', { assigned_to: evil }),
          student(evil, '1', { student_is_cancelled: 1, cancellation_note: evil }),
        ],
      }),
      { ...frame, barn: evil },
      { ...choices, notes: true },
    );
    expect(page).not.toContain('<script');
    expect(page.match(/<\/style>/g)).toHaveLength(1);
  });
  it('says the barn, the day and the page on every page', () => {
    expect(printed({})).toContain('@top-left { content: "Maple Hill · Day sheet"');
    expect(printed({})).toContain('@top-right { content: "Tuesday 24 November 2026"');
    expect(printed({})).toContain('"Page " counter(page) " of " counter(pages)');
  });
  it('follows the paper and the font the barn has chosen (R139)', () => {
    expect(printed({}, { paper: 'Letter', largeFont: true })).toMatch(/size: Letter;[^]*font: 15pt/);
    expect(printed({})).toMatch(/size: A4;[^]*font: 11pt/);
  });
  it('leaves the names of horses more room where letters are larger (R139)', () => {
    const room = (largeFont: boolean) => Number(/\.c-horse { width: (\d+)%/.exec(printed({}, { largeFont }))?.[1]);
    expect(room(true)).toBeGreaterThan(room(false));
  });
  it('of an empty day says so', () => expect(printed({})).toContain('There is nothing scheduled for today.'));
  it('strikes cancelled riders through and says why; they get no box (R139 R084)', () => {
    const page = printed({
      lessons: [lesson('1')],
      LessonStudents: [
        student('Mia', '1', {
          student_is_cancelled: 1,
          enrollment_status_name: 'Late cancel',
          cancellation_note: 'fever',
        }),
      ],
    });
    expect(page).toContain('<s>Mia</s>');
    expect(page).toContain('Late cancel – fever');
    expect(page).not.toContain('class="box"');
  });
  it('says that a rider who did not come has no place any more', () =>
    expect(
      printed({
        lessons: [lesson('1')],
        LessonStudents: [student('Mia', '1', { student_is_cancelled: 1, enrollment_status_name: 'No show' })],
      }),
    ).toContain('Cancelled: No show'));
  it('marks a cancelled lesson with its reason, a completed one, and an all-day one (R139)', () => {
    const page = printed({
      lessons: [
        lesson('1', { lesson_is_cancelled: 1, barn_cancel_reason: 'WEA' }),
        lesson('2', { lesson_status_code: 'COM' }),
        lesson('3', { is_allday: 1 }),
      ],
    });
    for (const text of ['Cancelled: weather', 'Completed', 'All day']) expect(page).toContain(text);
  });
  it('shows notes and payment only where the barn wants them (B13 R139)', () => {
    const parts = {
      lessons: [lesson('1', { lesson_notes: 'Bring gloves' })],
      LessonStudents: [student('Anna', '1', { paid: 1 })],
    };
    expect(printed(parts)).not.toMatch(/Bring gloves|Paid/);
    expect(printed(parts, { notes: true, paid: true })).toMatch(/Paid[^]*Bring gloves/);
  });
  it.each(['lesson', 'horse', 'instructor'] as const)('says of whom there shall be no pictures, by %s', (by) => {
    const riders = [student('Anna', '1', { student_id: 'anna' }), student('Leo', '1', { student_id: 'leo' })];
    const page = printed({ lessons: [lesson('1')], LessonStudents: riders }, { by, unpictured: new Set(['leo']) });
    expect(page).toMatch(/<td>Anna<\/td>/);
    expect(page).toMatch(/<td>Leo <span class="fact">· no pictures<\/span><\/td>/);
  });
  it('shows what is left on the package behind a place', () => {
    expect(
      printed({
        lessons: [lesson('1')],
        LessonStudents: [student('Anna', '1', { item_id: 'p' })],
        packages: [
          {
            item_id: 'p',
            owner_name: 'Anna',
            student_id: 's',
            product_name: '10 lessons',
            coverage: 'lessons',
            per_week: null,
            left_that_week: null,
            remain: 1,
            start_count: 10,
            package_expiry_date: '2027-01-01',
            last_lesson_date: null,
          },
        ],
      }),
    ).toContain('1 left of 10');
  });
});

describe('the arrangement', () => {
  const busy = day({
    lessons: [
      lesson('1'),
      lesson('2', { instructor_name: 'Tom Becker' }),
      lesson('3', { lesson_is_cancelled: 1, instructor_name: null }),
    ],
    LessonStudents: [
      student('Anna', '1', { horse_id: 'b', assigned_to: 'Biscuit' }),
      student('Leo', '1'),
      student('Mia', '2', { horse_id: 'b', assigned_to: 'Biscuit', student_is_cancelled: 1 }),
      student('Noor', '3', { horse_id: 'b', assigned_to: 'Biscuit' }),
    ],
    LessonHorses: [
      {
        id: 'lh',
        lesson_date_time_horse_id: 'lh',
        lesson_date_time_id: '1',
        horse_id: 'b',
        name: 'Biscuit',
        tack_id: null,
        tack_name: null,
      },
      {
        id: 'lh2',
        lesson_date_time_horse_id: 'lh2',
        lesson_date_time_id: '2',
        horse_id: 'j',
        name: 'Juniper',
        tack_id: null,
        tack_name: null,
      },
    ],
    tasks: [
      {
        id: 't',
        lesson_date_time_id: '1',
        task_id: 'w',
        task_name: 'Side walker',
        instructor_id: 'tom',
        instructor_name: 'Tom Becker',
      },
    ],
  });
  it('by lesson keeps the order of the day', () =>
    expect(byLesson(busy).map((one) => [one.lesson.id, one.students.length])).toEqual([
      ['1', 2],
      ['2', 1],
      ['3', 1],
    ]));
  it('by horse counts each ride once, leaves cancelled ones out, and ends with who has no horse', () => {
    expect(byHorse(busy).map(({ name, items }) => [name, items.map((ride) => ride.student?.name ?? null)])).toEqual([
      ['Biscuit', ['Anna']],
      ['Juniper', [null]],
      ['No horse yet', ['Leo']],
    ]);
  });
  it('begins a long list of riders without a horse where there is room, and repeats what it is', () => {
    const riders = (horse: Partial<LessonStudentReply>) =>
      Array.from({ length: 9 }, (_, i) => student(`Rider ${i}`, '1', horse));
    const page = (parts: LessonStudentReply[]) =>
      printed({ lessons: [lesson('1')], LessonStudents: parts }, { by: 'horse' });
    expect(page(riders({}))).toMatch(/<section class="lesson long">[^]*<thead>[^]*No horse yet[^]*<\/thead>/);
    expect(page(riders({}).slice(1))).toContain('<section class="lesson">');
  });
  it('by instructor shows also the lessons they help in', () => {
    expect(byInstructor(busy).map(({ name, items }) => [name, items.map((one) => one.lesson.id)])).toEqual([
      ['Maya Reyes', ['1']],
      ['Tom Becker', ['1', '2']],
      ['No instructor', ['3']],
    ]);
  });
});
