import { ridingBarn, type RidingBarn } from '../../../test/enrollment/riding-barn.js';
import { workApp, type WorkApp } from '../../../test/work/work-app.js';

describe('mails of a registration that staff answer', () => {
  let app: WorkApp, barn: RidingBarn, series_id: string;
  beforeAll(async () => {
    app = await workApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app, { preferences: { clients_can_register: 1, send_notifications: 0 } });
    const opened = await barn.call(barn.admin, 'POST', 'lesson_date_time_series/createRegistration', {
      section_id: barn.sectionId,
      product_id: barn.productId,
      title: 'Winter session',
      needs_approval: 1,
      what_to_bring: 'A helmet',
      start: '2026-11-24 16:00',
      is_recuring: 1,
      frequency: 1,
      period: 'weeks',
      repeat_end_type: 'after',
      repeat_count: 2,
    });
    series_id = opened.body.series.id as string;
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });

  const rider = () => ({ series_id, student_id: barn.studentId });
  const ask = () => barn.call(barn.family, 'POST', 'addStudentToRegistration', rider());
  const answer = (approve: number, reason?: string) =>
    barn.call(barn.admin, 'POST', 'registrations/answer', { ...rider(), approve, ...(reason && { reason }) });
  const subjects = async () => (await app.sent(barn.farmId)).map(({ subject }) => subject);

  it('say that it waits, and then that there is a place, once each', async () => {
    await ask();
    expect(await subjects()).toEqual(['Waiting for an answer: Rider 1, Winter session']);
    for (const _ of [1, 2]) await answer(1);
    expect((await subjects()).slice(1)).toEqual(['Registered: Rider 1, Winter session']);
    expect(app.smtp.mails[1]?.words).toContain('A helmet');
  });

  it('say why it is declined', async () => {
    await ask();
    await app.settled(barn.farmId);
    await answer(0, 'Too fast for a beginner');
    expect((await subjects()).slice(1)).toEqual(['Not registered: Rider 1, Winter session']);
    expect(app.smtp.mails[1]?.words).toContain('Too fast for a beginner');
  });

  it('are none of a registration that staff make', async () => {
    await barn.call(barn.admin, 'POST', 'addStudentToRegistration', rider());
    expect(await subjects()).toEqual([]);
  });
});
