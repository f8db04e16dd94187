import { announcedRelease } from '../cards/announced-release.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { StartCardPayment } from '../../src/modules/cards/commands/start-card-payment.js';
import { KeepCard, NoteCardCustomer } from '../../src/modules/cards/commands/note-card-customer.js';
import { AgreeToCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { OpenRegistration, RegisterStudents } from '../../src/modules/enrollment/contracts.js';
import { ChangePreference, ConnectCardAccount, DisconnectCardAccount } from '../../src/modules/farms/contracts.js';
import { ChangeMailWish } from '../../src/modules/notifications/commands/change-mail-wish.js';
import { AddNote } from '../../src/modules/notes/commands/add-note.js';
import { EditHorse } from '../../src/modules/horses/contracts.js';
import { FitHorses } from '../../src/modules/people/commands/fit-horses.js';
import { NoteSkills } from '../../src/modules/people/commands/note-skills.js';
import { AnswerPhotoConsent } from '../../src/modules/people/commands/answer-photo-consent.js';
import { NoteEmergencyCard } from '../../src/modules/people/commands/note-emergency-card.js';
import { NoteMeasures } from '../../src/modules/people/commands/note-measures.js';
import { ConfirmLevel, ProposeLevel } from '../../src/modules/people/commands/rider-level.js';
import { BeginLevels } from '../../src/modules/setup/commands/begin-levels.js';
import { AllowHorses } from '../../src/modules/people/commands/allow-horses.js';
import { AllowSections } from '../../src/modules/people/commands/allow-sections.js';
import { LinkStudents } from '../../src/modules/people/commands/link-students.js';
import { OpenAccount } from '../../src/modules/people/commands/open-account.js';
import { AssignSectionStudent } from '../../src/modules/setup/commands/assign-to-section.js';
import { SaveWaiverTemplate } from '../../src/modules/waivers/commands/save-waiver-template.js';
import { AddOwnWaiver } from '../../src/modules/waivers/commands/write-own-waiver.js';
import { StoreWaiver } from '../../src/modules/waivers/commands/store-waiver.js';
import { insertEnquiry } from '../enquiries/stranger.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('two accounts that are the same', () => {
  let app: TestApp, barn: TestBarn, office: Shop;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ preferences: { can_use_invoices: 1, charges_saved_cards: 1, asks_photo_consent: 1 } });
    office = shop(barn);
  });

  const merge = (account_person_id: string, merged_id: string) =>
    barn.call(barn.admin, 'POST', 'people/mergeAccounts', { account_person_id, merged_id });
  const family = async (person_id: string) =>
    (await barn.call(barn.admin, 'GET', 'people/getUserClients', { person_id })).body;
  const preview = (merged_id: string) => barn.call(barn.admin, 'GET', 'people/previewMerge', { merged_id });

  it('become one: riders with lessons and packages, payments and invoices join, and the log says so', async () => {
    const [kept, merged] = [await barn.newFamily({ students: 1 }), await barn.newFamily({ students: 2 })];
    const [rider] = merged.studentIds as [string, string];
    const product = await office.newProduct();
    const { items } = await office.sell({ product_id: product.id, student_id: rider });
    await office.sell({ product_id: product.id, student_id: rider }, { invoice: 1 });
    await office.lesson('2026-11-25', [rider]);
    expect((await preview(merged.personId)).body).toMatchObject({
      person_id: merged.personId,
      riders: ['Rider 1', 'Rider 2'].map((name) => expect.stringContaining(name)),
      payments: 2,
      holder_leaves: 1,
      has_login: 1,
    });
    const { body, status } = await merge(kept.personId, merged.personId);
    expect(status).toBe(200);
    expect(body.account.members).toHaveLength(3);
    const { members, account } = await family(merged.riders[0]!.personId);
    expect(account.person_id).toBe(kept.personId);
    expect(members.map(({ student_id }: { student_id: string }) => student_id)).toEqual(
      expect.arrayContaining([...kept.studentIds, ...merged.studentIds]),
    );
    expect((await office.items(rider)).map(({ id }) => id)).toContain(items[0]!.id);
    const owed = await barn.call(barn.admin, 'GET', 'items/owed', { person_id: kept.personId });
    expect(owed.body).toMatchObject({ unpaid_invoices: 1, unpaid_total: 450 });
    const left = await barn.read((sql) => sql`select 1 from payment where billing_person_id = ${merged.personId}`);
    expect(left).toHaveLength(0);
    expect(await barn.log()).toContainEqual(
      expect.objectContaining({
        stream: `person-${kept.personId}`,
        type: 'people.AccountsMerged',
        data: {
          accountId: kept.personId,
          mergedId: merged.personId,
          personIds: expect.arrayContaining([merged.personId, merged.riders[0]!.personId]),
        },
      }),
    );
    // The holder who has nothing more to do cannot sign in; the family that stays sees everybody.
    expect((await barn.call(merged, 'GET', 'farms/farmDefaults')).status).toBe(401);
    const seen = await barn.call(kept, 'GET', 'students/student', { person_id: merged.riders[1]!.personId });
    expect(seen.status).toBe(200);
  });

  it('keep a holder who rides', async () => {
    const kept = await barn.newFamily();
    const merged = await barn.run(OpenAccount, { holder: { firstName: 'Rita' }, holderRides: true });
    expect((await preview(merged.personId)).body).toMatchObject({ holder_leaves: 0, riders: ['Rita'], payments: 0 });
    expect((await merge(kept.personId, merged.personId)).status).toBe(200);
    const { members, account } = await family(merged.personId);
    expect(account.person_id).toBe(kept.personId);
    expect(members).toContainEqual(expect.objectContaining({ person_id: merged.personId, is_active: 1 }));
  });

  it('are two, of this barn, and the one that stays is active', async () => {
    const [one, two] = [await barn.newFamily(), await barn.newFamily()];
    const other = await app.barn({ farmName: 'Lakeside' });
    expect((await merge(one.personId, one.personId)).body.code).toBe('same_account');
    for (const nobody of [other.family.personId, one.riders[0]!.personId, barn.instructor.personId, barn.newId()]) {
      expect((await merge(two.personId, nobody)).status).toBe(404);
      expect((await merge(nobody, two.personId)).status).toBe(404);
      expect((await preview(nobody)).status).toBe(404);
    }
    const inactivate = { accountHolderId: one.personId, whattodo: 'inactivate' };
    await barn.call(barn.admin, 'POST', 'people/updateIsActiveAccount', inactivate);
    expect((await merge(one.personId, two.personId)).body.code).toBe('account_inactive');
    expect((await merge(two.personId, one.personId)).status).toBe(200);
  });

  const named = (firstName: string, details: object = {}) => ({ firstName, lastName: 'Kowalska', ...details });
  const open = (members: ReturnType<typeof named>[], holder: object = {}) =>
    barn.run(OpenAccount, { holder: named('Kasia', holder), members });
  const previewRiders = (student_id: string, merged_student_id: string) =>
    barn.call(barn.admin, 'GET', 'people/previewRiderMerge', { student_id, merged_student_id });
  const note = (subject: { personId: string } | { studentId: string }) =>
    barn.run(AddNote, { subject, notes: 'Brave', isPublic: true, pin: false, sendEmail: false });

  /**
   * Every column that says whose something is. `account`: the one that stays gets it; `rider`: with riders who become one; `own`: it is
   * the person's or the login's own, who stays as inactive.
   */
  const TREATED: Readonly<Record<string, 'account' | 'rider' | 'own'>> = {
    'calendar_feed.person_id': 'own',
    'card_customer.person_id': 'account',
    'card_payment.billing_person_id': 'account',
    'charge_consent.person_id': 'account',
    'emergency_card.student_id': 'rider',
    'enquiry.person_id': 'account',
    'enquiry_message.author_id': 'own',
    'horse.owner_id': 'account',
    'instructor.person_id': 'own',
    'instructor_student.student_id': 'rider',
    'lesson_person.student_id': 'rider',
    'login.person_id': 'own',
    'mail_refusal.person_id': 'rider',
    'note.author_id': 'own',
    'note.person_id': 'rider',
    'package.student_id': 'rider',
    'payment.billing_person_id': 'account',
    'person.billing_person_id': 'account',
    'person.person_id': 'own',
    'photo_consent.student_id': 'rider',
    'place_release.person_id': 'account',
    'push_device.person_id': 'own',
    'push_refusal.person_id': 'own',
    'registered_student.student_id': 'rider',
    'reminder_hold.billing_person_id': 'own',
    'rider_level.student_id': 'rider',
    'rider_measure.student_id': 'rider',
    'rider_skill.student_id': 'rider',
    'section_student.student_id': 'rider',
    'signed_waiver.person_id': 'account',
    'student.person_id': 'own',
    'student.student_id': 'own',
    'student_horse.student_id': 'rider',
    'student_horse_fit.student_id': 'rider',
    'student_section.student_id': 'rider',
    'waiting_entry.student_id': 'rider',
    'waiver_cover.person_id': 'rider',
  };

  it('are treated in every table that names an account or a rider', async () => {
    const columns = await barn.read(
      (sql) => sql<{ name: string }[]>`
        select c.table_name || '.' || c.column_name as name from information_schema.columns c
        where c.table_schema = 'public' and (c.data_type = 'uuid'
          and c.column_name ~ '(^|_)(person|student|rider|account|holder|author)_id$' and c.column_name <> 'lesson_person_id' or exists (
            select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
            where k.contype = 'f' and k.conrelid::regclass::text = c.table_name and a.attname = c.column_name
              and a.attname <> 'farm_id' and k.confrelid in ('person'::regclass, 'student'::regclass)))
        order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(Object.keys(TREATED));
  });

  const signOwnWaiver = async (account: { personId: string }, rider: { personId: string }) => {
    await barn.run(ChangePreference, { field: 'can_sign_waivers', value: 1 });
    const id = await barn.run(AddOwnWaiver, { title: 'Barn rules', body: 'Helmets are worn.', validMonths: null });
    const parent = await barn.newLogin(account.personId, 'STU');
    const named = { signer_name: 'Ewa Kowalska', relationship: 'Mother' };
    const form = { id, text_version: 1, person_ids: [rider.personId], agreed: 1, ...named };
    expect((await barn.call(parent, 'POST', 'own_waiver/sign', form)).status).toBe(200);
  };

  it('become one with a rider whom both have, who is one afterwards, too, with everything', async () => {
    const born = { dateOfBirth: '2015-04-12' };
    const kept = await open([named('Anna', { ...born, level: 'Novice' }), named('Leo')]);
    const merged = await open([named('Anna', { ...born, level: 'Beginner', tack: 'Dressage 16"' })]);
    const [anna, twin] = [kept.riders[0]!, merged.riders[0]!];
    const product = await office.newProduct();
    await office.sell({ product_id: product.id, student_id: twin.studentId });
    await office.lesson('2026-12-01', [twin.studentId]);
    const { places } = await office.lesson('2026-12-02', [anna.studentId, twin.studentId]);
    await office.cancel(places[twin.studentId]!, 'CWM');
    await note(twin);
    await barn.run(EditHorse, { horseId: barn.horseIds[0]!, ownerId: merged.personId });
    await barn.run(AllowHorses, { studentId: anna.studentId, horseIds: [barn.horseIds[0]!] });
    await barn.run(AllowHorses, { studentId: twin.studentId, horseIds: barn.horseIds });
    await barn.run(AllowSections, { studentId: twin.studentId, sectionIds: [barn.sectionId], purpose: 'book' });
    await barn.run(AssignSectionStudent, { sectionId: barn.sectionId, id: twin.studentId, assigned: true });
    const { instructorId } = barn.instructor;
    await barn.run(LinkStudents, { instructorId, studentIds: [anna.studentId, twin.studentId] });
    const weekly = { frequency: 1, period: 'weeks' as const, end: { type: 'after' as const, count: 2 } };
    const series = await barn.run(OpenRegistration, {
      sectionId: barn.sectionId,
      start: { date: '2026-12-03', time: '09:00' },
      studentIds: [],
      horseIds: [],
      extraStaff: [],
      recurrence: weekly,
      productId: product.id,
    });
    await barn.run(RegisterStudents, { seriesId: series, studentIds: [twin.studentId] });
    const payer = { personId: merged.personId, accountId: 'acct_merging', customerId: 'cus_1' };
    await barn.run(ConnectCardAccount, payer);
    await barn.run(NoteCardCustomer, payer);
    await barn.run(KeepCard, { personId: merged.personId, paymentMethodId: 'pm_1' });
    await barn.run(AgreeToCharges, { ...payer, cardId: 'pm_1', lastFour: '4242' });
    await announcedRelease(barn, merged.personId);
    const cart = { lines: [{ productId: product.id, studentId: twin.studentId }], accountHolderId: merged.personId };
    await barn.run(StartCardPayment, { what: { cart } });
    await barn.run(DisconnectCardAccount, payer);
    const template = { templateId: 'template_merging', title: 'Riding waiver' };
    await barn.run(SaveWaiverTemplate, { ...template, isPublic: false, createUserAccount: false });
    await barn.run(StoreWaiver, {
      paper: {
        ...template,
        waiverId: 'waiver_merging',
        tags: [merged.personId],
        createdOn: new Date('2026-11-20T14:00:00Z'),
        firstName: 'Ewa',
        lastName: 'Kowalska',
        email: '',
        expiresOn: null,
        verified: true,
        details: {} as never,
      },
      readAt: new Date('2026-11-20T14:01:00Z'),
    });
    await signOwnWaiver(merged, twin);
    await barn.run(AnswerPhotoConsent, { studentId: twin.studentId, answer: 'barn' });
    await barn.run(NoteMeasures, { studentId: twin.studentId, weight: 40, height: 150 });
    await barn.run(ChangePreference, { field: 'keeps_emergency_cards', value: 1 });
    for (const [{ studentId }, name] of [
      [anna, 'Pia'],
      [twin, 'Ben'],
    ] as const)
      await barn.run(NoteEmergencyCard, {
        studentId,
        seen: 0,
        contacts: [{ name, phone: name, relation: null }],
        medicalNote: `Asks ${name}`,
      });
    await barn.run(FitHorses, { studentId: twin.studentId, horseIds: barn.horseIds, kind: 'favourite' });
    await barn.run(ChangeMailWish, { personId: twin.personId, kind: 'reminders', wanted: false });
    await barn.run(BeginLevels, {});
    const [beginner, novice] = await barn.read(
      (sql) => sql<{ id: string }[]>`select level_id as id from level order by level_order`,
    );
    await barn.run(ConfirmLevel, { studentId: twin.studentId, levelId: novice!.id });
    const [trot, canter] = await barn.read(
      (sql) => sql<{ id: string }[]>`select skill_id as id from skill order by skill_id`,
    );
    await barn.run(NoteSkills, { studentId: anna.studentId, reached: [trot!.id], notYet: [] });
    await barn.run(NoteSkills, { studentId: twin.studentId, reached: [trot!.id, canter!.id], notYet: [] });
    for (const { studentId } of [anna, twin]) await barn.run(ProposeLevel, { studentId, levelId: beginner!.id });
    await barn.during((at) => insertEnquiry(at, merged.personId));
    for (const field of ['has_waiting_lists', 'clients_can_book_lessons'])
      await barn.run(ChangePreference, { field, value: 1 });
    const pair = await barn.newSection({ sectionName: 'Pair', maxEnrollment: 1 });
    const full = await office.lesson('2026-12-05', [kept.riders[1]!.studentId], { section_id: pair });
    const wish = { lesson_date_time_id: full.lessonId, student_id: twin.studentId };
    expect((await barn.call(barn.admin, 'POST', 'waiting_list/join', wish)).status).toBe(200);

    const gone = { account: merged.personId, rider: [twin.studentId, twin.personId] };
    /** Rows of a column that name the account or the rider who is merged. */
    const naming = (of: 'account' | 'rider') =>
      barn.read((sql) =>
        Promise.all(
          Object.entries(TREATED)
            .filter(([, treated]) => treated === of)
            .map(async ([name]) => {
              const [table = '', column = ''] = name.split('.');
              const [found] = await sql<[{ rows: number }]>`
                select count(*)::int as rows from ${sql(table)} where ${sql(column)} = any(${[gone[of]].flat()}::uuid[])`;
              return [name, found.rows > 0] as const;
            }),
        ),
      );
    for (const kind of ['account', 'rider'] as const)
      expect((await naming(kind)).filter(([, has]) => !has).map(([name]) => name)).toEqual([]);

    const twins = [
      {
        student_id: anna.studentId,
        merged_student_id: twin.studentId,
        person_name: 'Anna Kowalska',
        date_of_birth: '2015-04-12',
        refused: null,
      },
    ];
    const asked = { merged_id: merged.personId, account_person_id: kept.personId };
    expect((await barn.call(barn.admin, 'GET', 'people/previewMerge', asked)).body).toMatchObject({ twins });
    const two = { student_id: anna.studentId, merged_student_id: twin.studentId };
    expect((await previewRiders(anna.studentId, twin.studentId)).body).toMatchObject({
      lessons: 4,
      packages: 2,
      notes: 1,
      refused: 'These riders are on two accounts. Merge the accounts first.',
    });
    expect((await barn.call(barn.admin, 'POST', 'people/mergeAccounts', { ...asked, riders: [two] })).status).toBe(200);

    for (const kind of ['account', 'rider'] as const)
      expect((await naming(kind)).filter(([, has]) => has).map(([name]) => name)).toEqual([]);
    const offers = await barn.read((sql) => sql<{ purpose: string }[]>`select purpose::text from card_payment`);
    expect(
      offers.filter(({ purpose }) => purpose.includes(twin.studentId) || purpose.includes(merged.personId)),
    ).toEqual([]);
    const { body } = await barn.call(barn.admin, 'GET', 'students/student', { person_id: anna.personId });
    expect(body.student).toMatchObject({ level: 'Novice', tack: 'Dressage 16"', is_active: 1 });
    expect(await barn.read((sql) => sql`select from rider_skill`)).toHaveLength(2);
    expect(await barn.read((sql) => sql`select student_id, contacts, medical_note from emergency_card`)).toEqual([
      {
        student_id: anna.studentId,
        contacts: ['Pia', 'Ben'].map((name) => ({ name, phone: name, relation: null })),
        medical_note: 'Asks Pia\nAsks Ben',
      },
    ]);
    const { members } = await family(anna.personId);
    expect(members.filter(({ is_active }: { is_active: number }) => is_active)).toHaveLength(2);
    expect((await office.items(anna.studentId)).map(({ product_name }) => product_name)).toHaveLength(2);
    expect(await barn.log()).toContainEqual(
      expect.objectContaining({ stream: `person-${anna.personId}`, type: 'people.RidersMerged' }),
    );
    const day = await barn.call(barn.admin, 'GET', 'lessons/index', { dbday: '2026-12-01' });
    expect(day.body.LessonStudents).toMatchObject([{ student_id: anna.studentId, name: 'Anna Kowalska' }]);
  });
});

describe('two records of one rider', () => {
  let app: TestApp;
  let barn: TestBarn;
  let office: Shop;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn();
    office = shop(barn);
  });
  const two = (student_id: string, merged_student_id: string) => ({ student_id, merged_student_id });
  const merge = (kept: string, merged: string) =>
    barn.call(barn.admin, 'POST', 'people/mergeRiders', two(kept, merged));
  const refused = async (kept: string, merged: string) =>
    (await barn.call(barn.admin, 'GET', 'people/previewRiderMerge', two(kept, merged))).body.refused;

  it('become one on their account, if they are in no lesson together, which is said before', async () => {
    const { studentIds, riders } = await barn.newFamily({ students: 2 });
    const [kept, merged] = studentIds as [string, string];
    const { places } = await office.lesson('2026-12-08', studentIds, { title: 'Beginner group' });
    const why = 'Both records are in Beginner group, Tue 8 Dec 2026, 16:00. Take one of the two out there first.';
    expect(await refused(kept, merged)).toBe(why);
    expect((await merge(kept, merged)).body).toMatchObject({ code: 'riders_ride_together', message: why });
    await barn.call(barn.admin, 'POST', 'lesson_people/delete', { lesson_person_id: places[merged] });
    expect(await refused(kept, merged)).toBeNull();
    expect((await merge(kept, merged)).status).toBe(200);
    const { body } = await barn.call(barn.admin, 'GET', 'students/student', { person_id: riders[1]!.personId });
    expect(body.student.is_active).toBe(0);
  });

  it.each([
    ['the record that goes', 1],
    ['the record that stays', 0],
  ])('pay with what %s had for lessons that waited on the other (C03)', async (_, payer) => {
    const { studentIds } = await barn.newFamily({ students: 2 });
    const [kept, merged] = studentIds as [string, string];
    const ten = await office.newProduct();
    await office.sell({ product_id: ten.id, student_id: studentIds[payer] });
    const { lessonId } = await office.lesson('2026-12-10', [studentIds[1 - payer]!]);
    expect((await merge(kept, merged)).status).toBe(200);
    expect(await office.items(kept)).toMatchObject([{ used: 1, remain: 9 }]);
    const { body } = await barn.call(barn.admin, 'GET', 'lessons/index', { id: lessonId });
    expect(body.LessonStudents).toMatchObject([{ student_id: kept, paid: 1 }]);
    const debits = (await office.events('PackageDebited')) as { studentId: string }[];
    expect(debits.at(-1)).toMatchObject({ studentId: kept });
  });

  it('are of this barn', async () => {
    const other = await app.barn({ farmName: 'Lakeside' });
    const { studentIds } = await barn.newFamily({ students: 1 });
    const [mine] = studentIds as [string];
    for (const nobody of [other.family.studentIds[0]!, barn.newId()]) {
      expect((await merge(mine, nobody)).status).toBe(404);
      expect((await merge(nobody, mine)).status).toBe(404);
    }
    expect((await merge(mine, mine)).body.code).toBe('same_rider');
    expect((await merge(mine, barn.family.studentIds[0]!)).body.code).toBe('riders_of_two_accounts');
  });
});
