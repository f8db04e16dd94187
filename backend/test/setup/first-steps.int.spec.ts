import { AddProduct } from '../../src/modules/billing/commands/add-product.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { SetHorseActivation } from '../../src/modules/horses/commands/set-horse-activation.js';
import { SetPersonActivation } from '../../src/modules/people/commands/set-person-activation.js';
import { locations, programs, sections } from '../../src/modules/setup/commands/setup-lists.js';
import { firstSteps } from '../../src/modules/setup/domain/first-steps.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

describe('the first steps of a new barn', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  type Step = { name: string; done: number };
  const left = async (who: { token: string }) =>
    ((await app.call(who, 'GET', 'setup/firstSteps')).body.steps as Step[])
      .filter(({ done }) => !done)
      .map(({ name }) => name);

  it('are done by what they leave behind', async () => {
    const barn = await app.barn();
    // A barn of these tests has a place, a program, a section, an instructor, a horse and a family.
    expect(await left(barn.admin)).toEqual(['barn', 'package', 'lesson']);
    await barn.run(ChangePreference, { field: 'address', value: '1 Hill Road' });
    await barn.run(AddProduct, { productName: 'Ten lessons', priceMinor: 50_000, productCount: 10, expiresIn: 90 });
    expect(await left(barn.admin)).toEqual(['lesson']);
    await app.call(barn.admin, 'POST', 'lessons/createSingleLesson', {
      section_id: barn.sectionId,
      start: '2026-12-01 16:00',
      end: '2026-12-01 17:00',
    });
    expect(await left(barn.admin)).toEqual([]);
  });

  it('are to be done again where that has gone', async () => {
    const barn = await app.barn();
    const off = { active: false };
    await barn.run(locations.SetActivation, { id: barn.locationId, ...off });
    await barn.run(programs.SetActivation, { id: barn.programId, ...off });
    await barn.run(sections.SetActivation, { id: barn.sectionId, ...off });
    for (const horseId of barn.horseIds) await barn.run(SetHorseActivation, { horseId, ...off });
    for (const { personId } of [barn.instructor, barn.family])
      await barn.run(SetPersonActivation, { personId, ...off });
    expect(await left(barn.admin)).toEqual([...firstSteps]);
  });

  it('are an administrator’s, who may leave them out', async () => {
    const barn = await app.barn();
    expect((await app.call(barn.instructor, 'GET', 'setup/firstSteps')).status).toBe(403);
    await barn.run(ChangePreference, { field: 'first_steps', value: 'horse,over' });
    const told = async (who: { token: string }) => (await app.call(who, 'GET', 'farms/farmDefaults')).body.farmDefaults;
    expect(await told(barn.admin)).toMatchObject({ first_steps: 'horse,over' });
    expect(await told(barn.family)).not.toHaveProperty('first_steps');
  });
});
