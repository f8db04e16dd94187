import { sharedApp, type TestApp } from '../support/test-app.js';
import type { BarnWishes, TestBarn } from '../support/test-barn.js';

const DAY = '2026-11-24';

describe('what a family sees of the calendar', () => {
  let app: TestApp;
  beforeAll(async () => (app = await sharedApp()));

  /** A barn with a lesson of the family's, one of the neighbours', and one both ride in. */
  async function busyBarn(preferences: BarnWishes['preferences'] = {}) {
    const barn = await app.barn({ preferences });
    const neighbours = await barn.newFamily({ students: 1 });
    const add = async (title: string, form: object) =>
      (
        await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
          title,
          section_id: barn.sectionId,
          lesson_notes: 'Vet at ten',
          ...form,
        })
      ).body.lesson.id as string;
    const [mine] = barn.family.studentIds as [string];
    const [theirs] = neighbours.studentIds as [string];
    const lessons = {
      past: await add('past', { start: '2026-11-10 16:00', students: [theirs] }),
      mine: await add('mine', { start: `${DAY} 15:00`, students: [mine] }),
      both: await add('both', { start: `${DAY} 16:00`, students: [mine, theirs], horses: [barn.horseIds[1]] }),
      theirs: await add('theirs', { start: `${DAY} 17:00`, students: [theirs] }),
    };
    const index = (query: object, who = barn.family) => barn.call(who, 'GET', 'lessons/index', query);
    return { barn, neighbours, lessons, mine, theirs, index };
  }
  const titles = (body: { lessons: { title: string }[] }) => body.lessons.map((lesson) => lesson.title);

  it('is nothing but single lessons of its own where the barn does not show the calendar', async () => {
    const { index, lessons } = await busyBarn();
    expect((await index({ dbday: DAY })).status).toBe(403);
    expect((await index({ id: lessons.mine })).status).toBe(200);
    expect((await index({ id: lessons.theirs })).status).toBe(404);
  });

  it('is its own riders only, and what is still to come (R069)', async () => {
    const { index } = await busyBarn({ clients_can_view_calendar: 1 });
    const { body } = await index({ date1: '2026-11-01', date2: '2026-11-30' });
    expect(titles(body)).toEqual(['mine', 'both', 'theirs']);
    expect(body.LessonStudents.map((one: { name: string }) => one.name)).toEqual([
      expect.stringContaining('Rider 1'),
      expect.stringContaining('Rider 1'),
    ]);
    expect(
      body.lessons.map((lesson: Record<string, unknown>) => [
        String(lesson.studentString).split(',').filter(Boolean).length,
        lesson.horseString,
        lesson.lesson_notes,
        lesson.cnt,
      ]),
    ).toEqual([
      [1, '', null, 1],
      [1, '', null, 2],
      [0, '', null, 1],
    ]);
    expect([body.LessonHorses, body.tasks]).toEqual([[], []]);
  });

  it('includes others’ first names, horses and notes where the barn shows them; never their packages (R069 F07)', async () => {
    const { index, mine, theirs } = await busyBarn({
      clients_can_view_calendar: 1,
      clients_can_view_other_students_on_calendar: 1,
      clients_can_view_other_horses_on_calendar: 1,
      show_general_lesson_notes_on_client_page: 1,
    });
    const { body } = await index({ dbday: DAY });
    const strangers = body.LessonStudents.filter((one: { student_id: string | null }) => one.student_id === null);
    expect(strangers).toHaveLength(2);
    for (const one of strangers)
      expect(one).toMatchObject({
        name: 'Rider 1',
        person_id: null,
        item_id: null,
        paid: null,
        enrollment_status_code: null,
        cancellation_note: null,
      });
    expect(JSON.stringify(body)).not.toContain(theirs);
    const own = body.LessonStudents.find((one: { student_id: string | null }) => one.student_id === mine).name;
    expect(own).not.toBe('Rider 1');
    expect(
      body.lessons.map(({ studentString }: { studentString: string }) => studentString.split(', ').toSorted()),
    ).toEqual([[own], ['Rider 1', own], ['Rider 1']]);
    expect(
      body.lessons.map((lesson: { lesson_notes: string | null; horseString: string }) => [
        lesson.lesson_notes,
        lesson.horseString,
      ]),
    ).toEqual([
      ['Vet at ten', ''],
      ['Vet at ten', 'Juniper'],
      [null, ''],
    ]);
  });

  it('is not for editing (R066)', async () => {
    const { barn, lessons } = await busyBarn({ clients_can_view_calendar: 1 });
    for (const path of ['update', 'reschedule', 'cancel'])
      expect(
        (
          await barn.call(barn.family, 'POST', `lessons/${path}`, {
            id: lessons.mine,
            editAction: 'title',
            title: 'X',
            start: `${DAY} 18:00`,
          })
        ).status,
      ).toBe(403);
  });

  it('ends where staff begin: no list of theirs, no note made public, no invoice paid by hand, no lesson opened (R205)', async () => {
    const { barn, lessons, mine } = await busyBarn({ clients_can_view_calendar: 1, can_use_invoices: 1 });
    const refused = [
      ['GET', 'instructors/stafflist', {}],
      ['GET', 'students/index', {}],
      ['GET', 'lessons/warnings', { dbday: DAY }],
      ['POST', 'notes_clients/updatePublic', { id: barn.farmId, is_public: 1 }],
      ['POST', 'items/createMultiple', { payment_method: 'cash', item_details: [{ student_id: mine }] }],
      ['POST', 'lesson_people/markPaid', { lesson_date_time_id: lessons.mine, paid: 1 }],
      ['POST', 'lessons/update', { id: lessons.mine, editAction: 'title', title: 'X' }],
    ] as const;
    const statuses = await Promise.all(
      refused.map(async ([method, path, asked]) => [path, (await barn.call(barn.family, method, path, asked)).status]),
    );
    expect(statuses).toEqual(refused.map(([, path]) => [path, 403]));
  });

  it('can be filtered like staff’s, and never tells by its filters what it does not show (R208 R205)', async () => {
    const { barn, index, mine, theirs } = await busyBarn({ clients_can_view_calendar: 1 });
    const found = async (filters: object) => titles((await index({ dbday: DAY, filters })).body);
    expect([
      await found({ student_id: mine }),
      await found({ student_id: theirs }),
      await found({ horse_id: barn.horseIds[1] }),
      await found({ section_id: barn.sectionId, instructor_id: barn.instructor.instructorId, available: 1 }),
    ]).toEqual([['mine', 'both'], [], [], ['mine', 'both', 'theirs']]);
  });

  describe('when booking', () => {
    const booking = { view: 'booking', date1: '2026-11-01', date2: '2026-12-31' };
    const bookable = (body: { events: { title: string }[] }) => body.events.map((lesson) => lesson.title);

    it('is refused where the barn takes no bookings', async () => {
      const { index } = await busyBarn();
      expect((await index(booking)).status).toBe(403);
    });
    it('is what is to come, has free places, and does not have the rider yet', async () => {
      const { barn, index, mine } = await busyBarn({ clients_can_book_lessons: 1 });
      const [full, open] = [
        await barn.newSection({ sectionName: 'Full', maxEnrollment: 0 }),
        await barn.newSection({ sectionName: 'Open', maxEnrollment: null as never }),
      ];
      for (const [title, section_id] of [
        ['full', full],
        ['unlimited', open],
      ])
        await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', { title, section_id, start: `${DAY} 19:00` });
      expect(bookable((await index(booking)).body)).toEqual(['mine', 'both', 'theirs']);
      const { body } = await index({ ...booking, filters: { student_id: mine } });
      expect(bookable(body)).toEqual(['theirs']);
      expect(body.events[0]).toMatchObject({ studentString: '', available: 3 });
      expect(body.LessonStudents).toEqual([]);
    });
    it('says what would pay for the rider’s place, and offers nothing to another family’s rider', async () => {
      const { barn, index, mine, theirs } = await busyBarn({ clients_can_book_lessons: 1 });
      const {
        body: { product },
      } = await barn.call(barn.admin, 'POST', 'products/create', {
        product_name: 'Ten lessons',
        product_price: 450,
        product_count: 10,
        expires_in: 180,
        is_tracked: 1,
      });
      for (const student of [mine, theirs])
        await barn.call(barn.admin, 'POST', 'items/createMultiple', {
          payment_method: 'cash',
          item_details: [{ product_id: product.id, student_id: student }],
        });
      // Two of the ten have gone to the lessons the rider is in already.
      const covers = async (student_id: string) =>
        ((await index({ ...booking, filters: { student_id } })).body.events as { covered_by: object | null }[]).map(
          (lesson) => lesson.covered_by,
        );
      expect(await covers(mine)).toEqual([
        expect.objectContaining({ product_name: 'Ten lessons', start_count: 10, remain: 8 }),
      ]);
      expect(await covers(theirs)).toEqual([]);
    });
    it('waits for the barn’s buffer, to the minute (R069)', async () => {
      const { index } = await busyBarn({ clients_can_book_makeups: 1, booking_hours_buffer: 103 });
      // Now is 09:00 in Toronto on the 20th: 103 hours later it is 16:00 on the 24th, and that lesson is too soon by a moment.
      const { body } = await index(booking);
      expect([bookable(body), body.buffer]).toEqual([['theirs'], 103]);
    });
    it('keeps to the sections open to the rider, where the barn restricts them; staff are not restricted (B01, R069)', async () => {
      const { barn, index, mine } = await busyBarn({ clients_can_book_lessons: 1, restrict_client_sections: 1 });
      expect(bookable((await index(booking)).body)).toEqual([]);
      const open = { farm_id: barn.farmId, student_id: mine, section_id: barn.sectionId, purpose: 'book' };
      await app.owner`insert into student_section ${app.owner(open)}`;
      expect(bookable((await index({ ...booking, filters: { student_id: mine } })).body)).toEqual(['theirs']);
      expect(bookable((await index({ ...booking, filters: { student_id: barn.family.studentIds[1] } })).body)).toEqual(
        [],
      );
      expect(
        bookable(
          (await index({ ...booking, filters: { student_id: barn.family.studentIds[1] } }, barn.admin as never)).body,
        ),
      ).toEqual(['mine', 'both', 'theirs']);
    });
  });

  describe('when adding a lesson', () => {
    const form = (barn: TestBarn) => ({
      section_id: barn.sectionId,
      start: `${DAY} 10:00`,
      students: [barn.family.studentIds[0]],
    });
    it('is refused unless the barn allows it, and for riders of others', async () => {
      const closed = await busyBarn();
      expect(
        (await closed.barn.call(closed.barn.family, 'POST', 'lessons/createSingleLesson', form(closed.barn))).status,
      ).toBe(403);
      const { barn, theirs } = await busyBarn({ clients_can_add_lesson: 1 });
      expect(
        (await barn.call(barn.family, 'POST', 'lessons/createSingleLesson', { ...form(barn), students: [theirs] }))
          .status,
      ).toBe(403);
    });
    it('is refused where something is taken, without a word of whose lesson it is', async () => {
      const { barn } = await busyBarn({ clients_can_add_lesson: 1 });
      const { status, body } = await barn.call(barn.family, 'POST', 'lessons/createSingleLesson', {
        ...form(barn),
        start: `${DAY} 16:00`,
      });
      expect([status, body.code, body.message]).toEqual([
        409,
        'rider_elsewhere',
        expect.stringMatching(/ is also in another lesson at 16:00 on /),
      ]);
    });
    it('may name a horse that is open to the rider, where families see horses and it is free then', async () => {
      const { barn, mine, theirs } = await busyBarn({ clients_can_add_lesson: 1, clients_can_view_horses: 1 });
      const [open, taken] = barn.horseIds as [string, string];
      const closed = await barn.newHorse('Closed');
      const add = async (horse: string | undefined, start = '07:00') => {
        const wishes = { ...form(barn), start: `${DAY} ${start}`, horses: [horse] };
        const { status, body } = await barn.call(barn.family, 'POST', 'lessons/createSingleLesson', wishes);
        if (status !== 200) return [status, body.message];
        const { body: seen } = await barn.call(barn.admin, 'GET', 'lessons/index', { id: body.lesson.id });
        return [status, seen.LessonHorses.map((one: { horse_id: string }) => one.horse_id)];
      };
      expect(await add(open)).toEqual([403, 'This horse is not open to you.']);
      const allow = (array: string[]) =>
        barn.call(barn.admin, 'POST', 'xrefs/updateStudentHorse', { single_id: mine, array });
      const { body } = await allow([open, taken]);
      expect(body.currentValue.map(({ value }: { value: string }) => value).sort()).toEqual([open, taken].sort());
      const named = (who: { token: string }, single_id = mine) =>
        barn.call(who, 'GET', 'xrefs/getStudentHorses', { single_id });
      expect((await named(barn.family)).body).toEqual((await named(barn.admin)).body);
      expect((await named(barn.family, theirs)).status).toBe(404);
      expect(await add(open)).toEqual([200, [open]]);
      expect(await add(closed)).toEqual([403, 'This horse is not open to you.']);
      expect((await add(taken, '16:00'))[0]).toBe(409);
      await allow([taken]);
      expect(await add(open, '08:00')).toEqual([403, 'This horse is not open to you.']);
      const { barn: shy } = await busyBarn({ clients_can_add_lesson: 1 });
      const shyRider = shy.family.studentIds[0];
      await shy.call(shy.admin, 'POST', 'xrefs/updateStudentHorse', { single_id: shyRider, array: [shy.horseIds[0]] });
      const hidden = await shy.call(shy.family, 'GET', 'xrefs/getStudentHorses', { single_id: shyRider });
      expect([hidden.status, hidden.body.currentValue]).toEqual([200, []]);
      const wished = { ...form(shy), horses: [shy.horseIds[0]] };
      expect((await shy.call(shy.family, 'POST', 'lessons/createSingleLesson', wished)).body.message).toBe(
        'The barn chooses horses and staff.',
      );
    });
    it('opens horses of this barn, for its students, by administrators', async () => {
      const [{ barn, mine }, other] = [await busyBarn(), await app.barn()];
      const allow = (single_id: string, array: (string | undefined)[], who: { token: string } = barn.admin) =>
        barn.call(who, 'POST', 'xrefs/updateStudentHorse', { single_id, array });
      expect([
        (await allow(mine, [other.horseIds[0]])).status,
        (await allow(other.family.studentIds[0] as string, [])).status,
        (await allow(mine, [], barn.family)).status,
        (await barn.call(barn.admin, 'GET', 'xrefs/getStudentHorses', { single_id: mine })).body.currentValue,
      ]).toEqual([404, 404, 403, []]);
    });
    it('is its own lesson, without warnings about others', async () => {
      const { barn } = await busyBarn({ clients_can_add_lesson: 1 });
      const { status, body } = await barn.call(barn.family, 'POST', 'lessons/createSingleLesson', {
        ...form(barn),
        start: `${DAY} 07:00`,
        title: 'Mine alone',
      });
      expect([status, body.lesson.title, body.warnings, body.LessonStudents.length]).toEqual([200, 'Beginners', [], 1]);
    });
  });
});
