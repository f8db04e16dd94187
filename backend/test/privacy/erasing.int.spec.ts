import { announcedRelease } from '../cards/announced-release.js';
import { leftAlone } from '../enrollment/left-alone.js';
import { AgreeToCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CreateLogin } from '../../src/modules/identity/contracts.js';
import { EditContact, EditRider } from '../../src/modules/people/commands/edit-person.js';
import { AddNote } from '../../src/modules/notes/commands/add-note.js';
import { moduleDescriptions } from '../../src/app.module.js';
import { BarnDatabase } from '../../src/platform/database/databases.js';
import { rebuildBarn } from '../../src/platform/event-store/rebuild.js';
import { Registry } from '../../src/platform/event-store/registry.js';
import { shop, type Shop } from '../../src/modules/billing/test/shop.js';
import { importCalls } from '../imports/import-calls.js';
import { insertEnquiry } from '../enquiries/stranger.js';
import { NOW } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from '../work/work-app.js';

const MARK = 'zyxmarka';
const FILE = [
  'Parent first name,Parent last name,Email,Mobile,Rider first name,Rider last name,Date of birth,Level',
  `Mara,Zyxmarka,mara@${MARK}.test,+1 519 555 0177,Zora,Zyxmarka,2015-04-03,${MARK} beginner`,
].join('\r\n');

const READ_BY = { group: 'lessons', report: 'detail', span: 'last_week', every: 'week', weekday: 1, with_csv: 1 };

describe('somebody is erased', () => {
  let app: WorkApp, barn: TestBarn, office: Shop, dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'leadline-erasing-'));
    app = await workApp({ dataDir });
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    barn = await app.barn({ preferences: { can_sign_waivers: 1, can_use_invoices: 1 } });
    office = shop(barn);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  const post = (path: string, body: object, who = barn.admin, headers?: Record<string, string>) =>
    barn.call(who, 'POST', path, body, headers);
  const done = async (answer: ReturnType<typeof post>) => {
    const { status, body } = await answer;
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body;
  };
  const preview = async (person_id: string) =>
    (await barn.call(barn.admin, 'GET', 'people/previewErasure', { person_id })).body;
  const erase = (person_id: string, person_name: string, who = barn.admin) =>
    post('people/erase', { person_id, person_name }, who);
  const nameOf = async (id: string) =>
    (
      await barn.read((sql) => sql<{ name: string }[]>`select person_name as name from person where person_id = ${id}`)
    )[0]!.name;

  /** Every table of the database, queues included, that has the mark in any column, bytes included. */
  async function marked() {
    const tables = await app.owner<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^(pg_|information_schema)' order by 1`;
    expect(tables.length).toBeGreaterThan(60);
    const hex = Buffer.from(MARK).toString('hex');
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await app.owner.unsafe<{ n: number }[]>(
        `select count(*)::int as n from ${name} t where t::text ilike '%${MARK}%' or t::text ilike '%${hex}%'`,
      );
      if (rows[0]!.n > 0) found.push(name.replace('public.', ''));
    }
    return found;
  }
  const markedFiles = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter(
      (file) =>
        file.isFile() && readFileSync(path.join(file.parentPath, file.name), 'latin1').toLowerCase().includes(MARK),
    );

  /** A family that came from a file, with something of hers in everything that a barn keeps of people. */
  async function markedFamily() {
    const files = importCalls(app, barn.admin);
    const { id } = await files.read(FILE);
    expect((await files.start(id)).status).toBe(200);
    await app.settled(barn.farmId);
    const [{ mara, zora, rider } = { mara: '', zora: '', rider: '' }] = await barn.read(
      (sql) => sql<{ mara: string; zora: string; rider: string }[]>`
        select p.billing_person_id as mara, p.person_id as zora, s.student_id as rider
        from person p join student s using (farm_id, person_id) where p.first_name = 'Zora'`,
    );
    const login = await barn.newLogin(mara, 'STU');
    await app.owner`update login set email = ${`mara.${barn.farmId}@${MARK}.test`} where login_id = ${login.loginId}`;
    await barn.run(EditRider, { studentId: rider, level: `${MARK} novice`, generalNotes1: `${MARK} loves mares` });
    await barn.run(EditContact, { personId: mara, contactHomephone: '+1 519 555 0188' });
    const note = { isPublic: true, pin: false, sendEmail: true };
    await barn.run(AddNote, { subject: { personId: zora }, notes: `${MARK} is brave`, ...note });
    const [other] = barn.family.studentIds as [string];
    await barn.run(AddNote, { subject: { studentId: other }, notes: 'Lent boots to Zora  Zyxmarka.', ...note });
    const product = await office.newProduct();
    const sold = { product_id: product.id, student_id: rider, item_notes: `${MARK} asked twice` };
    const { items, payment } = await office.sell(
      sold,
      { payment_notes: `${MARK} paid late` },
      { 'idempotency-key': MARK },
    );
    const { lessonId, places } = await office.lesson('2026-11-18', [rider, other]);
    await office.cancel(places[rider]!, 'CWP', { cancel_note: `${MARK} was ill` });
    await barn.during((at) => leftAlone(at, { lessonPersonId: places[rider]!, lessonId, studentId: rider }));
    await office.cancel(places[other]!, 'CWP', { cancel_note: 'Swapped with Zyxmarka, Zora' });
    const paper = { id: payment.id, email: `gran@${MARK}.test`, name: `For ${MARK}.pdf` };
    await done(post('payments/sendInvoice', paper));
    const { waiver } = await done(post('own_waiver/create', { title: 'Rules', body: 'Everybody wears a helmet.' }));
    const signing = { id: waiver.id, text_version: 1, person_ids: [zora], agreed: 1, relationship: 'Mother' };
    const signed = { ...signing, signer_name: 'Mara Zyxmarka', emergency_contact_name: `Aunt ${MARK}` };
    await done(post('own_waiver/sign', signed, login as never));
    const hers = { firstName: 'Mara', lastName: 'Zyxmarka', email: `m@${MARK}.test`, riderName: `Zora ${MARK}` };
    await barn.during((at) => insertEnquiry(at, mara, hers));
    await barn.during((at) => insertEnquiry(at, null, { message: 'Zora Zyxmarka told us of you.' }));
    const gift = { account_holder_id: barn.family.personId, amount: 50, given_to: 'Zora Zyxmarka', given_by: 'Ben' };
    await done(post('vouchers/sell', gift));
    await done(post('vouchers/sell', { ...gift, account_holder_id: mara, given_to: `Uncle ${MARK}` }));
    for (const field of ['charges_saved_cards', 'can_use_invoices'])
      await barn.run(ChangePreference, { field, value: 1 });
    const card = { accountId: 'acct_1', customerId: 'cus_1', cardId: 'pm_1' };
    await barn.run(AgreeToCharges, { ...card, personId: mara, lastFour: MARK });
    await announcedRelease(barn, mara, `${MARK} pays on Friday`);
    const mailed = { title: 'Lessons of Zora Zyxmarka', addresses: [`Mara@${MARK}.test`, 'a@b.test'] };
    await done(post('saved_reports/save', { ...READ_BY, ...mailed }));
    await app.settled(barn.farmId);
    return { mara, zora, rider, login, itemId: items[0]!.id };
  }

  it('and nothing of them is left in the whole database and the files, while figures and log stay', async () => {
    const { mara, zora, login } = await markedFamily();
    expect(await marked()).toEqual([
      'changed_value',
      'charge_consent',
      'enquiry',
      'idempotency_key',
      'import_row',
      'invoice_mail',
      'lesson_document',
      'login',
      'mail_message',
      'note',
      'person',
      'place_release',
      'remark',
      'saved_report',
      'saved_report_recipient',
      'student',
      'voucher_card',
      'waiver_paper',
      'waiver_signature',
    ]);
    const figures = () => app.owner`
      select (select count(*)::int from lesson_person where farm_id = ${barn.farmId}) as places,
        (select sum(total_minor)::int from payment where farm_id = ${barn.farmId}) as taken,
        (select sum(used)::int from package where farm_id = ${barn.farmId}) as used,
        (select count(*)::int from signed_waiver where farm_id = ${barn.farmId}) as waivers`;
    const [before, log] = [await figures(), await barn.log()];
    expect(await preview(mara)).toMatchObject({
      people: [
        { person_id: mara, person_name: 'Mara Zyxmarka', has_login: 1 },
        { person_id: zora, person_name: 'Zora Zyxmarka', is_student: 1 },
      ],
      notes: 1,
      lessons_left: 10,
      flat_packages: 0,
      refused: [],
    });
    const { person_ids } = await done(erase(mara, ' mara  zyxmarka'));
    expect(person_ids).toEqual([mara, zora]);
    await app.settled(barn.farmId);

    expect(await marked()).toEqual([]);
    expect(markedFiles()).toEqual([]);
    expect(await figures()).toEqual(before);
    expect((await barn.log()).slice(0, log.length)).toEqual(log);
    expect((await barn.log()).at(-1)).toMatchObject({
      stream: `person-${mara}`,
      type: 'people.PeopleErased',
      data: { personIds: [mara, zora] },
    });
    expect((await barn.call(login as never, 'GET', 'farms/farmDefaults')).status).toBe(401);
    const found = await barn.call(barn.admin, 'GET', 'search/index', { q: MARK });
    expect(found.body).toMatchObject({ hits: [] });

    await rebuildBarn(app.app.get(BarnDatabase).sql, new Registry(moduleDescriptions), barn.farmId);
    expect(await marked()).toEqual([]);
    expect(await figures()).toEqual(before);
  });

  it('with a line less of their name in the texts of others, which stay', async () => {
    const { mara } = await markedFamily();
    await done(erase(mara, 'Mara Zyxmarka'));
    const texts = await barn.read(
      (sql) => sql<{ text: string }[]>`
        select notes as text from note union all select remark from remark union all select message from enquiry`,
    );
    expect(texts.map(({ text }) => text).toSorted()).toEqual([
      'Erased person told us of you.',
      'Lent boots to Erased person.',
      'Swapped with Erased person',
    ]);
  });

  it('once: again nothing happens, and nobody comes back', async () => {
    const { personId } = await barn.newFamily();
    const name = await nameOf(personId);
    expect((await done(erase(personId, name))).person_ids).toHaveLength(3);
    const log = await barn.log();
    expect(await Promise.all([1, 2, 3].map(() => erase(personId, name)))).toMatchObject(
      [1, 2, 3].map(() => ({ status: 200, body: { person_ids: [] } })),
    );
    expect(await barn.log()).toEqual(log);
    const back = await post('people/updateIsActiveAccount', { accountHolderId: personId, whattodo: 'activate' });
    expect(back).toMatchObject({ status: 409, body: { code: 'erased' } });
    expect(await preview(personId)).toMatchObject({ people: [], refused: [] });
  });

  it('a rider alone: the account and who else rides on it stay, and the waiver names only those', async () => {
    const { mara, zora } = await markedFamily();
    await done(post('people/addNewDependant', { firstName: 'Ben', lastName: 'Quill', accountHolderId: mara }));
    expect((await done(erase(zora, 'Zora Zyxmarka'))).person_ids).toEqual([zora]);
    expect(await nameOf(mara)).toBe('Mara Zyxmarka');
    const [ben] = await barn.read(
      (sql) => sql`select is_active from person where billing_person_id = ${mara} and person_name = 'Ben Quill'`,
    );
    expect(ben).toEqual({ is_active: true });
    const papers = await barn.read(
      (sql) => sql<{ details: object; name: string }[]>`
      select details -> 'participants' -> 0 as details, first_name as name from waiver_paper`,
    );
    expect(papers).toMatchObject([{ name: 'Mara', details: { firstName: 'Erased', lastName: 'person', dob: null } }]);
  });

  it('a member of the staff, too', async () => {
    const { personId } = await barn.newInstructor({ firstName: 'Quirina' });
    await done(erase(personId, 'Quirina Tructor'));
    expect(await nameOf(personId)).toBe('Erased person');
  });

  it('but not while lessons are to come or money is open, by the words of the preview', async () => {
    const { personId, studentIds } = await barn.newFamily({ students: 1 });
    const name = await nameOf(personId);
    await office.lesson('2026-11-25', studentIds);
    const product = await office.newProduct();
    await office.sell({ product_id: product.id, student_id: studentIds[0] }, { invoice: 1 });
    const refused = [
      '1 place in lessons to come: cancel or remove them first.',
      '1 unpaid invoice, CAD 450.00: take the payment or delete them first.',
    ];
    expect(await preview(personId)).toMatchObject({ refused });
    const answer = await erase(personId, name);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'not_to_be_erased', message: `Not yet. ${refused.join(' ')}` },
    });
    expect(await nameOf(personId)).toBe(name);
    const { instructor } = barn;
    expect((await preview(instructor.personId)).refused).toEqual([
      '1 lesson to come: give them to somebody else first.',
    ]);
  });

  it('but nobody erases themselves, somebody else by a wrong name, or anybody of another barn', async () => {
    const { personId } = barn.family;
    const own = await erase(barn.admin.personId, 'Ada Minister');
    expect(own).toMatchObject({ status: 409, body: { code: 'not_to_be_erased' } });
    const wrong = await erase(personId, 'Somebody Else');
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'person_name' }] } });
    const elsewhere = await app.barn();
    expect((await erase(elsewhere.family.personId, 'Paula Rent')).status).toBe(404);
    expect(
      (await barn.call(barn.admin, 'GET', 'people/previewErasure', { person_id: elsewhere.family.personId })).status,
    ).toBe(404);
    expect((await erase(personId, await nameOf(personId), barn.instructor)).status).toBe(403);
    expect(await nameOf(personId)).toMatch(/^Paula Rent/);
  });

  it('with a login of their own, too, whose address somebody new may have', async () => {
    const { personId, email } = await barn.newFamily();
    await done(erase(personId, await nameOf(personId)));
    const newcomer = await barn.newFamily();
    expect(email).not.toBe(newcomer.email);
    const other = await barn.run(CreateLogin, {
      personId: barn.family.riders[0]!.personId,
      email,
      userType: 'STU',
      passwordHash: 'x',
    });
    expect(other).toEqual(expect.any(String));
  });
});
