import { EnquirySchedule } from '../../src/modules/enquiries/jobs/erase-enquiries.js';
import { WaitingListRound } from '../../src/modules/enrollment/jobs/run-waiting-lists.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { NOW } from '../support/test-app.js';
import { workApp, type WorkApp } from '../work/work-app.js';
import { publicIdOf, strangerAt, tokenIn } from './stranger.js';

const HOUR_MS = 3600 * 1000;
const GUESTS = { takes_enquiries: 1, guests_ask: 1 };

describe('guests who ask for a place in a lesson', () => {
  let app: WorkApp, barn: RidingBarn, publicId: string, stranger: ReturnType<typeof strangerAt>, lesson: string;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  const open = async (preferences: object = {}) => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { section: { maxEnrollment: 2 }, preferences: { ...GUESTS, ...preferences } });
    lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    publicId = await publicIdOf(barn);
    stranger = strangerAt(app, publicId);
    app.smtp.mails.length = 0;
  };
  beforeEach(() => open());

  const placeForm = (lesson_id = lesson, of = publicId) =>
    app.call(undefined, 'GET', 'public/placeForm', { public_id: of, lesson_id });
  const form = async (own: object = {}) => {
    const { wish: _, ...rest } = await stranger.form({ lesson_id: lesson, message: '', ...own });
    return rest;
  };
  const ask = async (own: object = {}) => stranger.post('askForPlace', await form(own));
  const tokenTo = async (email: string) => {
    await app.settled(barn.farmId);
    return tokenIn(
      app.smtp.mails.findLast(({ to, subject }) => to.toLowerCase() === email && subject.startsWith('Please'))!.words,
    );
  };
  const confirm = (token: string) => stranger.post('confirmEnquiry', { token });
  /** An enquiry whose address is confirmed. */
  const asked = async (own: { email?: string } & Record<string, unknown> = {}) => {
    expect(await ask(own)).toMatchObject({ status: 200, body: { result: 'confirm your address' } });
    const token = await tokenTo((own.email ?? 'nora@home.test').toLowerCase());
    expect((await confirm(token)).status).toBe(200);
    const { body } = await barn.call(barn.admin, 'GET', 'enquiries/index', { state: 'new', limit: 1 });
    return { token, id: body.enquiries[0].id as string };
  };
  const one = async (id: string) => (await barn.call(barn.admin, 'GET', 'enquiries/enquiry', { id })).body.enquiry;
  const staff = (path: string, body: object, who = barn.admin) => barn.call(who, 'POST', `enquiries/${path}`, body);
  const client = {
    first_name: 'Nora',
    last_name: 'Lindqvist',
    contact_email: 'nora@home.test',
    rider_first_name: 'Ida',
  };
  const mailsTo = async (to: string) =>
    (await app.settled(barn.farmId)).filter((mail) => mail.to.startsWith(to)).map(({ subject }) => subject);
  /** As the public page shows it: riders, free places, whether there is one to book. */
  const shown = async () => {
    const days = { public_id: publicId, dbday: '2026-11-24', days: 1 };
    const { body } = await app.call(undefined, 'GET', 'lessons/public', days);
    const found = body.lessons.find(({ id }: { id: string }) => id === lesson);
    return [found.cnt, found.available, found.has_spots];
  };
  const familyBooks = async () => {
    const family = await barn.newFamily({ students: 1 });
    const booking = { lesson_date_time_id: lesson, student_id: family.studentIds[0] };
    return barn.call(family, 'POST', 'lesson_people/addStudentToLesson', booking);
  };
  const roundAt = async (ms: number) => {
    app.clock.set(new Date(ms));
    await app.app.get(WaitingListRound).work();
  };
  const riding = async () =>
    (await barn.read((sql) => sql`select 1 from lesson_person where lesson_id = ${lesson} and not is_cancelled`))
      .length;

  it('have it kept once the address is confirmed, for nobody else, and the barn is told of the lesson', async () => {
    expect((await placeForm()).body).toMatchObject({
      kept_hours: 24,
      asks_weight: 0,
      free: 1,
      lesson: { scheduled_date: '2026-11-24', scheduled_starttime: '16:00' },
    });
    await ask();
    expect(await shown()).toEqual([1, 1, 1]);
    expect(await mailsTo('nora@')).toEqual(['Please confirm: a place at Maple Hill, Tue 24 Nov, 16:00']);
    expect(await mailsTo('adm-')).toEqual([]);
    const token = await tokenTo('nora@home.test');
    for (const _ of [1, 2]) expect((await confirm(token)).body).toEqual({ result: 'confirmed' });
    expect(await mailsTo('adm-')).toEqual(['Tue 24 Nov, 16:00: Nora Lindqvist asks']);
    expect(await shown()).toEqual([1, 0, 0]);
    expect((await familyBooks()).body).toMatchObject({ code: 'no_places' });
    const [{ id, ...row }] = (await barn.call(barn.admin, 'GET', 'enquiries/index', { state: 'new' })).body.enquiries;
    expect(row).toMatchObject({ wish: 'place', lesson_at: '2026-11-24 16:00', kept_until: '2026-11-21 09:01' });
    expect((await one(id)).place).toMatchObject({
      state: 'kept',
      lesson_id: lesson,
      kept_until: '2026-11-21 09:01',
      riding: 1,
      max_enrollment: 2,
      free: 1,
      is_moved: 0,
    });
    expect((await stranger.own(token)).body).toMatchObject({
      rider_name: 'Ida',
      place: { state: 'kept', kept_until: '2026-11-21 09:01', scheduled_starttime: '16:00' },
    });
    const log = JSON.stringify(await barn.log());
    expect(log).toContain('enrollment.GuestPlaceKept');
    for (const personal of ['Nora', 'nora@', 'Ida', '555 0142']) expect(log).not.toContain(personal);
  });

  it('are seen beside the lesson by their first name, and staff who give the place away are warned and they are told', async () => {
    const { id } = await asked();
    const list = await barn.call(barn.admin, 'GET', 'waiting_list/lesson', { lesson_date_time_id: lesson });
    expect(list.body.guests).toEqual([{ id, first_name: 'Nora', kept_until: '2026-11-21T14:01:00Z' }]);
    const { status, body } = await barn.call(barn.admin, 'POST', 'lesson_people/create', {
      student_id: barn.siblingId,
      lesson_date_time_id: lesson,
    });
    expect([status, body.warnings.map(({ message }: { message: string }) => message)]).toEqual([
      200,
      ['The free place is kept for a guest who asked for it'],
    ]);
    expect((await one(id)).place).toMatchObject({ state: 'given_away', kept_until: null, free: 0 });
    expect((await mailsTo('nora@')).slice(1)).toEqual(['Your place is not kept any more: Tue 24 Nov, 16:00']);
  });

  it('have it kept from a family that books several dates, too, and reads so', async () => {
    await barn.newSeries(2, { start: { date: '2026-11-25', time: '16:00' }, studentIds: [barn.siblingId] });
    const found = await barn.read(
      (sql) => sql<{ id: string }[]>`
        select lesson_id as id from lesson where series_id is not null order by starts_at`,
    );
    const dates = found.map(({ id }) => id);
    await asked({ lesson_id: dates[1] });
    const rider = { student_id: barn.studentId };
    const { body } = await barn.call(barn.family, 'GET', 'lesson_people/seriesDates', {
      ...rider,
      lesson_date_time_id: dates[0],
    });
    expect(body.dates.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      'No spots available for this lesson',
    ]);
    const booked = await barn.call(barn.family, 'POST', 'lesson_people/bookDates', {
      ...rider,
      lesson_date_time_ids: dates,
    });
    expect(booked.body).toMatchObject({ code: 'no_places' });
  });

  it('two at once for the last place: one has it, the other reads at once that it is full, and has asked a question', async () => {
    await ask();
    await ask({ email: 'tom@home.test', first_name: 'Tom' });
    const tokens = [await tokenTo('nora@home.test'), await tokenTo('tom@home.test')];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const states = await Promise.all(tokens.map(async (token) => (await stranger.own(token)).body.place.state));
    expect(new Set(states)).toEqual(new Set(['full', 'kept']));
    expect(await shown()).toEqual([1, 0, 0]);
    expect((await barn.call(barn.admin, 'GET', 'enquiries/index', { state: 'new' })).body.size).toBe(2);
    expect((await ask({ email: 'mia@home.test' })).body).toMatchObject({ status: 409, code: 'lesson_full' });
    expect((await placeForm()).body.free).toBe(0);
  });

  it('become a client with a place in one step, once, by whatever it takes', async () => {
    const { id } = await asked();
    const given = await staff('givePlace', { id, ...client });
    expect(given.status).toBe(200);
    expect(given.body).toMatchObject({
      warnings: [],
      enquiry: { state: 'answered', place: { state: 'given', riding: 2 } },
    });
    const again = await staff('givePlace', { id, ...client });
    expect(again.body.enquiry.person_id).toBe(given.body.enquiry.person_id);
    expect(await riding()).toBe(2);
    expect(await shown()).toEqual([2, 0, 0]);
    expect((await mailsTo('nora@')).slice(1)).toEqual(['You have the place: Ida, Tue 24 Nov, 16:00']);
    const { person_id } = given.body.enquiry;
    const { members } = (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id })).body;
    expect(members).toMatchObject([{ person_name: 'Ida' }]);
    app.clock.set('2026-11-24T22:00:00Z');
    const owed = await barn.call(barn.admin, 'GET', 'items/owed', { person_id });
    expect(owed.body.unpaid_lessons).toBe(1);
    expect((await staff('declinePlace', { id, message: 'Sorry' })).body.code).toBe('place_given_already');
  });

  it('are a rider of a family that the barn knows, or a new one of it', async () => {
    const family = await barn.newFamily({ students: 1 });
    const { id } = await asked();
    const other = await barn.newFamily({ students: 1 });
    const wrong = await staff('givePlace', { id, person_id: family.personId, student_id: other.studentIds[0] });
    expect(wrong.body).toMatchObject({ status: 404, errors: [{ field: 'student_id' }] });
    const given = await staff('givePlace', { id, person_id: family.personId, student_id: family.studentIds[0] });
    expect(given.body.enquiry).toMatchObject({ person_id: family.personId, place: { state: 'given' } });
    await barn.cancel((await placeOf(family.studentIds[0]!)) as string, { newEnrollStatus: 'CWP' });
    const second = await asked({ email: 'tom@home.test' });
    const added = await staff('givePlace', { id: second.id, person_id: other.personId, rider_first_name: 'Ida' });
    expect(added.status).toBe(200);
    const { members } = (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id: other.personId }))
      .body;
    expect(members.map(({ person_name }: { person_name: string }) => person_name)).toContain('Ida');
  });
  const placeOf = async (studentId: string) => {
    const rows = await barn.read(
      (sql) => sql<{ id: string }[]>`
        select lesson_person_id as id from lesson_person where lesson_id = ${lesson} and student_id = ${studentId}`,
    );
    return rows[0]?.id;
  };

  it('are given nothing half: what refuses the booking makes no client', async () => {
    const { id } = await asked();
    await barn.call(barn.admin, 'POST', 'lesson_people/create', {
      student_id: barn.siblingId,
      lesson_date_time_id: lesson,
    });
    const people = () => barn.read((sql) => sql`select 1 from person`);
    const before = (await people()).length;
    expect((await staff('givePlace', { id, ...client })).body).toMatchObject({ status: 409, code: 'no_places' });
    expect((await people()).length).toBe(before);
    expect((await one(id)).person_id).toBeNull();
    expect((await staff('givePlace', { id, ...client, overfill: 1 })).status).toBe(200);
    expect(await riding()).toBe(3);
    for (const [field, wrong] of [
      ['first_name', { first_name: '' }],
      ['rider_first_name', { person_id: barn.family.personId, rider_first_name: '' }],
      ['person_id', { person_id: barn.instructor.personId }],
      ['person_id', { person_id: barn.newId() }],
    ] as const) {
      const { id: next } = await asked({
        email: `${field}-${Object.keys(wrong).length}@home.test`,
        lesson_id: await another(),
      });
      expect((await staff('givePlace', { id: next, ...client, ...wrong })).body).toMatchObject({ errors: [{ field }] });
    }
  });
  const another = () => barn.newLesson('2026-11-25', '16:00');

  it('are declined with words, once, and the place is free for who waits', async () => {
    await barn.run(ChangePreference, { field: 'has_waiting_lists', value: 1 });
    const { id, token } = await asked();
    const family = await barn.newFamily({ students: 1 });
    const wait = { lesson_date_time_id: lesson, student_id: family.studentIds[0] };
    expect((await barn.call(family, 'POST', 'waiting_list/join', wait)).status).toBe(200);
    const own = async () => (await barn.call(family, 'GET', 'waiting_list/own')).body.waiting[0].offered_until;
    await roundAt(app.clock.now().getTime() + HOUR_MS);
    expect(await own()).toBeNull();
    const seen = { id, message: 'This group canters already.', seen: 0 };
    await stranger.post('continueEnquiry', { token, key: 'a', message: 'She has ridden.' });
    expect((await staff('declinePlace', seen)).body.code).toBe('enquiry_answered_meanwhile');
    for (const _ of [1, 2]) expect((await staff('declinePlace', { ...seen, seen: 1 })).status).toBe(200);
    expect(await own()).not.toBeNull();
    expect(await one(id)).toMatchObject({ state: 'answered', place: { state: 'declined', kept_until: null } });
    expect((await one(id)).texts).toHaveLength(3);
    expect((await mailsTo('nora@')).slice(1)).toEqual(['No place this time: Maple Hill has answered you']);
    expect((await stranger.own(token)).body.texts.at(-1)).toMatchObject({ body: seen.message, by_barn: 1 });
  });

  it('have it kept no longer than said, by the clock, and read that', async () => {
    const { id, token } = await asked();
    const until = new Date('2026-11-21T14:01:00Z').getTime();
    await roundAt(until - 1);
    expect((await one(id)).place.state).toBe('kept');
    await roundAt(until);
    await roundAt(until + 600_000);
    expect((await one(id)).place).toMatchObject({ state: 'ended', kept_until: null });
    expect((await stranger.own(token)).body.place.state).toBe('ended');
    expect((await mailsTo('nora@')).slice(1)).toEqual(['Your place is not kept any more: Tue 24 Nov, 16:00']);
    expect((await familyBooks()).status).toBe(200);
  });

  it('have none kept past the beginning of the lesson, nor where it is called off', async () => {
    await open({ guest_place_hours: 168 });
    const { id } = await asked();
    expect((await one(id)).place.kept_until).toBe('2026-11-24 16:00');
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson, barn_cancel_reason: 'WEA' });
    const { place } = await one(id);
    expect(place).toMatchObject({ state: 'called_off', is_cancelled: 1 });
    expect((await staff('givePlace', { id, ...client })).body).toMatchObject({ status: 409, code: 'lesson_cancelled' });
    expect((await mailsTo('nora@')).slice(1)).toHaveLength(1);
  });

  it('have none kept where the barn keeps none, nor more than two for one address; all are questions', async () => {
    await open({ guest_place_hours: 0 });
    const none = await asked();
    expect((await one(none.id)).place).toMatchObject({ state: 'unkept', kept_until: null });
    expect(await shown()).toEqual([1, 1, 1]);
    await open();
    const states = [];
    for (const day of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      const { id } = await asked({ lesson_id: await barn.newLesson(day, '10:00'), email: 'Nora@Home.test' });
      states.push((await one(id)).place.state);
    }
    expect(states).toEqual(['kept', 'kept', 'many']);
  });

  it('free it when the enquiry is closed, or erased', async () => {
    const { id } = await asked();
    await staff('updateState', { id, closed: 1 });
    expect((await one(id)).place.state).toBe('closed');
    expect(await shown()).toEqual([1, 1, 1]);
    const second = await asked({ email: 'tom@home.test' });
    const names = { id: second.id, first_name: 'Tom', contact_email: 'tom@home.test', holder_rides: 1 };
    const { person_id } = (await staff('makeClient', names)).body;
    expect((await barn.call(barn.admin, 'POST', 'people/erase', { person_id, person_name: 'Tom' })).status).toBe(200);
    expect(await shown()).toEqual([1, 1, 1]);
    expect((await barn.log()).findLast(({ type }) => type === 'enrollment.GuestPlaceFreed')?.data.why).toBe('erased');
  });

  it('who never confirm keep nothing, and are erased with what they weigh', async () => {
    await open({ guests_say_weight: 1 });
    expect((await placeForm()).body.asks_weight).toBe(1);
    expect((await ask()).body).toMatchObject({ status: 400, errors: [{ field: 'rider_weight' }] });
    await ask({ rider_weight: 42 });
    expect(await shown()).toEqual([1, 1, 1]);
    app.clock.set(new Date(app.clock.now().getTime() + 8 * 24 * HOUR_MS));
    await app.app.get(EnquirySchedule).erase();
    await app.settled(barn.farmId);
    expect((await barn.read((sql) => sql`select 1 from enquiry`)).length).toBe(0);
  });

  it('say a weight where the barn asks, which is noted of the new rider', async () => {
    await open({ guests_say_weight: 1 });
    const { id } = await asked({ rider_weight: 42 });
    expect(await one(id)).toMatchObject({ rider_weight: 42 });
    const office = ['STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'];
    for (const [permissions, weight] of [
      [office, null],
      [[...office, 'VIEW_RIDER_MEASURES'], 42],
    ] as const) {
      const who = await barn.newInstructor({ permissions });
      const { body } = await barn.call(who, 'GET', 'enquiries/enquiry', { id });
      expect(body.enquiry).toMatchObject({ rider_name: expect.anything(), rider_weight: weight });
    }
    await staff('givePlace', { id, ...client });
    const noted = await barn.read((sql) => sql<{ weight: number }[]>`select weight from rider_measure`);
    expect(noted).toEqual([{ weight: 42 }]);
    await barn.run(ChangePreference, { field: 'guests_say_weight', value: 0 });
    const other = await asked({ rider_weight: 42, email: 'tom@home.test', lesson_id: await another() });
    expect((await one(other.id)).rider_weight).toBeNull();
  });

  it('are not asked where the barn has not switched it on, or takes no enquiries; who confirms later keeps nothing', async () => {
    await ask();
    const token = await tokenTo('nora@home.test');
    const filled = await form();
    for (const field of ['takes_enquiries', 'guests_ask']) {
      await barn.run(ChangePreference, { field: 'takes_enquiries', value: 1 });
      await barn.run(ChangePreference, { field, value: 0 });
      expect((await placeForm()).body).toMatchObject({ status: 409, code: 'guests_off' });
      expect((await stranger.post('askForPlace', filled)).body.status).toBe(409);
      const { body } = await app.call(undefined, 'GET', 'public/public', { public_id: publicId });
      expect(body.list[0].guests_ask).toBe(0);
    }
    expect((await confirm(token)).status).toBe(200);
    expect((await stranger.own(token)).body.place.state).toBe('unkept');
  });

  it('are this barn’s alone, and no link opens another’s', async () => {
    const { id, token } = await asked();
    const other = await ridingBarn(app, { preferences: GUESTS });
    const theirs = (path: string, body: object) => other.call(other.admin, 'POST', `enquiries/${path}`, body);
    expect((await theirs('givePlace', { id, ...client })).status).toBe(404);
    expect((await theirs('declinePlace', { id, message: 'x' })).status).toBe(404);
    const elsewhere = strangerAt(app, await publicIdOf(other));
    for (const wrong of [elsewhere.post('confirmEnquiry', { token }), confirm(`${token.slice(0, -2)}AA`), confirm('x')])
      expect((await wrong).body).toMatchObject({ status: 404, code: 'enquiry_gone' });
    for (const who of [barn.family, barn.instructor]) {
      expect((await barn.call(who, 'POST', 'enquiries/givePlace', { id, ...client })).status).toBe(403);
      expect((await barn.call(who, 'POST', 'enquiries/declinePlace', { id, message: 'x' })).status).toBe(403);
    }
    expect((await one(id)).place.state).toBe('kept');
  });

  it('see when a lesson was moved since they asked, and so do staff', async () => {
    const { id } = await asked();
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', { id: lesson, start: '2026-11-25 10:00' });
    expect((await one(id)).place).toMatchObject({
      state: 'kept',
      is_moved: 1,
      asked_for: '2026-11-24 16:00',
      scheduled_date: '2026-11-25',
    });
  });
});
