import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

const DAYS = { view: 'booking', date1: '2026-11-20', date2: '2027-01-31' };

/** A list of lessons to book that offers what is refused afterwards wastes a family's evening. F10 F21 R141 */
describe('the lessons offered to a family', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(() => app.clock.set('2026-11-20T14:00:00Z'));

  /** Lessons at 16:00 and 16:30 on Tuesday, where the rider has the first; on Friday; and in January, when no makeup is valid any more. */
  async function offered(preferences: object) {
    const barn = await ridingBarn(app, { preferences: { makeup_expiry_days: 30, ...preferences } });
    await barn.sell(10);
    const missed = await barn.book(await barn.newLesson('2026-11-23', '10:00'));
    await barn.cancel(missed, { newEnrollStatus: 'CWM' });
    const all = {
      ridden: await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] }),
      meanwhile: await barn.newLesson('2026-11-24', '16:30'),
      after: await barn.newLesson('2026-11-24', '17:30'),
      friday: await barn.newLesson('2026-11-27', '16:00'),
      january: await barn.newLesson('2027-01-15', '16:00'),
    };
    const named = Object.entries(all);
    const nameOf = (id: string) => named.find(([, lesson]) => lesson === id)?.[0];
    const list = async (who: { token: string }, student: string) => {
      const { body } = await barn.call(who, 'GET', 'lessons/index', {
        ...DAYS,
        filters: JSON.stringify({ student_id: student }),
      });
      return (body.events as { id: string }[]).map(({ id }) => nameOf(id)).filter((name) => name !== undefined);
    };
    return { barn, all, list };
  }

  /** Books every lesson there is and says which were given; a place that was given is taken back. */
  async function accepted(barn: RidingBarn, lessons: Record<string, string>, use_makeup: number) {
    const given = [];
    for (const [name, lesson_date_time_id] of Object.entries(lessons)) {
      const { status, body } = await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', {
        lesson_date_time_id,
        student_id: barn.studentId,
        use_makeup,
      });
      if (status !== 200) continue;
      given.push(name);
      await barn.call(barn.admin, 'POST', 'lesson_people/delete', { lesson_person_id: body.lessonPerson.id });
    }
    return given;
  }

  // C16
  it('say where they begin inside the notice, exactly at the notice not', async () => {
    const barn = await ridingBarn(app, { preferences: { cancel_notice_hours: 24 } });
    for (const [day, time] of [
      ['20', '18:00'],
      ['21', '09:00'],
      ['24', '16:00'],
    ] as const)
      await barn.newLesson(`2026-11-${day}`, time);
    const filters = JSON.stringify({ student_id: barn.studentId });
    const { body } = await barn.call(barn.family, 'GET', 'lessons/index', { ...DAYS, filters });
    expect(body.events.map((one: { notice_passed: number | null }) => one.notice_passed)).toEqual([24, null, null]);
  });

  it.each([
    ['lessons', { clients_can_book_lessons: 1, clients_can_book_makeups: 0 }, ['after', 'friday', 'january']],
    ['lessons and makeups', {}, ['after', 'friday', 'january']],
    ['makeups alone', { clients_can_book_lessons: 0, clients_can_book_makeups: 1 }, ['after', 'friday']],
  ])('are those that it can book, where it books %s', async (_, preferences, expected) => {
    const { barn, all, list } = await offered(preferences);
    expect(await list(barn.family, barn.studentId)).toEqual(expected);
    const withMakeup = 'clients_can_book_lessons' in preferences && preferences.clients_can_book_lessons === 0;
    expect(await accepted(barn, all, withMakeup ? 1 : 0)).toEqual(expected);
  });

  it('are none for a rider who stopped; staff are shown what they may overrule', async () => {
    const { barn, list } = await offered({});
    expect(await list(barn.admin, barn.studentId)).toEqual(['meanwhile', 'after', 'friday', 'january']);
    expect(await list(barn.family, barn.siblingId)).toContain('meanwhile');
    await app.owner`update student set is_active = false where student_id = ${barn.studentId}`;
    expect(await list(barn.family, barn.studentId)).toEqual([]);
  });
});
