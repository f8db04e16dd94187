import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';

type Who = { token: string };
type Warning = { code: string; message: string };
const NOW = '2026-11-20T14:00:00Z';
const ON = { checks_suitability: 1, clients_can_register: 1, clients_can_add_lesson: 1, clients_can_view_horses: 1 };

/** Sentences without the builder's numbers. */
const told = (warnings: Warning[]) => warnings.map(({ code, message }) => [code, message]);
const codes = (warnings: Warning[]) => warnings.map(({ code }) => code);

describe('whom a lesson suits', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let level: Record<'Beginner' | 'Novice' | 'Intermediate' | 'Advanced', string>;
  let lesson: string;
  beforeAll(async () => (app = await sharedApp()));
  const open = async (preferences: Record<string, number> = ON) => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences });
    await call('POST', 'levels/begin');
    const { body } = await call('GET', 'options/index');
    level = Object.fromEntries(
      body.options.level.map((one: { id: string; name: string }) => [one.name, one.id]),
    ) as never;
    lesson = await barn.newLesson();
  };
  beforeEach(() => open());

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body: object = {}, who: Who = barn.admin) =>
    barn.call(who, method, path, body);
  const sectionFor = async (level_from_id: string | null, level_to_id: string | null) =>
    expect((await call('PUT', `rest/sections/${barn.sectionId}`, { level_from_id, level_to_id })).status).toBe(200);
  const riderIs = (level_id: string | null, student_id = barn.studentId) =>
    call('POST', 'rider_levels/confirm', { student_id, level_id });
  const setting = (field: string, value: number) => barn.run(ChangePreference, { field, value });
  const book = (who: Who = barn.family, more: object = {}) =>
    call(
      'POST',
      'lesson_people/addStudentToLesson',
      { student_id: barn.studentId, lesson_date_time_id: lesson, ...more },
      who,
    );
  const preview = async (asked: object, who: Who = barn.admin): Promise<Warning[]> =>
    (await call('GET', 'lessons/warnings', { only: 1, ...asked }, who)).body.warnings;
  const offered = async (who: Who = barn.family) => {
    const asked = { view: 'booking', date1: '2026-11-24', date2: '2026-11-24' };
    const filters = JSON.stringify({ student_id: barn.studentId });
    return (await call('GET', 'lessons/index', { ...asked, filters }, who)).body.events[0];
  };
  const overridden = async () => (await barn.log()).filter(({ type }) => type === 'enrollment.WarningsOverridden');
  const unfit = async () => {
    await sectionFor(level.Novice, level.Advanced);
    await riderIs(level.Beginner);
  };

  it('nobody is asked until the barn switches it on', async () => {
    await open({});
    await sectionFor(level.Novice, level.Advanced);
    const asked = { id: lesson, students: [barn.studentId] };
    const quiet = async () => {
      expect(await preview(asked)).toEqual([]);
      expect((await call('GET', 'lessons/warnings', { dbday: '2026-11-24' })).body.warnings).toEqual([]);
      for (const who of [barn.family, barn.admin]) expect((await offered(who)).fit).toBeNull();
    };
    await quiet();
    await riderIs(level.Beginner);
    await quiet();
    const { body } = await book(barn.admin);
    expect(body.warnings).toEqual([]);
    await barn.cancel(body.lessonPerson.id);
    expect((await book()).status).toBe(200);
    expect(await overridden()).toEqual([]);
    const { body: horses } = await call('GET', 'horses/choices', { id: lesson, student_id: barn.studentId });
    expect(horses.horses.map(({ fit }: { fit: null }) => fit)).toEqual(barn.horseIds.map(() => null));
  });

  it('a family is refused with the reason that it has read before', async () => {
    await unfit();
    const { fit } = await offered();
    expect(fit).toMatchObject({ verdict: 'does_not_fit', binds: 1 });
    expect(fit.reason).toMatch(/ is Beginner; this is for Novice to Advanced$/);
    const refused = await book();
    expect([refused.status, refused.body.code]).toEqual([409, 'level_does_not_fit']);
    expect(refused.body.message).toBe(`${fit.reason}. Please choose another lesson, or ask the barn.`);
    expect((await barn.types()).filter((type) => type === 'enrollment.StudentEnrolled')).toEqual([]);
    await riderIs(level.Novice);
    expect((await offered()).fit).toBeNull();
    expect((await book()).status).toBe(200);
  });

  it('a level that nobody has confirmed is told a family, and refuses it only where the barn says so', async () => {
    await sectionFor(level.Novice, null);
    expect((await offered()).fit).toMatchObject({ verdict: 'missing', binds: 0 });
    await setting('suitability_needs_level', 1);
    const { fit } = await offered();
    expect(fit).toMatchObject({ verdict: 'missing', binds: 1 });
    expect((await book()).body.message).toBe(`${fit.reason}. Please choose another lesson, or ask the barn.`);
    await setting('suitability_needs_level', 0);
    expect((await book()).status).toBe(200);
  });

  it('staff are warned, by the very sentence that they were asked with, and go on with their reason', async () => {
    await unfit();
    const asked = await preview({ id: lesson, students: [barn.studentId] });
    expect(told(asked)).toEqual([['level_outside', expect.stringMatching(/ is Beginner; this is for Novice to Adv/)]]);
    expect((await offered(barn.admin)).fit).toMatchObject({ verdict: 'does_not_fit', binds: 0 });
    const booked = await book(barn.admin, { override_reason: 'Trial' });
    expect([booked.status, told(booked.body.warnings)]).toEqual([200, told(asked)]);
    const [kept, ...more] = await overridden();
    expect([kept?.data, more]).toMatchObject([{ lessonId: lesson, warnings: [{ code: 'level_outside' }] }, []]);
    const { body } = await call('GET', 'history/index', { record: 'lesson', id: lesson });
    expect(JSON.stringify(body)).toContain('is of another level');
    expect(JSON.stringify(body)).toContain('Trial');
    expect((await book(barn.admin)).status).toBe(409);
    expect(await overridden()).toHaveLength(1);
    const day = await call('GET', 'lessons/warnings', { dbday: '2026-11-24' });
    expect(told(day.body.warnings)).toEqual(told(asked));
  });

  it('holds for makeups, series and registrations as for one lesson', async () => {
    await unfit();
    const makeup = await book(barn.family, { use_makeup: 1 });
    expect(makeup.body.code).toBe('level_does_not_fit');
    const { body: opened } = await call('POST', 'lesson_date_time_series/createRegistration', {
      section_id: barn.sectionId,
      product_id: barn.productId,
      title: 'Winter session',
      max_enrollment: 4,
      start: '2026-11-25 16:00',
      is_recuring: 1,
      frequency: 1,
      period: 'weeks',
      repeat_end_type: 'after',
      repeat_count: 2,
    });
    const list = await call('GET', 'lesson_date_time_series/getRegistrationList', {}, barn.family);
    expect(list.body.not_for).toMatchObject([{ student_id: barn.studentId, reason: makeup.body.message }]);
    const register = (who: Who) =>
      call('POST', 'addStudentToRegistration', { series_id: opened.series.id, student_id: barn.studentId }, who);
    const refused = await register(barn.family);
    expect([refused.status, refused.body.code]).toEqual([409, 'level_does_not_fit']);
    const [first] = (await call('GET', 'lessons/index', { dbday: '2026-11-25' })).body.lessons;
    const all = await preview({ id: first.id, students: [barn.studentId], applyToFuture: 1 });
    expect(codes(all)).toEqual(['level_outside', 'level_outside']);
    const series = await call('POST', 'lesson_people/create', {
      student_id: barn.studentId,
      lesson_date_time_id: first.id,
      applyToFuture: 1,
    });
    expect([series.status, told(series.body.warnings)]).toEqual([200, told(all)]);
  });

  it('that a session’s rider no longer suits is what its approval is warned of', async () => {
    await sectionFor(level.Novice, null);
    await riderIs(level.Novice);
    const { body } = await call('POST', 'lesson_date_time_series/createRegistration', {
      section_id: barn.sectionId,
      product_id: barn.productId,
      title: 'Winter session',
      start: '2026-11-25 16:00',
      needs_approval: 1,
      is_recuring: 1,
      frequency: 1,
      period: 'weeks',
      repeat_end_type: 'after',
      repeat_count: 2,
    });
    const place = { series_id: body.series.id, student_id: barn.studentId };
    expect((await call('POST', 'addStudentToRegistration', place, barn.family)).status).toBe(200);
    await riderIs(level.Beginner);
    const path = 'registrations/answer';
    const approved = await call('POST', path, { ...place, approve: 1, override_reason: 'Talented' });
    expect([approved.status, codes(approved.body.warnings)]).toEqual([200, ['level_outside', 'level_outside']]);
    const kept = (await overridden()).map(({ data }) => data.warnings);
    expect(kept).toMatchObject([[{ code: 'level_outside' }], [{ code: 'level_outside' }]]);
  });

  it('decides whom a waiting list takes and asks', async () => {
    await setting('has_waiting_lists', 1);
    await unfit();
    await call('PUT', `rest/sections/${barn.sectionId}`, { max_enrollment: 1 });
    lesson = await barn.newLesson('2026-11-25');
    const sibling = await barn.book(lesson, barn.siblingId);
    const join = { student_id: barn.studentId, lesson_date_time_id: lesson };
    expect((await call('POST', 'waiting_list/join', join, barn.family)).body.code).toBe('level_does_not_fit');
    await riderIs(level.Novice);
    expect((await call('POST', 'waiting_list/join', join, barn.family)).status).toBe(200);
    await riderIs(level.Beginner);
    await barn.cancel(sibling, { newEnrollStatus: 'CWP' });
    const { body } = await call('GET', 'waiting_list/lesson', { lesson_date_time_id: lesson });
    expect(body.waiting).toMatchObject([{ offered_until: null, passed_over: 'Is not of the lesson’s levels' }]);
  });

  it('is said of a lesson that is planned, and of one that gets another section', async () => {
    await unfit();
    const planned = { section_id: barn.sectionId, start: '2026-11-26 16:00', students: [barn.studentId] };
    const asked = await preview({ ...planned, end: '2026-11-26 17:00' });
    expect(codes(asked)).toEqual(['level_outside']);
    const added = await call('POST', 'lessons/createSingleLesson', planned);
    expect(told(added.body.warnings)).toEqual(told(asked));
    const refused = await call('POST', 'lessons/createSingleLesson', { ...planned, isStudentBooking: 1 }, barn.family);
    expect([refused.status, refused.body.code]).toEqual([409, 'level_does_not_fit']);
    const everybody = await barn.newSection({ sectionName: 'Everybody' });
    const open = await barn.newLesson('2026-11-27', '16:00', { sectionId: everybody, studentIds: [barn.studentId] });
    const before = (await overridden()).length;
    const change = { id: open, section_id: barn.sectionId };
    expect(told(await preview(change))).toEqual(told(asked));
    expect((await call('POST', 'lessons/update', { ...change, editAction: 'section' })).status).toBe(200);
    expect((await overridden()).slice(before).map(({ data }) => data.warnings)).toMatchObject([
      [{ code: 'level_outside' }],
    ]);
  });

  it('another family reads nothing of it, and another barn has levels of its own', async () => {
    await unfit();
    const stranger = await barn.newFamily({ students: 1 });
    const asked = { view: 'booking', date1: '2026-11-24', date2: '2026-11-24' };
    const filters = JSON.stringify({ student_id: barn.studentId });
    const { body } = await call('GET', 'lessons/index', { ...asked, filters }, stranger);
    expect(JSON.stringify(body)).not.toContain('Beginner;');
    expect((await book(stranger)).status).toBe(404);
    const other = await app.barn();
    const wrong = await barn.call(other.admin, 'PUT', `rest/sections/${other.sectionId}`, {
      level_from_id: level.Novice,
    });
    expect(wrong.status).toBe(404);
    const horse = await barn.call(other.admin, 'PUT', `rest/horses/${other.horseIds[0]}`, {
      level_from_id: level.Novice,
    });
    expect(horse.status).toBe(404);
  });

  describe('and which horse', () => {
    const horseIs = (details: object, horse = barn.horseIds[0]!) => call('PUT', `rest/horses/${horse}`, details);
    const choices = async (who: Who = barn.admin) => {
      const { body } = await call('GET', 'horses/choices', { id: lesson, student_id: barn.studentId }, who);
      return body.horses as { id: string; name: string; fit: string; is_favourite: number; warnings: Warning[] }[];
    };
    const biscuits = async () => (await choices()).find(({ id }) => id === barn.horseIds[0])!;
    const measured = (details: object, who: Who = barn.admin) =>
      call('POST', 'rider_measures/save', { student_id: barn.studentId, ...details }, who);
    const fitted = (kind: 'Favourite' | 'Not', array: string[]) =>
      call('POST', `xrefs/updateStudent${kind}Horses`, { single_id: barn.studentId, array });

    it('those that suit stand first, and what speaks against others is what assigning them warns of', async () => {
      const [biscuit, juniper] = barn.horseIds as [string, string];
      await horseIs({ most_carried: 60, level_from_id: level.Novice, rider_height_to: 150 });
      await measured({ weight: 51, height: 160 });
      expect((await fitted('Favourite', [juniper])).status).toBe(200);
      expect((await fitted('Favourite', [juniper])).body.currentValue).toMatchObject([{ value: juniper }]);
      await fitted('Not', [biscuit]);
      const found = await choices();
      expect(found[0]).toMatchObject({ id: juniper, fit: 'fits', is_favourite: 1, warnings: [] });
      const against = found.find(({ id }) => id === biscuit)!;
      expect([against.fit, codes(against.warnings)]).toEqual([
        'does_not_fit',
        ['horse_not_for_rider', 'horse_level_missing', 'horse_size'],
      ]);
      expect(JSON.stringify(found)).not.toMatch(/\b(51|160)\b(?!-)/);
      const lessonPersonId = await barn.book(lesson);
      const given = { lesson_person_id: lessonPersonId, horse_id: biscuit, override_reason: 'For once' };
      const assigned = await call('POST', 'lesson_people/updateHorseInStudentLesson', given);
      expect([assigned.status, told(assigned.body.warnings)]).toEqual([200, told(against.warnings)]);
      const before = (await overridden()).length;
      await call('POST', 'lesson_people/updateHorseInStudentLesson', given);
      expect(await overridden()).toHaveLength(before);
      const day = await call('GET', 'lessons/warnings', { dbday: '2026-11-24' });
      expect(codes(day.body.warnings)).toEqual(['horse_not_for_rider', 'horse_size']);
      const lifted = await call('GET', 'lessons/warnings', { dbday: '2026-11-24', horses: [biscuit] });
      expect(codes(lifted.body.warnings)).toEqual(['horse_not_for_rider', 'horse_size']);
    });

    it('carries a fifth of its own weight, or the share of the barn, or what is said of it', async () => {
      const fit = async () => (await biscuits()).fit;
      const weighs = (measured_on: string, weight: number) =>
        call('POST', 'horse_measures/note', { horse_id: barn.horseIds[0], measured_on, weight });
      await weighs('2026-11-20', 300);
      await weighs('2026-10-20', 900);
      await measured({ weight: 50 });
      expect(await fit()).toBe('fits');
      await measured({ weight: 51 });
      expect(await fit()).toBe('does_not_fit');
      await setting('horse_carries_percent', 25);
      expect(await fit()).toBe('fits');
      await setting('tack_weight', 25);
      expect(await fit()).toBe('does_not_fit');
      await horseIs({ most_carried: 80 });
      expect(await fit()).toBe('fits');
      await measured({});
      expect(await fit()).toBe('missing');
    });

    it('is for heights that begin below where they end', async () => {
      const { status, body } = await horseIs({ rider_height_from: 160, rider_height_to: 159 });
      expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, ['rider_height_to']]);
      expect((await horseIs({ rider_height_from: 160, rider_height_to: 160 })).status).toBe(200);
      expect((await horseIs({ rider_height_to: 150 })).status).toBe(400);
    });

    it('a family that names one is refused, without a word of why', async () => {
      const [biscuit] = barn.horseIds as [string];
      await call('POST', 'xrefs/updateStudentHorse', { single_id: barn.studentId, array: [biscuit] });
      await horseIs({ most_carried: 60 });
      const add = async (start: string) =>
        call(
          'POST',
          'lessons/createSingleLesson',
          { section_id: barn.sectionId, start, students: [barn.studentId], horses: [biscuit], isStudentBooking: 1 },
          barn.family,
        );
      await measured({ weight: 51 });
      const { status, body } = await add('2026-11-26 08:00');
      expect([status, body.code]).toEqual([409, 'horse_does_not_suit']);
      expect(body.message).toMatch(/^Biscuit does not suit .*\. Please choose another horse, or ask the barn\.$/);
      await measured({});
      expect((await add('2026-11-26 08:00')).status).toBe(200);
    });

    it('of one that goes off work, who takes over is warned of in the same words', async () => {
      const [biscuit, juniper] = barn.horseIds as [string, string];
      await horseIs({ most_carried: 30 }, juniper);
      await measured({ weight: 40 });
      const place = await barn.book(lesson);
      await call('POST', 'lesson_people/updateHorseInStudentLesson', { lesson_person_id: place, horse_id: biscuit });
      const against = (await choices()).find(({ id }) => id === juniper)!.warnings;
      const { body } = await call('POST', 'horses/setTimeOff', {
        horse_id: biscuit,
        off_from: '2026-11-24',
        handovers: [{ lesson_person_id: place, seen_horse_id: biscuit, horse_id: juniper }],
      });
      expect(told(body.warnings)).toEqual(told(against));
      expect(codes(against)).toEqual(['horse_size']);
    });
  });

  describe('weights and heights', () => {
    const measured = (details: object, who: Who = barn.admin) =>
      call('POST', 'rider_measures/save', { student_id: barn.studentId, ...details }, who);

    it('are read by those who need them alone, and stand in no log', async () => {
      expect((await measured({ weight: 57, height: 163 })).status).toBe(200);
      const show = (who: Who) => call('GET', 'rider_measures/show', { student_id: barn.studentId }, who);
      for (const who of [barn.instructor, barn.family]) {
        expect((await show(who)).status).toBe(403);
        expect((await measured({ weight: 60 }, who)).status).toBe(403);
      }
      const yard = await barn.newInstructor({ permissions: ['VIEW_RIDER_MEASURES'] });
      expect((await show(yard)).body).toMatchObject({ weight: 57, height: 163, noted_on: '2026-11-20' });
      const before = (await barn.log()).length;
      await measured({ weight: 57, height: 163 });
      expect(await barn.log()).toHaveLength(before);
      const noted = (await barn.log()).filter(({ data }) => JSON.stringify(data).includes('measures'));
      expect(noted.map(({ data }) => data)).toMatchObject([{ fields: ['measures'] }]);
      expect(JSON.stringify(noted)).not.toMatch(/[:"](57|163)\b(?!-)/);
      const { body: student } = await call('GET', 'rest/students', {}, barn.admin);
      expect(JSON.stringify(student)).not.toMatch(/"weight"|"height"/);
    });

    it('are refused by the field where they cannot be, and of riders of others', async () => {
      const refused = async (details: object) =>
        (await measured(details)).body.errors?.map((one: { field: string }) => one.field);
      expect(await refused({ weight: 4 })).toEqual(['weight']);
      expect(await refused({ weight: 301 })).toEqual(['weight']);
      expect(await refused({ height: 251 })).toEqual(['height']);
      expect(await refused({ weight: 'heavy' })).toEqual(['weight']);
      const stranger = await app.barn();
      for (const path of ['rider_measures/show', 'xrefs/getStudentNotHorses']) {
        const asked = { student_id: barn.studentId, single_id: barn.studentId };
        expect((await barn.call(stranger.admin, 'GET', path, asked)).status).toBe(404);
      }
      const fitted = (single_id: string, array: string[]) =>
        call('POST', 'xrefs/updateStudentNotHorses', { single_id, array });
      expect((await fitted(barn.studentId, [stranger.horseIds[0]!])).status).toBe(404);
      expect((await fitted(stranger.family.studentIds[0]!, [])).status).toBe(404);
    });
  });
});
