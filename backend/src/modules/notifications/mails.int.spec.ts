import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { ChangePreference } from '../farms/commands/change-preference.js';
import { tasks } from '../setup/commands/setup-lists.js';
import { EditContact } from '../people/commands/edit-person.js';
import { SetPersonActivation } from '../people/commands/set-person-activation.js';
import { RequestPasswordLink } from '../identity/commands/request-password-link.js';
import { booked } from './mails/booked.js';

describe('mails to families and staff', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    for (const field of ['send_notifications', 'send_cancellation_notifications', 'clients_can_cancel'])
      await barn.run(ChangePreference, { field, value: 1 });
    await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: `ines-${barn.farmId}@barn.test` });
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const settled = () => app.sent(barn.farmId);
  const plan = (more: object = {}) => barn.planLesson({ students: [barn.family.studentIds[0]], ...more });
  const placeOf = ({ LessonStudents }: Awaited<ReturnType<typeof plan>>) => LessonStudents[0]!.lesson_person_id;
  const holderEmail = () => app.holderEmail(barn);

  it('say that a rider is booked, with weekday, time and place, and what cancelling comes to', async () => {
    await barn.run(ChangePreference, { field: 'cancel_notice_hours', value: 24 });
    await plan();
    expect(await settled()).toEqual([{ to: await holderEmail(), subject: 'Booked: Rider 1, Tue 24 Nov, 16:00' }]);
    expect(app.smtp.mails[0]!.words).toContain('Tue 24 Nov, 16:00–17:00');
    expect(app.smtp.mails[0]!.words).toContain(
      'Cancel before Mon 23 Nov, 16:00: the lesson comes back. After that: the lesson counts as used.',
    );
    expect(await app.ledger(barn.farmId)).toMatchObject([
      { template_desc: 'Booking', email_to: await holderEmail(), attempts: 1, error_type: null },
    ]);
  });

  it('say nothing where the barn or the one who books wants it so', async () => {
    await plan({ sendNotification: 0 });
    await barn.run(ChangePreference, { field: 'send_notifications', value: 0 });
    await plan({ start: '2026-11-25 16:00' });
    expect(await settled()).toEqual([]);
  });

  it('of bookings and of cancellations follow settings of their own, and one of each may say otherwise (B15)', async () => {
    const wanted = async (bookings: number, cancellations: number) => {
      await barn.run(ChangePreference, { field: 'send_notifications', value: bookings });
      await barn.run(ChangePreference, { field: 'send_cancellation_notifications', value: cancellations });
    };
    let hour = 8;
    const subjects = async (booked: object = {}, cancelled: object = {}) => {
      app.smtp.mails.length = 0;
      const { lesson } = await plan({ start: `2026-11-24 ${String(++hour).padStart(2, '0')}:00`, ...booked });
      await settled();
      await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson.id, cancelReason: 'WEA', ...cancelled });
      const toFamily = (await settled()).filter(({ to }) => to.startsWith('family'));
      return toFamily.map(({ subject }) => subject.split(':')[0]).sort();
    };
    await wanted(1, 0);
    expect(await subjects()).toEqual(['Booked']);
    expect(await subjects({ sendNotification: 0 }, { sendNotification: 1 })).toEqual(['Cancelled']);
    await wanted(0, 1);
    expect(await subjects()).toEqual(['Cancelled']);
    expect(await subjects({ sendNotification: 1 }, { sendNotification: 0 })).toEqual(['Booked']);
  });

  it('bring the barn what a family writes as it books, and the answer to the family (R078)', async () => {
    for (const field of ['clients_can_book_lessons', 'clients_can_add_lesson'])
      await barn.run(ChangePreference, { field, value: 1 });
    await barn.run(ChangePreference, { field: 'send_notifications', value: 0 });
    await barn.run(ChangePreference, { field: 'email', value: `office-${barn.farmId}@barn.test` });
    const { lesson } = await plan({ students: [] });
    const [student_id] = barn.family.studentIds;
    const wishes = { msg: 'A calm horse, please.', student_email: 'x@y.test', account_name: 'Office' };
    const booked = { lesson_date_time_id: lesson.id, student_id, ...wishes };
    expect((await barn.call(barn.family, 'POST', 'lesson_people/addStudentToLesson', booked)).status).toBe(200);
    await settled();
    expect(app.mailTo('office').subject).toBe('Paula writes: Rider 1, Tue 24 Nov, 16:00');
    expect(app.mailTo('office').words).toContain('A calm horse, please.');
    app.smtp.mails.length = 0;
    const added = {
      section_id: barn.sectionId,
      start: '2026-11-27 09:00',
      students: [student_id],
      isStudentBooking: '1',
      ...wishes,
    };
    expect((await barn.call(barn.family, 'POST', 'lessons/createSingleLesson', added)).status).toBe(200);
    await settled();
    expect(app.mailTo('office').subject).toBe('Paula writes: Rider 1, Fri 27 Nov, 09:00');
  });

  it('are one for a whole series', async () => {
    const { status } = await barn.call(barn.admin, 'POST', 'lessons/createRecurringLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      students: barn.family.studentIds,
      frequency: 1,
      measure: 'weeks',
      endtype: 'after',
      endAfter: 20,
    });
    expect(status).toBeLessThan(300);
    expect((await settled()).map(({ subject }) => subject).sort()).toEqual([
      'Booked: Rider 1, 20 lessons from Tue 24 Nov, 16:00',
      'Booked: Rider 2, 20 lessons from Tue 24 Nov, 16:00',
    ]);
  });

  it('tell the family what its own cancellation gives back, and the instructor what was written', async () => {
    const lesson = await plan({ sendNotification: 0 });
    await barn.call(barn.family, 'POST', 'lesson_people/cancelStudent', {
      id: placeOf(lesson),
      cancel_note: 'She has a cold.',
    });
    await settled();
    expect(app.mailTo('family').subject).toBe('Cancelled: Rider 1, Tue 24 Nov, 16:00');
    expect(app.mailTo('family').words).toContain('Nothing was taken from a package for it.');
    expect(app.mailTo('ines').subject).toMatch(/^Cancelled: Rider 1 Rent \d+, Tue 24 Nov, 16:00$/);
    expect(app.mailTo('ines').words).toContain('She has a cold.');
  });

  it('carry the message of the staff when the barn cancels, and the makeup that comes of it', async () => {
    const lesson = await plan({ sendNotification: 0 });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', {
      id: lesson.lesson.id,
      cancelAction: 'BCWM',
      cancelReason: 'WEA',
      sendNotification: 1,
      updated_notification_message: 'The arena is under water.',
    });
    await settled();
    expect(app.mailTo('family').words).toContain('Maple Hill had to cancel Rider 1’s lesson.');
    expect(app.mailTo('family').words).toContain('Rider 1 has a makeup lesson for it, to be taken by Thu 24 Dec.');
    expect(app.mailTo('family').words).toContain('The arena is under water.');
    expect(app.mailTo('ines').subject).toBe('Cancelled: Beginner group, Tue 24 Nov, 16:00');
    for (const whose of ['family', 'ines'])
      for (const told of ['The arena is under water.', 'Reason Weather'])
        expect(app.mailTo(whose).words.replaceAll(':', '')).toContain(told);
  });

  it('tell the staff that a lesson without riders is called off, helpers among them', async () => {
    const helper = await barn.newInstructor({ permissions: [] });
    await barn.run(EditContact, { personId: helper.personId, contactEmail: `otto-${barn.farmId}@barn.test` });
    const taskStaff = [{ staff: helper.instructorId, task: await barn.run(tasks.Create, { taskName: 'Grooming' }) }];
    const { lesson } = await plan({ students: [], taskStaff });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson.id, cancelReason: 'INS', sendNotification: 1 });
    await settled();
    expect(app.mailTo('ines').words).toContain('Instructor illness');
    expect(app.mailTo('otto').subject).toBe('Cancelled: Beginner group, Tue 24 Nov, 16:00');
  });

  it('say what a changed cancellation came to before, and now', async () => {
    const lesson = await plan({ sendNotification: 0 });
    const cancel = (newEnrollStatus: string, more: object) =>
      barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id: placeOf(lesson), newEnrollStatus, ...more });
    await cancel('CWM', { sendNotification: 0 });
    await cancel('CLC', {
      sendNotification: 1,
      updated_notification_message: 'As we said.',
      cancel_note: 'Came late.',
    });
    await settled();
    expect(app.mailTo('family').subject).toBe('Cancellation changed: Rider 1, Tue 24 Nov, 16:00');
    for (const words of ['Before, a makeup lesson was given for it.', 'The lesson is still to be paid.', 'Came late.'])
      expect(app.mailTo('family').words).toContain(words);
    expect(app.mailTo('ines').words).toContain('Before: Cancelled with makeup. Now: Late cancel.');
    for (const whose of ['family', 'ines']) expect(app.mailTo(whose).words).toContain('As we said.');
  });

  it('say that a place paid at the barn was paid, as the preview did (E08)', async () => {
    const lesson = await plan({ sendNotification: 0 });
    const id = placeOf(lesson);
    await barn.call(barn.admin, 'POST', 'lesson_people/markPaid', { id, paid: 1 });
    const { body } = await barn.call(barn.admin, 'GET', 'lesson_people/previewCancel', { id, newEnrollStatus: 'CNA' });
    expect(body.sentence).toBe('Nothing is given back: the lesson was paid and counts as used.');
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', { id, newEnrollStatus: 'CNA' });
    await settled();
    expect(app.mailTo('family').words).toContain('The lesson was paid and counts as used.');
  });

  it('say that a makeup has expired where it has', async () => {
    const lesson = await plan({ sendNotification: 0 });
    await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', {
      id: placeOf(lesson),
      newEnrollStatus: 'CWM',
      makeup_start_date: '2026-11-01',
      expiry_date: '2026-11-10',
    });
    await settled();
    expect(app.mailTo('family').words).toContain('Rider 1 has a makeup lesson for it, which expired on Tue 10 Nov.');
  });

  it('tell the instructor who had a lesson, and the one who has it now', async () => {
    const next = await barn.newInstructor({ permissions: [] });
    await barn.run(EditContact, { personId: next.personId, contactEmail: `otto-${barn.farmId}@barn.test` });
    const { lesson } = await plan({ students: [], sendNotification: 0 });
    const change = { id: lesson.id, sendNotification: 1, updated_notification_message: 'Ines is at a show.' };
    await barn.call(barn.admin, 'POST', 'lessons/update', {
      ...change,
      editAction: 'instructor',
      instructor_id: next.instructorId,
    });
    await settled();
    expect(app.mailTo('ines').words).toContain('Beginner group is no longer yours.');
    expect(app.mailTo('otto').words).toContain('Beginner group is yours now.');
    for (const whose of ['ines', 'otto']) expect(app.mailTo(whose).words).toContain('Ines is at a show.');
    app.smtp.mails.length = 0;
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', { ...change, start: '2026-11-25 10:00' });
    expect(await settled()).toEqual([
      { to: expect.stringMatching(/^otto/), subject: 'Moved: Beginner group, Wed 25 Nov, 10:00' },
    ]);
  });

  it('tell each person once of a lesson that was given to another one at another time', async () => {
    const next = await barn.newInstructor({ permissions: [] });
    await barn.run(EditContact, { personId: next.personId, contactEmail: `otto-${barn.farmId}@barn.test` });
    const { lesson } = await plan({ sendNotification: 0, students: barn.family.studentIds.slice(0, 1) });
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
      id: lesson.id,
      start: '2026-11-25 10:00',
      instructor_id: next.instructorId,
      sendNotification: 1,
    });
    expect((await settled()).map(({ subject }) => subject).sort()).toEqual([
      'Changed: Beginner group, Wed 25 Nov, 10:00',
      'Changed: Beginner group, Wed 25 Nov, 10:00',
      'Moved: Rider 1, Wed 25 Nov, 10:00',
    ]);
    expect(app.mailTo('ines').words).toContain('Beginner group is no longer yours.');
    expect(app.mailTo('otto').words).toContain('Beginner group is yours now.');
    for (const whose of ['ines', 'otto', 'family'])
      expect(app.mailTo(whose).words).toContain('It was on Tue 24 Nov, 16:00.');
  });

  it('say where a lesson moved to, once to each family', async () => {
    const lesson = await plan({ sendNotification: 0, students: barn.family.studentIds });
    await barn.call(barn.admin, 'POST', 'lessons/reschedule', {
      id: lesson.lesson.id,
      start: '2026-11-25 10:00',
      end: '2026-11-25 11:00',
      sendNotification: 1,
      updated_notification_message: 'The arena is taken.',
    });
    expect((await settled()).map(({ subject }) => subject).sort()).toEqual([
      'Moved: Beginner group, Wed 25 Nov, 10:00',
      'Moved: Rider 1, Wed 25 Nov, 10:00',
      'Moved: Rider 2, Wed 25 Nov, 10:00',
    ]);
    expect(app.smtp.mails[0]!.words).toContain('It was on Tue 24 Nov, 16:00.');
    expect(app.smtp.mails[0]!.words).toContain('The arena is taken.');
  });

  it('carry a link to choose a password, which stands nowhere else', async () => {
    await barn.run(RequestPasswordLink, {
      loginId: barn.family.loginId,
      personId: barn.family.personId,
      purpose: 'reset',
    });
    expect(await settled()).toEqual([{ to: barn.family.email, subject: 'Choose a new password' }]);
    const link = /\/updatepassword\/([\w-]+)/.exec(app.smtp.mails[0]!.words)![1]!;
    const holding = `%${link}%`;
    const everywhere = await app.owner<{ found: string }[]>`
      select 'ledger' as found from mail_message where message like ${holding}
      union all
      select 'log' from event where data::text like ${holding}
      union all
      select 'queue' from bullmq.job where data::text like ${holding}`;
    expect(everywhere).toHaveLength(0);
  });

  it('to nobody are noted and harm nothing', async () => {
    const [lesson] = [
      await plan({ sendNotification: 0 }),
      await barn.run(EditContact, { personId: barn.instructor.personId, contactEmail: '' }),
    ];
    await barn.run(SetPersonActivation, { personId: barn.family.personId, active: false });
    await barn.call(barn.admin, 'POST', 'lessons/cancel', {
      id: lesson.lesson.id,
      cancelAction: 'BCNA',
      sendNotification: 1,
    });
    expect(await settled()).toEqual([]);
    const row = { error_type: 'no_address', email_to: '', sent_at: null };
    expect(await app.ledger(barn.farmId)).toMatchObject([row, row]);
    expect((await app.jobs.failed()).filter(({ data }) => (data as { farmId: string }).farmId === barn.farmId)).toEqual(
      [],
    );
  });

  it('go out once, though their job is done twice', async () => {
    await plan();
    const [job] = booked.jobs(
      (await barn.log())
        .filter(({ type }) => type === 'enrollment.StudentEnrolled')
        .map((event) => ({ ...event, farmId: barn.farmId }) as never),
    );
    // First all at once, then again when one of them is done.
    await app.jobs.add(
      [1, 2, 3, 4].map((n) => ({ type: booked.job, id: `again-${n}-${barn.farmId}`, data: job!.data as never })),
    );
    await settled();
    await app.jobs.add([job!]);
    await settled();
    expect(app.smtp.mails).toHaveLength(1);
    expect(app.smtp.mails[0]!.messageId).toMatch(/^<\d+-booked\.[0-9a-f-]+@leadline\.test>$/);
  });

  it('that the mail server refuses stand in the ledger with the reason, and on the list of failed jobs', async () => {
    app.smtp.rules.refuse = (to) => `550 5.1.1 <${to}> does not exist`;
    await plan();
    await app.settled(barn.farmId);
    app.smtp.rules.refuse = () => undefined;
    expect(app.smtp.mails).toEqual([]);
    const [row] = await app.ledger(barn.farmId);
    expect(row).toMatchObject({ sent_at: null, error_type: 'refused', attempts: 1 });
    expect(row!.error_message).not.toContain('@');
    const [failed] = (await app.jobs.failed()).filter(
      ({ data }) => (data as { farmId: string }).farmId === barn.farmId,
    );
    await app.jobs.retry([failed!.id]);
    await settled();
    expect(await app.ledger(barn.farmId)).toMatchObject([{ error_type: null, attempts: 2 }]);
    expect(app.smtp.mails).toHaveLength(1);
  });
});
