import { answerToken, type Answer } from '../../src/modules/enrollment/answer-links.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('answers from mails', () => {
  let app: TestApp;
  let barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { answers_by_mail: 1, clients_can_cancel: 1, cancel_notice_hours: 24 } });
  });
  beforeEach(() => app.clock.set('2026-11-20T14:00:00Z'));

  const plan = async (start = '2026-11-24 16:00') => {
    const { lesson, LessonStudents } = await barn.planLesson({ start, students: [barn.family.studentIds[0]] });
    return { lessonId: lesson.id, placeId: LessonStudents[0]!.lesson_person_id };
  };
  const tokenFor = (lessonPersonId: string, answer: Answer, farmId = barn.farmId) =>
    answerToken(app.config.secret, { answer, farmId, lessonPersonId });
  const post = (name: string, token: string, more: object = {}) =>
    app.call(undefined, 'POST', `mail_answers/${name}`, { token, ...more });
  const events = async () => (await barn.log()).length;
  const last = async () => (await barn.log()).at(-1);
  const onSheet = async (lessonId: string, day = '2026-11-24') =>
    (
      (await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: day })).body.LessonStudents as Record<
        string,
        unknown
      >[]
    ).find((one) => one.lesson_date_time_id === lessonId);

  it('are read without changing anything, and say whose lesson it is', async () => {
    const { placeId } = await plan();
    const before = await events();
    const { status, body } = await post('read', tokenFor(placeId, 'come'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answer: 'come',
      state: 'open',
      farm_name: 'Maple Hill',
      rider: 'Rider 1',
      scheduled_date: '2026-11-24',
      scheduled_starttime: '16:00',
      duration: 60,
      confirmed: 0,
      preview: null,
    });
    expect(await events()).toBe(before);
  });

  it('“We come” is known to the staff, once however often it is said, until the lesson moves', async () => {
    const { lessonId, placeId } = await plan();
    const token = tokenFor(placeId, 'come');
    expect(await onSheet(lessonId)).toMatchObject({ confirmed: 0 });
    expect((await post('come', token)).body).toMatchObject({ confirmed: 1 });
    expect(await last()).toMatchObject({
      type: 'enrollment.PlaceConfirmed',
      data: { lessonPersonId: placeId, startsAt: '2026-11-24T21:00:00.000Z' },
      metadata: expect.objectContaining({ actorType: 'STU' }),
    });
    const before = await events();
    expect((await post('come', token)).status).toBe(200);
    expect(await events()).toBe(before);
    expect(await onSheet(lessonId)).toMatchObject({ confirmed: 1 });
    const moved = { id: lessonId, start: '2026-11-25 10:00', end: '2026-11-25 11:00', sendNotification: 0 };
    expect((await barn.call(barn.admin, 'POST', 'lessons/reschedule', moved)).status).toBe(200);
    expect(await onSheet(lessonId, '2026-11-25')).toMatchObject({ confirmed: 0 });
    expect((await post('read', token)).body).toMatchObject({ confirmed: 0, scheduled_date: '2026-11-25' });
  });

  it('cancel by the rules of the portal, which are read before and sent along', async () => {
    const { placeId } = await plan('2026-11-26 16:00');
    const token = tokenFor(placeId, 'cancel');
    const { preview } = (await post('read', token)).body;
    const shown = await barn.call(barn.family, 'GET', 'lesson_people/previewCancel', { id: placeId });
    expect(preview).toEqual(shown.body);
    const seen = { seen_status_code: preview.code, seen_outcome_key: preview.outcome_key };
    app.clock.set('2026-11-26T20:00:00Z');
    expect((await post('cancel', token, seen)).body.code).toBe('outcome_changed');
    app.clock.set('2026-11-20T14:00:00Z');
    expect((await post('cancel', token, seen)).body).toMatchObject({ state: 'cancelled', preview: null });
    expect(await last()).toMatchObject({ data: { by: 'family' } });
    const before = await events();
    expect((await post('cancel', token, seen)).status).toBe(200);
    expect(await events()).toBe(before);
    expect((await post('come', tokenFor(placeId, 'come'))).body.code).toBe('answer_cancelled');
  });

  it('are for one thing: a link to come cancels nothing, nor does one that was tampered with', async () => {
    const { placeId } = await plan('2026-11-27 16:00');
    const other = await app.barn({ farmName: 'Lakeside', preferences: { answers_by_mail: 1 } });
    const before = await events();
    expect((await post('cancel', tokenFor(placeId, 'come'))).status).toBe(400);
    expect((await post('come', tokenFor(placeId, 'cancel'))).status).toBe(400);
    for (const token of ['x', tokenFor(placeId, 'come').slice(0, -4), `${tokenFor(placeId, 'come')}AAAA`])
      expect((await post('come', token)).body.errors).toEqual([expect.objectContaining({ field: 'token' })]);
    expect((await post('come', tokenFor(placeId, 'come', other.farmId))).status).toBe(404);
    expect((await post('read', tokenFor(barn.newId(), 'come'))).body.code).toBe('answer_gone');
    expect(await events()).toBe(before);
  });

  it('end when the lesson begins, when the rider is taken out or stops, and when the barn wants none', async () => {
    const { placeId } = await plan('2026-11-28 16:00');
    const [come, cancel] = [tokenFor(placeId, 'come'), tokenFor(placeId, 'cancel')];
    app.clock.set('2026-11-28T21:00:00Z');
    expect((await post('read', come)).body).toMatchObject({ state: 'begun' });
    expect((await post('come', come)).body.code).toBe('answer_late');
    expect((await post('cancel', cancel)).status).toBe(409);
    app.clock.set('2026-11-20T14:00:00Z');
    await barn.run(ChangePreference, { field: 'answers_by_mail', value: 0 });
    expect((await post('come', come)).body.code).toBe('answers_off');
    await barn.run(ChangePreference, { field: 'answers_by_mail', value: 1 });
    const rider = barn.family.riders[0]!.personId;
    await barn.run(SetPersonActivation, { personId: rider, active: false });
    expect((await post('come', come)).status).toBe(404);
    await barn.run(SetPersonActivation, { personId: rider, active: true });
    const removing = { lesson_person_id: placeId, sendNotification: 0 };
    expect((await barn.call(barn.admin, 'POST', 'lesson_people/delete', removing)).status).toBe(200);
    for (const name of ['read', 'come']) expect((await post(name, come)).status).toBe(404);
    expect((await post('cancel', cancel)).status).toBe(404);
  });
});
