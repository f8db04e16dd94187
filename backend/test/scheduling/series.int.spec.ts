import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

interface Row {
  id: string;
  scheduled_date: string;
  scheduled_starttime: string;
  starts_at: string;
  title: string;
  version: number;
  lesson_is_cancelled: number;
  repeatDesc: string;
  lesson_notes: string | null;
}

describe('a series', () => {
  let app: TestApp;
  beforeAll(async () => (app = await sharedApp()));

  const plan = (barn: TestBarn, form: object = {}) =>
    barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      frequency: 1,
      period: 'weeks',
      endtype: 'ongoing',
      ...form,
    });

  it.each([
    ['America/Toronto', ['-05:00', '-04:00']],
    ['Europe/London', ['+00:00', '+01:00']],
  ])('at four stays at four in %s across both changes of the clocks', async (timeZone, offsets) => {
    const barn = await app.barn({ timeZone });
    const { status, body } = await plan(barn);
    expect(status).toBe(200);
    const lessons = body.lessons as Row[];
    expect(lessons).toHaveLength(53);
    expect(new Set(lessons.map((lesson) => lesson.scheduled_starttime))).toEqual(new Set(['16:00']));
    const instants = lessons.map((lesson) => new Date(lesson.starts_at).getTime());
    const possible = offsets.map((offset) =>
      lessons.map((lesson) => new Date(`${lesson.scheduled_date}T16:00:00${offset}`).getTime()),
    );
    instants.forEach((instant, i) => expect(possible.map((zone) => zone[i])).toContain(instant));
    for (const zone of possible) expect(instants.some((instant, i) => instant === zone[i])).toBe(true);
    expect(lessons[0]?.repeatDesc).toBe('Every Tuesday 16:00 until 23 Nov 2027');
  });

  it('enrols its riders in every lesson', async () => {
    const barn = await app.barn();
    const { body } = await plan(barn, {
      endtype: 'after',
      repeat_count: 3,
      students: barn.family.studentIds,
      horses: barn.horseIds,
      lesson_notes: 'Bring gloves',
    });
    expect(
      (body.lessons as (Row & { cnt: number })[]).map((lesson) => [
        lesson.scheduled_date,
        lesson.cnt,
        lesson.lesson_notes,
      ]),
    ).toEqual([
      ['2026-11-24', 2, 'Bring gloves'],
      ['2026-12-01', 2, 'Bring gloves'],
      ['2026-12-08', 2, 'Bring gloves'],
    ]);
    expect(body.LessonStudents).toHaveLength(6);
  });

  it.each([
    [{ period: undefined }, 'period'],
    [{ frequency: 3 }, 'frequency'],
    [{ period: 'days', frequency: 2 }, 'frequency'],
    [{ endtype: 'on_date' }, 'lastDate'],
    [{ endtype: 'on_date', lastDate: '2026-11-01' }, 'lastDate'],
    [{ endtype: 'on_date', lastDate: '2099-01-01' }, 'lastDate'],
    [{ endtype: 'after', repeat_count: 0 }, 'repeat_count'],
  ])('with %j is refused, naming the field', async (form, field) => {
    const barn = await app.barn();
    const { status, body } = await plan(barn, form);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  describe('changed from one lesson on', () => {
    let barn: TestBarn;
    let lessons: Row[];
    beforeEach(async () => {
      barn = await app.barn();
      lessons = (await plan(barn, { endtype: 'after', repeat_count: 4 })).body.lessons as Row[];
    });
    const third = () => lessons[2]?.id as string;
    const all = async () =>
      (await barn.call(barn.admin, 'GET', 'lessons/index', { date1: '2026-11-01', date2: '2027-01-31' })).body
        .lessons as Row[];

    it('moves this and all later lessons by the same distance, and says its new rhythm', async () => {
      await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
        id: third(),
        start: '2026-12-09 17:30',
        applyToFuture: 1,
      });
      expect((await all()).map((lesson) => `${lesson.scheduled_date} ${lesson.scheduled_starttime}`)).toEqual([
        '2026-11-24 16:00',
        '2026-12-01 16:00',
        '2026-12-09 17:30',
        '2026-12-16 17:30',
      ]);
      const [before, now] = ['Every Tuesday 16:00 until 15 Dec 2026', 'Every Wednesday 17:30 until 16 Dec 2026'];
      expect((await all()).map(({ repeatDesc }) => repeatDesc)).toEqual([before, before, now, now]);
    });
    it('moves the earlier ones after them, which then repeat as the others do', async () => {
      await barn.call(barn.admin, 'POST', 'lessons/reschedule', { id: third(), start: '2026-12-09', applyToFuture: 1 });
      await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
        id: lessons[1]?.id,
        start: '2026-12-02 16:00',
        applyToFuture: 1,
      });
      expect((await all()).map(({ repeatDesc }) => repeatDesc?.slice(0, 15))).toEqual([
        'Every Tuesday 1',
        ...Array.from({ length: 3 }, () => 'Every Wednesday'),
      ]);
    });
    it('leaves out a later lesson that was cancelled', async () => {
      await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lessons[3]?.id });
      await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
        id: third(),
        start: '2026-12-08 18:00',
        applyToFuture: true,
      });
      expect((await all()).map((lesson) => lesson.scheduled_starttime)).toEqual(['16:00', '16:00', '18:00', '16:00']);
    });
    it('takes a title, a note or a cancellation to this and all later lessons', async () => {
      await barn.call(barn.admin, 'POST', 'lessons/update', {
        id: third(),
        editAction: 'title',
        title: 'Jumping',
        applyToFuture: 1,
      });
      await barn.call(barn.admin, 'POST', 'lessons/update', {
        id: third(),
        editAction: 'notes',
        lesson_notes: 'Cones',
        applyToFuture: 1,
      });
      await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: third(), applyToFuture: 1 });
      expect((await all()).map((lesson) => [lesson.title, lesson.lesson_notes, lesson.lesson_is_cancelled])).toEqual([
        ['Beginners', null, 0],
        ['Beginners', null, 0],
        ['Jumping', 'Cones', 1],
        ['Jumping', 'Cones', 1],
      ]);
    });
    it('changes only the one lesson unless asked', async () => {
      await barn.call(barn.admin, 'POST', 'lessons/update', { id: third(), editAction: 'title', title: 'Jumping' });
      expect((await all()).map((lesson) => lesson.title)).toEqual(['Beginners', 'Beginners', 'Jumping', 'Beginners']);
    });
  });
});
