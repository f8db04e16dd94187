import { workApp, type WorkApp } from '../../../../test/work/work-app.js';
import type { TestBarn } from '../../../../test/support/test-barn.js';
import { PasswordLinkSchedule } from './clear-password-links.js';

const DAY_MS = 24 * 3600 * 1000;

describe('a password link', () => {
  let app: WorkApp, barn: TestBarn;
  beforeAll(async () => {
    app = await workApp();
    barn = await app.barn();
  });
  afterAll(() => app.stop());

  const left = async (days: number) => {
    app.clock.set(new Date(Date.now() + days * DAY_MS));
    await app.app.get(PasswordLinkSchedule).clear();
    await app.settled(barn.farmId);
    const links = await app.owner`select from password_token`;
    return links.length;
  };

  it('is kept for thirty days after it expired, to say why it does not work', async () => {
    await app.owner`
      insert into password_token (token_id, farm_id, login_id, purpose, expires_at)
      values (gen_random_uuid(), ${barn.farmId}, ${barn.family.loginId}, 'reset', now())`;
    expect([await left(29), await left(31)]).toEqual([1, 0]);
  });
});
