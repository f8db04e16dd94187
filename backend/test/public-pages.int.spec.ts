import { ChangePreference } from '../src/modules/farms/commands/change-preference.js';
import { SetFarmActivation } from '../src/modules/farms/commands/set-farm-activation.js';
import { testApp, type OwnApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

const DAY = '2026-11-24';

interface PublicLesson {
  id: string;
  title: string;
  max_enrollment: number;
  cnt: number;
  lesson_is_cancelled: number;
  has_spots: number;
}

describe('what a stranger sees of a barn', () => {
  let app: OwnApp, barn: TestBarn, publicId: string;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    publicId = await addressOf(barn);
  });
  afterAll(() => app.stop());

  const addressOf = async (one: TestBarn) =>
    (await app.call(one.admin, 'GET', 'farms/farmDefaults')).body.farmDefaults.public_id as string;
  const plan = async (more: object = {}) =>
    (await barn.planLesson({ lesson_notes: 'Bring the grey saddle', ...more })).lesson.id;
  const lessons = async (query: object = {}) =>
    (await app.call(undefined, 'GET', 'lessons/public', { public_id: publicId, dbday: DAY, ...query })).body
      .lessons as PublicLesson[];
  const listing = (address: string) => app.call(undefined, 'GET', 'public/public', { public_id: address });

  it('is its name, where it is, and its zone', async () => {
    await barn.run(ChangePreference, { field: 'address', value: '7 Mill Lane' });
    expect((await listing(publicId)).body).toEqual({
      list: [
        {
          title: 'Maple Hill',
          description: '7 Mill Lane',
          time_zone: 'America/Toronto',
          can_book: 0,
          takes_enquiries: 0,
          guests_ask: 0,
          sells_vouchers: 0,
        },
      ],
    });
  });

  it('is a lesson’s time, place, instructor and places', async () => {
    const id = await plan();
    const [lesson] = await lessons();
    expect(lesson).toMatchObject({
      id,
      title: 'Beginner group',
      scheduled_starttime: '16:00',
      max_enrollment: 4,
      cnt: 2,
    });
  });

  it('is no rider, no horse and no note, whatever families may see of each other', async () => {
    for (const field of [
      'clients_can_view_other_students_on_calendar',
      'clients_can_view_other_horses_on_calendar',
      'show_general_lesson_notes_on_client_page',
    ])
      await barn.run(ChangePreference, { field, value: 1 });
    await plan({ horses: [await barn.newHorse('Bella')] });
    const text = JSON.stringify(await lessons());
    for (const hidden of ['Rider', 'Bella', 'saddle', barn.sectionId, ...barn.family.studentIds])
      expect(text).not.toContain(hidden);
    expect(text).toContain('"studentString":""');
  });

  it('is lessons to come that have a limit of places, of the day asked for', async () => {
    const open = await plan();
    await plan({ title: 'Private lesson', section_id: await barn.newSection({ maxEnrollment: undefined }) });
    const next = await plan({ start: '2026-11-25 16:00', end: '2026-11-25 17:00' });
    expect((await lessons()).map(({ id }) => id)).toEqual([open]);
    expect((await lessons({ days: 7 })).map(({ id }) => id)).toEqual([open, next]);
    app.clock.set('2026-11-24T22:00:00Z');
    expect(await lessons()).toEqual([]);
    app.clock.set('2026-11-20T14:00:00Z');
  });

  it('is a cancelled lesson as cancelled', async () => {
    const id = await plan();
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id, cancelAction: 'BCNA', cancelReason: 'WEA' });
    expect(await lessons()).toMatchObject([{ id, lesson_is_cancelled: 1 }]);
  });

  it('is none of the lessons of a barn that opens its sections to chosen riders only', async () => {
    await plan();
    await barn.run(ChangePreference, { field: 'restrict_client_sections', value: 1 });
    expect(await lessons()).toEqual([]);
  });

  it('is its own, and nothing of an unknown or inactive barn', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    await plan();
    expect(await lessons({ public_id: await addressOf(other) })).toEqual([]);
    await barn.run(SetFarmActivation, { active: false });
    for (const address of [publicId, 'no-such-barn', `${publicId}'`, barn.farmId]) {
      expect((await listing(address)).status).toBe(404);
      expect((await app.call(undefined, 'GET', 'lessons/public', { public_id: address, dbday: DAY })).status).toBe(404);
    }
  });

  it('needs an address that names it', async () => {
    expect((await listing('')).body).toMatchObject({ status: 400, errors: [{ field: 'public_id' }] });
    const { body } = await app.call(undefined, 'GET', 'lessons/public', { public_id: publicId, dbday: 'soon' });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'dbday' }] });
  });
});

describe('a stranger in a hurry', () => {
  it('is asked to wait', async () => {
    const app = await testApp({ publicLimit: 3 });
    try {
      const answers = [];
      for (let n = 0; n < 4; n++)
        answers.push(await app.call(undefined, 'GET', 'public/public', { public_id: 'guess-number' }));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
      expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await app.stop();
    }
  });
});
