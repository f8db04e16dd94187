import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import type { SignedIn } from '../support/requests.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Staff = Awaited<ReturnType<RidingBarn['newInstructor']>>;

/** When the staff usually work: said, warned of, and looked at by the week. */
describe('weekly hours of the staff', () => {
  let app: TestApp, barn: RidingBarn, ines: Staff, otto: Staff;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { monday_start: 1 } });
    ines = barn.instructor as Staff;
    otto = await barn.newInstructor({ firstName: 'Otto' });
  });

  const span = (weekday: number, start_time: string, end_time: string) => ({ weekday, start_time, end_time });
  const TUESDAY = [span(2, '09:00', '12:00'), span(2, '14:00', '18:00')];
  const save = (hours: object[], who: SignedIn = barn.admin, staff_id = ines.instructorId) =>
    barn.call(who, 'POST', 'staff_hours/save', { staff_id, hours });
  const shown = (who: SignedIn = barn.admin, staff_id = ines.instructorId) =>
    barn.call(who, 'GET', 'staff_hours/show', { staff_id });
  const week = async (date = '2026-11-25', who: SignedIn = barn.admin) =>
    barn.call(who, 'GET', 'staff_hours/week', { date });
  const warned = async (start: string, end: string, instructor_id = ines.instructorId) =>
    (await barn.call(barn.admin, 'GET', 'lessons/warnings', { start, end, instructor_id })).body.warnings.map(
      ({ code, message }: { code: string; message: string }) => [code, message],
    );
  const types = async () => (await barn.log()).map(({ type }) => type).filter((type) => type.includes('WeeklyHours'));

  it('are set as a whole by administrators and by whoever it is, in order, and the same again is nothing', async () => {
    expect((await shown()).body).toEqual({ hours: [] });
    const [late, early] = [TUESDAY[1] as object, TUESDAY[0] as object];
    expect((await save([late, early])).body).toEqual({ hours: TUESDAY });
    expect((await shown(ines)).body).toEqual({ hours: TUESDAY });
    await save(TUESDAY);
    expect(await types()).toEqual(['people.WeeklyHoursSet']);
    expect((await save([span(5, '10:00', '11:30')], ines)).body).toEqual({ hours: [span(5, '10:00', '11:30')] });
    expect((await save([], ines)).body).toEqual({ hours: [] });
    expect(JSON.stringify(await barn.log())).not.toContain('11:30');
  });

  it('are refused by the name of the field, and nothing is half saved', async () => {
    await save(TUESDAY);
    for (const [hours, field] of [
      [[span(1, '09:00', '10:00'), span(2, '12:00', '12:00')], 'hours[1].end_time'],
      [[span(2, '09:00', '12:00'), span(2, '11:59', '13:00')], 'hours[1].start_time'],
      [[span(8, '09:00', '12:00')], 'hours.0.weekday'],
      [[span(2, '9 am', '12:00')], 'hours.0.start_time'],
    ] as const) {
      const refused = await save([...hours]);
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect((await shown()).body).toEqual({ hours: TUESDAY });
  });

  it('are nobody else’s: not a colleague’s, a family’s or another barn’s', async () => {
    await save(TUESDAY);
    expect((await shown(otto)).status).toBe(404);
    expect((await save([], otto)).status).toBe(404);
    expect((await shown(barn.family)).status).toBe(403);
    expect((await save([], barn.family)).status).toBe(403);
    expect((await week(undefined, ines)).status).toBe(403);
    const other = await ridingBarn(app);
    const theirs = { staff_id: ines.instructorId };
    expect((await other.call(other.admin, 'GET', 'staff_hours/show', theirs)).status).toBe(404);
    expect((await other.call(other.admin, 'POST', 'staff_hours/save', { ...theirs, hours: [] })).status).toBe(404);
    expect((await shown()).body).toEqual({ hours: TUESDAY });
  });

  it('warn whoever plans outside them, on the barn’s clocks in summer and winter', async () => {
    expect(await warned('2026-11-24 12:30', '2026-11-24 13:30')).toEqual([]);
    await save(TUESDAY);
    const outside = (day: string) => [
      'outside_hours',
      `Ines Tructor works from 09:00 to 12:00 and from 14:00 to 18:00 on Tuesdays (${day})`,
    ];
    expect(await warned('2026-11-24 12:30', '2026-11-24 13:30')).toEqual([outside('Tue 24 Nov')]);
    expect(await warned('2026-11-24 09:00', '2026-11-24 12:00')).toEqual([]);
    expect(await warned('2026-07-14 14:00', '2026-07-14 18:00')).toEqual([]);
    expect(await warned('2026-07-14 17:30', '2026-07-14 18:30')).toEqual([outside('Tue 14 Jul')]);
    expect(await warned('2026-11-25 09:00', '2026-11-25 10:00')).toEqual([
      ['outside_hours', 'Ines Tructor does not work on Wednesdays (Wed 25 Nov)'],
    ]);
    expect(await warned('2026-11-25 09:00', '2026-11-25 10:00', otto.instructorId)).toEqual([]);
  });

  it('keep who works at other hours from being proposed for a lesson to cover', async () => {
    await barn.newLesson('2026-11-24', '16:00');
    const days = { from_date: '2026-11-24', until_date: '2026-11-24' };
    const proposed = async () =>
      (
        await barn.call(barn.admin, 'GET', 'time_off/preview', { staff_id: ines.instructorId, ...days })
      ).body.lessons[0].proposals.map(({ staff_id }: { staff_id: string }) => staff_id);
    expect(await proposed()).toContain(otto.instructorId);
    await save([span(2, '09:00', '16:30')], barn.admin, otto.instructorId);
    expect(await proposed()).not.toContain(otto.instructorId);
  });

  it('are looked at by the week, with who is off and what everybody teaches', async () => {
    await save(TUESDAY);
    await barn.newLesson('2026-11-24', '16:00');
    await barn.newLesson('2026-11-26', '16:00');
    await barn.call(barn.admin, 'POST', 'time_off/note', {
      staff_id: ines.instructorId,
      from_date: '2026-11-27',
      until_date: '2026-12-03',
    });
    const { body } = await week();
    expect(body).toMatchObject({ week_start: '2026-11-23', week_end: '2026-11-29', today: '2026-11-20' });
    const row = body.staff.find(({ id }: { id: string }) => id === ines.instructorId);
    expect(row).toMatchObject({ name: 'Ines Tructor', person_id: ines.personId, lessons: 2 });
    expect(row.days.map(({ lessons }: { lessons: number }) => lessons)).toEqual([0, 1, 0, 1, 0, 0, 0]);
    expect(row.days[1]).toMatchObject({
      date: '2026-11-24',
      hours: [
        { start_time: '09:00', end_time: '12:00' },
        { start_time: '14:00', end_time: '18:00' },
      ],
      warnings: [],
    });
    expect(row.days[3].warnings).toEqual(['Ines Tructor does not work on Thursdays (Thu 26 Nov)']);
    const allDay = [{ start_time: null, end_time: null }];
    expect(row.days.map(({ off }: { off: object[] }) => off)).toEqual([[], [], [], [], allDay, allDay, allDay]);
    expect((await week('2026-11-30')).body.staff[0].days).toHaveLength(7);
  });
});
