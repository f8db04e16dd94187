import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { NOW, sharedApp, type TestApp } from '../support/test-app.js';
import { ridingBarn, type RidingBarn } from './riding-barn.js';
import { winterSession } from './winter-session.js';

type Who = { token: string };

describe('a session’s roster', () => {
  let app: TestApp;
  let barn: RidingBarn;
  let id: string;
  beforeAll(async () => (app = await sharedApp()));
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    id = await session({ students: [barn.studentId] });
  });

  const post = (path: string, body: object, who: Who = barn.admin) => barn.call(who, 'POST', path, body);
  const session = async (facts: object = {}) =>
    (
      await post(
        'lesson_date_time_series/createRegistration',
        winterSession(barn.sectionId, barn.productId, { max_enrollment: 6, ...facts }),
      )
    ).body.series.id as string;
  const roster = (who: Who = barn.admin, series_id = id) =>
    barn.call(who, 'GET', 'registrations/roster', { series_id });
  const riders = async (who: Who = barn.admin) => (await roster(who)).body.riders;
  const teaching = (...more: string[]) => barn.newInstructor({ permissions: ['STAFF_CAN_VIEW_CALENDAR', ...more] });

  it('is its riders by name, each with age, level and how the account holder is reached', async () => {
    const { personId: person_id } = barn.family.riders[0] as { personId: string };
    await post('students/update', {
      id: barn.studentId,
      date_of_birth: '2014-11-21',
      level: 'Canter',
      notes: ' Nervous at jumps ',
      notes3: '',
    });
    await post('notes_clients/createNoteFromClientPage', { person_id, notes: 'Asthma', is_public: 1, pin: 1 });
    await post('notes_clients/createNoteFromClientPage', { person_id, notes: 'Rode well', is_public: 1 });
    const other = await barn.newFamily({ students: 1 });
    await post('addStudentToRegistration', { series_id: id, student_id: other.studentIds[0] });
    const { status, body } = await roster();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session: { id, title: 'Winter session', cnt: 2, max_enrollment: 6 },
      today: '2026-11-20',
      next_date: '2026-11-24',
      instructors: ['Ines Tructor'],
      shows_contacts: 1,
    });
    expect(body.riders).toHaveLength(2);
    const [first, second] = body.riders.map(({ name }: { name: string }) => name.toLowerCase());
    expect(first < second).toBe(true);
    expect(body.riders.find((one: { student_id: string }) => one.student_id === barn.studentId)).toMatchObject({
      person_id,
      state: 'registered',
      age: 11,
      level: 'Canter',
      account_person_id: barn.family.personId,
      account_name: expect.stringMatching(/^Paula Rent/),
      contact_mobile: null,
      contact_email: expect.stringMatching(/@home\.test$/),
      notes: ['Asthma', 'Nervous at jumps'],
    });
  });

  it('has whoever waits for an answer, and not whoever has given up the place', async () => {
    const asking = await session({ needs_approval: 1, title: 'Spring session' });
    await post('addStudentToRegistration', { series_id: asking, student_id: barn.siblingId }, barn.family);
    expect((await roster(barn.admin, asking)).body.riders).toMatchObject([
      { student_id: barn.siblingId, state: 'asked' },
    ]);
    await post('deleteStudentRegistration', { series_id: id, student_id: barn.studentId });
    expect(await riders()).toEqual([]);
  });

  it('says contacts, ages and notes to those alone who find them elsewhere', async () => {
    await post('students/update', { id: barn.studentId, date_of_birth: '2014-11-20', notes: 'Nervous' });
    const plain = await roster(await teaching());
    expect(plain.body).toMatchObject({ shows_contacts: 0, riders: [{ age: null, contact_email: null, notes: [] }] });
    const listing = await roster(await teaching('STAFF_CAN_ACCESS_ACCOUNT_HOLDER_LIST'));
    expect(listing.body.riders[0]).toMatchObject({ age: null, notes: [] });
    expect(listing.body.riders[0].contact_email).toMatch(/@home\.test$/);
    const opening = await roster(await teaching('VIEW_CLIENT_PROFILE'));
    expect(opening.body).toMatchObject({ shows_contacts: 1, riders: [{ age: 12, notes: ['Nervous'] }] });
  });

  it('has no private note for whoever may not read it (A05)', async () => {
    const { personId: person_id } = barn.family.riders[0] as { personId: string };
    await post('notes_clients/createNoteFromClientPage', { person_id, notes: 'Owes', is_public: 0, pin: 1 });
    expect(await riders()).toMatchObject([{ notes: ['Owes'] }]);
    expect(await riders(await teaching('VIEW_CLIENT_PROFILE'))).toMatchObject([{ notes: [] }]);
    expect(await riders(await teaching('VIEW_CLIENT_PROFILE', 'ADD_PRIVATE_NOTE'))).toMatchObject([
      { notes: ['Owes'] },
    ]);
  });

  it('says whom to call to everybody who finds it, and the medical note to who teaches its next lesson or may', async () => {
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 1 });
    const contact = { name: 'Pia', phone: '519 555 0100', relation: null };
    const card = { student_id: barn.studentId, contacts: [contact], medical_note: 'Bee stings', version: 0 };
    await post('emergency_cards/save', card, barn.family);
    const told = { emergency_contacts: [contact], medical_note: 'Bee stings', is_note_withheld: 0 };
    const withheld = { ...told, medical_note: null, is_note_withheld: 1 };
    expect(await riders()).toMatchObject([told]);
    expect(await riders(await teaching())).toMatchObject([withheld]);
    expect(await riders(await teaching('NOTE_EMERGENCY_CARDS'))).toMatchObject([told]);
    // The section’s instructor teaches it, four days from now.
    expect(await riders(barn.instructor)).toMatchObject([withheld]);
    app.clock.set('2026-11-23T15:00:00Z');
    expect(await riders(barn.instructor)).toMatchObject([told]);
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 0 });
    expect(await riders()).toMatchObject([{ emergency_contacts: [], medical_note: null, is_note_withheld: 0 }]);
  });

  it('is for limited staff of those whom they know or teach in it, and reaches no strangers (B03)', async () => {
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect(await riders(await teaching('VIEW_CLIENT_PROFILE'))).toEqual([]);
    // The section’s instructor teaches it.
    expect(await riders(barn.instructor)).toMatchObject([{ student_id: barn.studentId, contact_email: null }]);
  });

  it('is nothing to whoever sees their own lessons alone, and teaches none of it (A01)', async () => {
    const narrow = await teaching('STAFF_RESTRICT_VIEW_CALENDAR_SELF');
    expect((await roster(narrow)).status).toBe(404);
  });

  it('says the next lesson until it is over', async () => {
    app.clock.set('2026-12-08T15:00:00Z');
    expect((await roster()).body).toMatchObject({ today: '2026-12-08', next_date: '2026-12-08' });
    app.clock.set('2026-12-20T15:00:00Z');
    expect((await roster()).body.next_date).toBeNull();
  });

  it('is not for families, nor for staff without lessons, nor for another barn', async () => {
    expect((await roster(barn.family)).status).toBe(403);
    expect((await roster(await barn.newInstructor({ permissions: ['VIEW_CLIENT_PROFILE'] }))).status).toBe(403);
    const elsewhere = await ridingBarn(app, { preferences: { clients_can_register: 1 } });
    const call = await elsewhere.call(elsewhere.admin, 'GET', 'registrations/roster', { series_id: id });
    expect([call.status, call.body.riders]).toEqual([404, undefined]);
    const [plain] = await barn.newSeries(2);
    expect(plain).toBeDefined();
    expect((await roster(barn.admin, barn.studentId)).status).toBe(404);
    expect((await roster(barn.admin, 'none')).body.errors).toMatchObject([{ field: 'series_id' }]);
  });

  it('asks for the waivers of those who have a place, whether they ride on the day or not', async () => {
    await barn.run(ChangePreference, { field: 'can_sign_waivers', value: 1 });
    await post('own_waiver/create', { title: 'Barn rules', body: 'Helmets are worn' });
    const unsigned = async (asked: object, who: Who = barn.admin) =>
      (await barn.call(who, 'GET', 'own_waiver/unsigned', { date: '2026-11-25', ...asked })).body.riders;
    expect(await unsigned({})).toEqual([]);
    expect(await unsigned({ series_id: id })).toMatchObject([{ student_id: barn.studentId, standing: 'missing' }]);
    const elsewhere = await ridingBarn(app, { preferences: { can_sign_waivers: 1 } });
    const theirs = await elsewhere.call(elsewhere.admin, 'GET', 'own_waiver/unsigned', {
      date: '2026-11-25',
      series_id: id,
    });
    expect(theirs.body.riders).toEqual([]);
  });
});
