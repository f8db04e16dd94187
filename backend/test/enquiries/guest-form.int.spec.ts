import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { NOW, sharedApp, type TestApp } from '../support/test-app.js';
import { publicIdOf, strangerAt } from './stranger.js';

const GUESTS = { takes_enquiries: 1, guests_ask: 1 };

describe('the form of guests who ask for a place', () => {
  let app: TestApp, barn: RidingBarn, publicId: string, stranger: ReturnType<typeof strangerAt>, lesson: string;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { section: { maxEnrollment: 2 }, preferences: GUESTS });
    lesson = await barn.newLesson('2026-11-24', '16:00', { studentIds: [barn.studentId] });
    publicId = await publicIdOf(barn);
    stranger = strangerAt(app, publicId);
  });

  const placeForm = (lesson_id: string) =>
    app.call(undefined, 'GET', 'public/placeForm', { public_id: publicId, lesson_id });
  const ask = async (own: object = {}) => {
    const { wish: _, ...form } = await stranger.form({ lesson_id: lesson, message: '', ...own });
    return stranger.post('askForPlace', form);
  };

  it.each([
    ['first_name', { first_name: ' ' }],
    ['email', { email: 'nora' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '1'.repeat(51) }],
    ['birth_year', { birth_year: undefined }],
    ['birth_year', { birth_year: 1899 }],
    ['rider_name', { rider_name: 'x'.repeat(101) }],
    ['rider_weight', { rider_weight: 301 }],
    ['message', { message: 'x'.repeat(2001) }],
    ['lesson_id', { lesson_id: 'a lesson' }],
    ['proof', { proof: 'nothing' }],
  ])('name %s where it is wrong, and nothing is kept', async (field, wrong) => {
    expect((await ask(wrong)).body).toMatchObject({ status: 400, errors: [{ field }] });
    expect((await barn.call(barn.admin, 'GET', 'enquiries/index')).body.size).toBe(0);
  });

  it('ask for nothing that the public page does not list: over, too soon, called off, unlimited, another barn’s', async () => {
    const other = await ridingBarn(app, { preferences: GUESTS });
    const theirs = await other.newLesson('2026-11-24', '16:00');
    const unlimited = await barn.newLesson('2026-11-24', '18:00', {
      sectionId: await barn.newSection({ maxEnrollment: null }),
    });
    const off = await barn.newLesson('2026-11-24', '19:00');
    await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: off, barn_cancel_reason: 'WEA' });
    const soon = await barn.newLesson('2026-11-20', '12:00');
    await barn.run(ChangePreference, { field: 'booking_hours_buffer', value: 12 });
    for (const [lesson_id, code] of [
      [theirs, 'lesson_not_asked_for'],
      [barn.newId(), 'lesson_not_asked_for'],
      [unlimited, 'lesson_not_asked_for'],
      [off, 'lesson_over'],
      [soon, 'lesson_over'],
    ] as const)
      expect((await ask({ lesson_id })).body).toMatchObject({ code });
    expect((await placeForm(theirs)).body).toMatchObject({ status: 404 });
    expect((await placeForm(soon)).body).toMatchObject({ free: 0 });
    await barn.run(ChangePreference, { field: 'restrict_client_sections', value: 1 });
    expect((await ask()).body).toMatchObject({ code: 'lesson_not_asked_for' });
  });
});
