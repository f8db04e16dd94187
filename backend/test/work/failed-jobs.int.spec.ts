import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import type { SignedIn } from '../support/requests.js';
import { PASSWORD } from '../support/test-barn.js';
import { workApp, type WorkApp } from './work-app.js';

interface Failed {
  jobs: { id: string; name: string; farm_id: string; attempts: number; failed_at: string; reason: string }[];
}

describe('the list of failed jobs', () => {
  let app: WorkApp, operator: SignedIn;
  beforeAll(async () => {
    app = await workApp();
    await app.bus.execute(
      new CreateSuperUser({ email: 'super@leadline.test', passwordHash: await hashPassword(PASSWORD) }),
    );
    operator = await app.signIn('super@leadline.test', PASSWORD);
  });
  afterAll(() => app.stop());

  it('is the operator’s to read and to try again, and nobody else’s', async () => {
    const barn = await app.barn();
    await barn.run(ChangePreference, { field: 'send_notifications', value: 1 });
    app.smtp.rules.refuse = (to) => `550 <${to}> unknown`;
    await barn.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-11-24 16:00',
      students: barn.family.studentIds,
    });
    await app.settled(barn.farmId);

    for (const who of [barn.admin, barn.instructor, barn.family]) {
      expect((await app.call(who, 'GET', 'super/jobs/failed')).status).toBe(403);
      expect((await app.call(who, 'POST', 'super/jobs/retry', {})).status).toBe(403);
    }
    expect((await app.call(undefined, 'GET', 'super/jobs/failed')).status).toBe(401);

    const { body } = await app.call<Failed>(operator, 'GET', 'super/jobs/failed');
    expect(body.jobs).toHaveLength(2);
    for (const job of body.jobs)
      expect(job).toMatchObject({
        name: 'notifications.mailBooking',
        farm_id: barn.farmId,
        attempts: 1,
        reason: expect.not.stringContaining('@') as string,
      });
    expect((await app.call(operator, 'POST', 'super/jobs/retry', { ids: 'all' })).status).toBe(400);

    const health = (await app.call(operator, 'GET', 'super/health')).body;
    expect(health.mails_failed_today).toBe(2);
    expect(health.queues).toContainEqual(expect.objectContaining({ queue: 'mail', failed: 2, waiting: 0 }));

    app.smtp.rules.refuse = () => undefined;
    // However often it is asked for at once, a job is tried again once.
    const retry = () => app.call(operator, 'POST', 'super/jobs/retry', { ids: [body.jobs[0]!.id] });
    const answers = await Promise.all([retry(), retry(), retry()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, answer) => sum + (answer.body.retried as number), 0)).toBe(1);
    await app.settled(barn.farmId);
    expect(app.smtp.mails).toHaveLength(1);
    expect((await app.call(operator, 'POST', 'super/jobs/retry', {})).body).toEqual({ retried: 1 });
    await app.settled(barn.farmId);
    expect(app.smtp.mails).toHaveLength(2);
    expect((await app.call<Failed>(operator, 'GET', 'super/jobs/failed')).body.jobs).toEqual([]);
  });
});
