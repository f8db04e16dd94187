import { v7 as uuid } from 'uuid';
import { OpenFarm } from '../../src/modules/farms/commands/open-farm.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

describe('opening a barn', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  const farm = async (farmId: string) => (await app.owner`select * from farm where farm_id = ${farmId}`)[0];
  const opened = (farmId: string) =>
    app.owner<{ command: string }[]>`
      select metadata->>'command' as command from event where farm_id = ${farmId} and type = 'farms.FarmOpened'`;

  it('takes what is usual in its country, and the documented settings', async () => {
    const farmId = await app.bus.execute(new OpenFarm({ farmName: ' Heath Farm ', countryCode: 'GB' }));
    expect(await farm(farmId)).toMatchObject({
      farm_name: 'Heath Farm',
      time_zone: 'Europe/London',
      currency_code: 'GBP',
      currency_symbol: '£',
      is_active: true,
      preferences: { makeup_expiry_days: 30, lesson_cancel_default_action: 'BCNA' },
    });
    expect((await farm(farmId))?.public_id).toMatch(/^[\w-]{16}$/);
    expect(await opened(farmId)).toEqual([{ command: 'farms.OpenFarm' }]);
  });

  // R198 B11 G16
  it('is in Canada unless told, and has no section to begin with', async () => {
    const farmId = await app.bus.execute(new OpenFarm({ farmName: 'Maple Farm' }));
    expect(await farm(farmId)).toMatchObject({ country_code: 'CA', currency_code: 'CAD' });
    expect(await farm(farmId)).not.toHaveProperty('preferences.default_section_id');
  });

  it('may be repeated with the same id: it is open once, as it was first', async () => {
    const farmId = uuid();
    const first = { farmId, farmName: 'Heath Farm', timeZone: 'Europe/Oslo', preferences: { use_roles: 1 } };
    await app.bus.execute(new OpenFarm(first));
    await app.bus.execute(new OpenFarm({ ...first, farmName: 'Another' }));
    expect(await farm(farmId)).toMatchObject({ farm_name: 'Heath Farm', time_zone: 'Europe/Oslo' });
    expect((await farm(farmId))?.preferences).toMatchObject({ use_roles: 1 });
    expect(await opened(farmId)).toHaveLength(1);
  });

  it.each([
    [{ timeZone: 'Europe/Atlantis' }, 'time_zone'],
    [{ preferences: { colour_of_the_sky: 1 } }, 'colour_of_the_sky'],
    [{ preferences: { farm_name: 'Two' } }, 'farm_name'],
  ])('refuses %j and leaves nothing behind', async (wrong, field) => {
    const farmId = uuid();
    await expect(app.bus.execute(new OpenFarm({ farmId, farmName: 'x', ...wrong }))).rejects.toMatchObject({
      errors: [{ field }],
    });
    expect(await farm(farmId)).toBeUndefined();
  });
});
