import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

const TUESDAY = '2026-11-24';

describe('a lesson', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ timeZone: 'America/Toronto' });
  });

  const create = (form: object = {}, who = barn.admin, headers?: Record<string, string>) =>
    barn.call(
      who,
      'POST',
      'lessons/createSingleLesson',
      { section_id: barn.sectionId, start: `${TUESDAY} 16:00`, ...form },
      headers,
    );
  const update = (id: string, edit: object) => barn.call(barn.admin, 'POST', 'lessons/update', { id, ...edit });

  it('comes back with names, places, students and horses', async () => {
    const { status, body } = await create({
      title: 'Jumping',
      students: barn.family.studentIds,
      horses: barn.horseIds,
      lesson_notes: 'Bring gloves',
    });
    expect(status).toBe(200);
    expect(body.lesson).toMatchObject({
      version: 1,
      title: 'Jumping',
      scheduled_date: TUESDAY,
      scheduled_starttime: '16:00',
      end: `${TUESDAY} 17:00`,
      starts_at: '2026-11-24T21:00:00Z',
      duration: 60,
      section_name: 'Beginners',
      program_name: 'Group lessons',
      location_name: 'Indoor arena',
      instructor_name: 'Ines Tructor',
      lesson_notes: 'Bring gloves',
      lesson_is_cancelled: 0,
      is_recuring: 0,
      max_enrollment: 4,
      cnt: 2,
      available: 2,
      horseString: 'Biscuit, Juniper',
    });
    expect(body.lessons).toEqual([body.lesson]);
    expect(body.LessonStudents).toHaveLength(2);
    expect(body.LessonStudents[0]).toMatchObject({
      lesson_date_time_id: body.lesson.id,
      enrollment_status_code: 'SCH',
      enrollment_status_name: 'Scheduled',
      student_is_cancelled: 0,
    });
    expect(body.LessonHorses.map((horse: { name: string }) => horse.name)).toEqual(['Biscuit', 'Juniper']);
    expect(body.warnings).toEqual([]);
  });

  it('sent twice under one key is one lesson', async () => {
    const twice = [1, 2].map(() => create({ start: '2026-12-01 16:00' }, barn.admin, { 'idempotency-key': 'tap' }));
    const [once, again] = await Promise.all(twice);
    expect(again?.body.lesson.id).toBe(once?.body.lesson.id);
    expect((await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' })).body.lessons).toHaveLength(1);
  });

  it.each([
    [{ section_id: '' }, 'section_id', 'section is required'],
    [{ section_id: 'abc' }, 'section_id', 'section is required'],
    [{ start: undefined }, 'start', 'start is required'],
    [{ start: '2026-02-30 16:00' }, 'start', 'start must be a day of the calendar'],
    [{ end: `${TUESDAY} 15:00` }, 'end', 'end date must be after start date'],
    [{ duration: 'long' }, 'duration', undefined],
    [{ students: ['x'] }, 'students', undefined],
    [{ taskStaff: [{ task: '' }] }, 'taskStaff.0.staff', 'Staff can not be empty'],
    [{ title: 'x'.repeat(1000) }, 'title', undefined],
    [{ instructor_id: '01930000-0000-7000-8000-000000000001' }, 'instructor_id', undefined],
  ])('with %j is refused, naming the field', async (form, field, message) => {
    const before = (await barn.log()).length;
    const { status, body } = await create(form);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ field, ...(message && { message }) });
    expect(await barn.log()).toHaveLength(before);
  });

  it('warns of a double-booked instructor, horse and arena, and is saved all the same', async () => {
    await create({ start: '2026-12-08 16:00', horses: [barn.horseIds[0]] });
    const { body } = await create({ start: '2026-12-08 16:30', horses: [barn.horseIds[0]] });
    expect(body.warnings).toMatchObject([
      {
        code: 'horse_double_booked',
        message: 'Biscuit is also in Beginners at 16:00 on Tue 8 Dec',
        lesson_date_time_id: body.lesson.id,
      },
      {
        code: 'instructor_double_booked',
        message: 'Ines Tructor is also in Beginners at 16:00 on Tue 8 Dec',
        lesson_date_time_id: body.lesson.id,
      },
      {
        code: 'location_double_booked',
        message: 'Indoor arena is also taken by Beginners at 16:00 on Tue 8 Dec',
        lesson_date_time_id: body.lesson.id,
      },
    ]);
    expect((await create({ start: '2026-12-08 17:30' })).body.warnings).toEqual([]);
  });

  describe('is edited', () => {
    it('in title, instructor, place and section', async () => {
      const { id } = (await create()).body.lesson;
      const [tom, outdoor, advanced] = [
        await barn.newInstructor({ firstName: 'Tom' }),
        await barn.newLocation('Outdoor'),
        await barn.newSection({ sectionName: 'Advanced', maxEnrollment: 2 }),
      ];
      await update(id, { editAction: 'title', title: 'Dressage' });
      await update(id, { editAction: 'instructor', instructor_id: tom.instructorId });
      await update(id, { editAction: 'location', location_id: outdoor });
      const { body } = await update(id, { editAction: 'section', section_id: advanced });
      expect(body.lesson).toMatchObject({
        version: 5,
        title: 'Dressage',
        instructor_name: 'Tom Tructor',
        location_name: 'Outdoor',
        section_name: 'Advanced',
        max_enrollment: 2,
      });
    });

    it('with a message that stands in front of the notes; a new note replaces them (R059)', async () => {
      const { id } = (await create({ lesson_notes: 'Bring gloves' })).body.lesson;
      const moved = await update(id, {
        editAction: 'datetime',
        start: `${TUESDAY} 18:00`,
        updated_notification_message: 'The arena is wet',
      });
      expect(moved.body.lesson).toMatchObject({
        scheduled_starttime: '18:00',
        scheduled_endtime: '19:00',
        lesson_notes: 'The arena is wet previous note: Bring gloves',
      });
      expect((await update(id, { editAction: 'notes', lesson_notes: 'Dry again' })).body.lesson.lesson_notes).toBe(
        'Dry again',
      );
      const event = (await barn.log()).find(({ type }) => type === 'scheduling.LessonRescheduled');
      expect(JSON.stringify(event?.data)).not.toContain('wet');
    });

    it('until nobody teaches it and nothing is noted, but never without a place', async () => {
      const { id } = (await create({ lesson_notes: 'Bring gloves' })).body.lesson;
      for (const none of [null, ''])
        expect((await update(id, { editAction: 'instructor', instructor_id: none })).body.lesson).toMatchObject({
          version: 2,
          instructor_id: null,
          instructor_name: null,
        });
      expect((await update(id, { editAction: 'notes', lesson_notes: '' })).body.lesson.lesson_notes).toBeNull();
      expect((await update(id, { editAction: 'location', location_id: '' })).status).toBe(400);
      expect((await update(id, { editAction: 'instructor' })).body).toMatchObject({
        errors: [{ field: 'instructor_id' }],
      });
    });

    it('the same way twice only once', async () => {
      const { id } = (await create()).body.lesson;
      for (const edit of [
        { editAction: 'title', title: 'Dressage' },
        { editAction: 'notes', lesson_notes: 'Dry' },
        { editAction: 'datetime', start: '2026-11-25 09:00' },
        { editAction: 'cancel', cancelAction: 'BCAP' },
      ]) {
        const first = await update(id, edit);
        const second = await update(id, { ...edit, version: 1 });
        expect([second.status, second.body.lesson]).toEqual([200, first.body.lesson]);
      }
    });

    it('on an old view is refused with what it is now, who made it so and when, and without its riders (B03)', async () => {
      const { id, version } = (await create()).body.lesson;
      await update(id, { editAction: 'title', title: 'Dressage', version });
      const { status, body } = await update(id, { editAction: 'title', title: 'Jumping', version });
      expect([status, body.code]).toEqual([412, 'stale']);
      expect(body.current).toMatchObject({ id, version: 2, title: 'Dressage', changed_by: 'Ada Minister' });
      expect(Number.isNaN(Date.parse(body.current.changed_at))).toBe(false);
      expect(body.current).not.toHaveProperty('studentString');
      const again = await update(id, { editAction: 'title', title: 'Jumping', version: body.current.version });
      expect([again.status, again.body.lesson.title]).toEqual([200, 'Jumping']);
    });

    it('by ten people at once: one wins, the others are told', async () => {
      const { id, version } = (await create()).body.lesson;
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => update(id, { editAction: 'title', title: `Title ${i}`, version })),
      );
      expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
      const winner = answers.find(({ status }) => status === 200);
      expect((await barn.call(barn.admin, 'GET', 'lessons/index', { id })).body.lessons[0]).toMatchObject({
        title: winner?.body.lesson.title,
        version: 2,
      });
    });

    it.each([
      [{ editAction: 'paint' }, 'editAction', undefined],
      [{ editAction: 'title' }, 'title', 'title is required'],
      [{ editAction: 'section' }, 'section_id', 'section is required'],
      [{ editAction: 'location' }, 'location_id', 'section is required'],
      [{ editAction: 'datetime' }, 'start', 'start is required'],
      [{ editAction: 'datetime', start: '2026-11-24 25:00' }, 'start', undefined],
      [{ editAction: 'cancel', cancelAction: 'CWM' }, 'cancelAction', undefined],
      [{ editAction: 'cancel', cancelAction: 'BCWM', expiry_date: '2026-11-31' }, 'expiry_date', undefined],
    ])('with %j is refused, naming the field', async (edit, field, message) => {
      const { id } = (await create()).body.lesson;
      const { status, body } = await update(id, edit);
      expect([status, body.errors[0].field]).toEqual([400, field]);
      if (message) expect(body.message).toBe(message);
    });

    it('is not found where it is not, or is another barn’s', async () => {
      const elsewhere = await app.barn();
      const { id } = (await create()).body.lesson;
      expect((await update(barn.newId(), { editAction: 'title', title: 'X' })).status).toBe(404);
      expect(
        (await elsewhere.call(elsewhere.admin, 'POST', 'lessons/update', { id, editAction: 'title', title: 'X' }))
          .status,
      ).toBe(404);
      expect((await elsewhere.call(elsewhere.admin, 'GET', 'lessons/index', { id })).status).toBe(404);
    });
  });

  it('is cancelled once, with its riders; another cancellation or a move is refused', async () => {
    const { id } = (await create({ students: barn.family.studentIds })).body.lesson;
    const { body } = await barn.call(barn.admin, 'POST', 'lessons/cancel', {
      id,
      cancelAction: 'BCAP',
      cancelReason: 'WEA',
    });
    expect(body.lesson).toMatchObject({
      lesson_is_cancelled: 1,
      barn_cancel_makeup_action: 'BCAP',
      barn_cancel_reason: 'WEA',
      cnt: 0,
      studentString: '',
    });
    expect(
      body.LessonStudents.map((one: { enrollment_status_name: string; student_is_cancelled: number }) => [
        one.enrollment_status_name,
        one.student_is_cancelled,
      ]),
    ).toEqual([
      ['Barn Cancel', 1],
      ['Barn Cancel', 1],
    ]);
    for (const [path, form] of [
      ['cancel', { cancelAction: 'BCWM' }],
      ['reschedule', { start: `${TUESDAY} 18:00` }],
    ] as const) {
      const again = await barn.call(barn.admin, 'POST', `lessons/${path}`, { id, ...form });
      expect([again.status, again.body.message]).toEqual([409, 'Lesson has already been cancelled']);
    }
  });

  it('has no places left where it holds more riders than it has places for, and not fewer than none', async () => {
    const section_id = await barn.newSection({ sectionName: 'One at a time', maxEnrollment: 1 });
    const { body } = await create({ section_id, students: barn.family.studentIds });
    expect(body.lesson).toMatchObject({ max_enrollment: 1, cnt: 2, available: 0 });
  });

  it('names no horse that is there only for a rider who has cancelled', async () => {
    const { lesson, LessonStudents: places } = (await create({ students: barn.family.studentIds })).body;
    for (const [n, { id }] of places.entries())
      await barn.call(barn.admin, 'POST', 'lesson_people/updateHorseInStudentLesson', {
        lesson_person_id: id,
        horse_id: barn.horseIds[n],
      });
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id: places[0].id, newEnrollStatus: 'CWP' });
    const [shown] = (await barn.call(barn.admin, 'GET', 'lessons/index', { id: lesson.id })).body.lessons;
    expect(shown).toMatchObject({ cnt: 1, horseString: 'Juniper' });
  });

  it('shows new names as soon as somebody or something is renamed', async () => {
    const { id } = (await create({ students: [barn.family.studentIds[0]], horses: [barn.horseIds[0]] })).body.lesson;
    const { EditHorse } = await import('../../src/modules/horses/commands/edit-horse.js');
    await barn.run(EditHorse, { horseId: barn.horseIds[0] as string, horseName: 'Sir Biscuit' });
    expect((await barn.call(barn.admin, 'GET', 'lessons/index', { id })).body.lessons[0].horseString).toBe(
      'Sir Biscuit',
    );
  });
});
