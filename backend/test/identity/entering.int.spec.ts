import { v7 as uuid } from 'uuid';
import { SetFarmActivation } from '../../src/modules/farms/commands/set-farm-activation.js';
import { CreateSuperUser } from '../../src/modules/identity/commands/create-super-user.js';
import { hashPassword } from '../../src/platform/auth/passwords.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type TestBarn } from '../support/test-barn.js';

// A14
describe('the super user', () => {
  let app: TestApp;
  let barn: TestBarn;
  let superUser: { token: string };
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    const email = `super-${uuid()}@leadline.test`;
    await app.bus.execute(new CreateSuperUser({ email, passwordHash: await hashPassword(PASSWORD) }));
    superUser = await app.signIn(email, PASSWORD);
  });

  const enter = (farmId: string, who: { token: string } = superUser) =>
    app.call(who, 'POST', 'super/enterFarm', { farm_id: farmId });
  const inside = async (farmId = barn.farmId) => ({ token: (await enter(farmId)).body.auth_token as string });
  const status = async (who: { token: string }) => (await app.call(who, 'GET', 'rest/students')).status;

  it('sees nobody of a barn before entering it, and then what its administrators see, of this barn alone', async () => {
    const other = await app.barn();
    expect(await status(superUser)).toBe(403);
    const { body } = await app.call(await inside(), 'GET', 'rest/students');
    const ids = (body as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(barn.family.studentIds[0]);
    expect(ids).not.toContain(other.family.studentIds[0]);
    const { currentUser } = (await app.call(await inside(), 'GET', 'farms/farmDefaults')).body;
    expect(currentUser).toMatchObject({ person_id: null, user_type_code: 'ADM' });
  });

  it('stands in the barn’s history for it, and nowhere else', async () => {
    const other = await app.barn();
    await enter(other.farmId);
    const { changes } = (await app.call(other.admin, 'GET', 'history/index', { record: 'farm' })).body;
    expect(changes.filter(({ user_type_code }: { user_type_code: string }) => user_type_code === 'SPR')).toEqual([
      expect.objectContaining({ what: 'Somebody of the platform looked at the barn.', person_name: null }),
    ]);
  });

  it('changes nothing there, and enters no other barn from there', async () => {
    const before = (await barn.log()).length;
    const as = await inside();
    const planned = { section_id: barn.sectionId, start: '2026-12-01 16:00' };
    expect(await app.call(as, 'POST', 'lessons/createSingleLesson', planned)).toMatchObject({
      status: 403,
      body: { code: 'only_looking' },
    });
    expect((await enter(barn.farmId, as)).status).toBe(403);
    expect(await barn.log()).toHaveLength(before + 1);
  });

  it('is outside again where the barn is inactivated', async () => {
    const other = await app.barn();
    const as = await inside(other.farmId);
    expect(await status(as)).toBe(200);
    await other.run(SetFarmActivation, { active: false });
    expect(await status(as)).toBe(401);
    expect((await enter(other.farmId)).status).toBe(404);
  });

  it('alone enters, and only barns that exist', async () => {
    for (const somebody of [barn.admin, barn.instructor, barn.family])
      expect((await enter(barn.farmId, somebody)).status).toBe(403);
    expect((await enter('01930000-0000-7000-8000-00000000dead')).status).toBe(404);
  });
});
