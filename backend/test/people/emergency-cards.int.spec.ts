import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { ErasePeople } from '../../src/modules/people/commands/erase-people.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { sharedApp, type TestApp } from '../support/test-app.js';

type Who = { token: string };
const mother = { name: 'Pia Rent', phone: '519 555 0100', relation: 'Mother' };
const doctor = { name: 'Dr. Ito', phone: '+1 519 555 0190', relation: null };
const NOTE = 'Allergic to bee stings; the pen is in the helmet bag.';

describe('the emergency card of a rider', () => {
  let app: TestApp;
  let barn: RidingBarn;
  beforeAll(async () => {
    app = await sharedApp();
  });
  beforeEach(async () => {
    app.clock.set('2026-11-20T14:00:00Z');
    barn = await ridingBarn(app);
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 1 });
  });

  const show = async (who: Who = barn.admin, student_id = barn.studentId) =>
    barn.call(who, 'GET', 'emergency_cards/show', { student_id });
  const save = (body: object = {}, who: Who = barn.family) =>
    barn.call(who, 'POST', 'emergency_cards/save', {
      student_id: barn.studentId,
      contacts: [mother, doctor],
      medical_note: NOTE,
      version: 0,
      ...body,
    });
  const ofDay = async (date: string, who: Who = barn.admin) =>
    (await barn.call(who, 'GET', 'emergency_cards/index', { date })).body.cards;
  const told = async () => (await barn.types()).filter((type) => type === 'people.PersonChanged').length;
  const refused = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
    status,
    body.errors?.map(({ field }: { field: string }) => field) ?? body.code,
  ];

  it('is noted by the family, read by the barn, and changed by either, who see what the other noted', async () => {
    expect((await show()).body).toMatchObject({ contacts: [], medical_note: null, version: 0, noted_on: null });
    const first = await save();
    expect([first.status, first.body]).toMatchObject([
      200,
      { contacts: [mother, doctor], medical_note: NOTE, version: 1, noted_on: '2026-11-20', is_note_withheld: 0 },
    ]);
    const changed = await save({ contacts: [doctor], medical_note: null, version: 1 }, barn.admin);
    expect(changed.body).toMatchObject({
      contacts: [doctor],
      medical_note: null,
      version: 2,
      noted_by: 'Ada Minister',
    });
    expect((await show(barn.family)).body).toEqual(changed.body);
    expect((await save({ contacts: [], medical_note: '', version: 2 })).body).toMatchObject({
      contacts: [],
      version: 3,
    });
  });

  it('is noted once, however often it is sent, and never over what nobody has seen', async () => {
    const before = await told();
    await save();
    expect((await save()).body).toMatchObject({ version: 1 });
    expect(refused(await save({ contacts: [doctor] }, barn.admin))).toEqual([409, 'emergency_card_changed']);
    expect((await show()).body).toMatchObject({ contacts: [mother, doctor] });
    expect(await told()).toBe(before + 1);
    expect(JSON.stringify(await barn.read((sql) => sql`select data from event`))).not.toContain('519 555');
  });

  it.each([
    ['contacts.0.name', { contacts: [{ ...mother, name: ' ' }] }],
    ['contacts.1.phone', { contacts: [mother, { name: 'Ben' }] }],
    ['contacts', { contacts: Array.from({ length: 7 }, () => mother) }],
    ['contacts.0', { contacts: 'Pia' }],
    ['medical_note', { medical_note: 'x'.repeat(1001) }],
    ['version', { version: -1 }],
  ])('names %s where it is wrong, and nothing is kept', async (field, body) => {
    expect(refused(await save(body))).toEqual([400, [field]]);
    expect((await show()).body).toMatchObject({ version: 0 });
  });

  it('is noted only where the barn keeps them', async () => {
    await save();
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 0 });
    expect(refused(await save({ contacts: [], version: 1 }))).toEqual([409, 'no_emergency_cards']);
    await barn.book(await barn.newLesson());
    expect(await ofDay('2026-11-24')).toEqual([]);
  });

  it('says its medical note to staff who teach the rider, from the day before to the day after, and to whoever may', async () => {
    await save();
    const withheld = { contacts: [mother, doctor], medical_note: null, is_note_withheld: 1 };
    const lesson = await barn.newLesson();
    await barn.book(lesson);
    for (const [now, seen] of [
      ['2026-11-22T23:00:00-05:00', withheld],
      ['2026-11-23T00:30:00-05:00', { medical_note: NOTE, is_note_withheld: 0 }],
      ['2026-11-25T23:30:00-05:00', { medical_note: NOTE }],
      ['2026-11-26T00:30:00-05:00', withheld],
    ] as const) {
      app.clock.set(now);
      expect((await show(barn.instructor)).body).toMatchObject(seen);
    }
    app.clock.set('2026-11-24T14:00:00Z');
    const other = await barn.newInstructor({ firstName: 'Olga' });
    expect((await show(other)).body).toMatchObject(withheld);
    expect((await save({ version: 1, contacts: [] }, other)).status).toBe(403);
    const nurse = await barn.newInstructor({ permissions: ['NOTE_EMERGENCY_CARDS'] });
    expect((await show(nurse)).body).toMatchObject({ medical_note: NOTE });
    expect((await save({ version: 1, contacts: [doctor] }, nurse)).body).toMatchObject({ contacts: [doctor] });
  });

  it('names the account holder’s number to those who read the note, where one is known', async () => {
    const holder = { name: expect.any(String), phone: '519 555 0142' };
    expect((await show()).body.account_holder).toBeNull();
    await barn.during(
      ({ sql }) => sql`update person set contact_homephone = ${holder.phone} where person_id = ${barn.family.personId}`,
    );
    expect((await show()).body).toMatchObject({ account_holder: holder });
    expect((await show(barn.instructor)).body).toMatchObject({ account_holder: null });
    await barn.book(await barn.newLesson());
    app.clock.set('2026-11-24T14:00:00Z');
    expect((await show(barn.instructor)).body).toMatchObject({ account_holder: holder });
  });

  it('stands in the list of the day on which its rider rides, for who teaches and who may', async () => {
    await save();
    const lesson = await barn.newLesson();
    const id = await barn.book(lesson);
    app.clock.set('2026-11-24T14:00:00Z');
    expect(await ofDay('2026-11-24')).toMatchObject([
      { student_id: barn.studentId, contacts: [mother, doctor], medical_note: NOTE, name: expect.any(String) },
    ]);
    expect(await ofDay('2026-11-24', barn.instructor)).toMatchObject([{ medical_note: NOTE }]);
    expect(await ofDay('2026-11-25')).toEqual([]);
    const away = { id, newEnrollStatus: 'CWP' };
    expect((await barn.call(barn.admin, 'POST', 'lesson_people/cancelStudent', away)).status).toBe(200);
    expect(await ofDay('2026-11-24')).toEqual([]);
    const left = await barn.call(barn.admin, 'GET', 'emergency_cards/index', { date: '2026-11-31' });
    expect(refused(left)).toEqual([400, ['date']]);
  });

  it('is the adults’ of the family: no teen’s, no reader’s, and no other family’s', async () => {
    await save();
    const family = { personId: barn.family.personId, riders: barn.family.riders };
    for (const part of ['teen', 'reader'] as const)
      expect((await show(await barn.newRelative(family, part))).status).toBe(403);
    expect((await show(await barn.newRelative(family, 'guardian'))).body).toMatchObject({ medical_note: NOTE });
    const other = await barn.newFamily();
    expect((await show(other)).status).toBe(404);
    expect((await save({ version: 1 }, other)).status).toBe(404);
  });

  it('is of one barn', async () => {
    await save();
    const stranger = await app.barn();
    await stranger.run(ChangePreference, { field: 'keeps_emergency_cards', value: 1 });
    expect((await show(stranger.admin)).status).toBe(404);
    expect((await save({ version: 1, contacts: [] }, stranger.admin)).status).toBe(404);
    expect((await show()).body).toMatchObject({ contacts: [mother, doctor] });
  });

  it('is known by limited staff of those whom they teach', async () => {
    await barn.run(ChangePreference, { field: 'restrict_clients_to_staff', value: 1 });
    expect((await show(barn.instructor)).status).toBe(404);
    await barn.book(await barn.newLesson());
    expect((await show(barn.instructor)).status).toBe(200);
  });

  it('of whoever is erased is gone', async () => {
    await save();
    const [one] = await barn.read(
      (sql) => sql<{ id: string }[]>`select person_id as id from student where student_id = ${barn.studentId}`,
    );
    const { id } = one!;
    await barn.run(ErasePeople, { causeId: id, personIds: [id], studentIds: [barn.studentId], lessonIds: [] });
    expect(await barn.read((sql) => sql`select * from emergency_card`)).toEqual([]);
  });
});
