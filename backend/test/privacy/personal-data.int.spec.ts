import { AgreeToCharges } from '../../src/modules/cards/commands/agree-to-charges.js';
import { ChangePreference } from '../../src/modules/farms/commands/change-preference.js';
import { AddNote } from '../../src/modules/notes/commands/add-note.js';
import { EditContact, EditRider } from '../../src/modules/people/commands/edit-person.js';
import { shop } from '../../src/modules/billing/test/shop.js';
import { sharedApp, type TestApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('what a barn keeps of somebody', () => {
  let app: TestApp, barn: TestBarn;
  beforeAll(async () => {
    app = await sharedApp();
    barn = await app.barn({ farmName: 'Maple Hill' });
  });

  const ask = (person_id: string, who = barn.admin, path = 'people/personalData') =>
    barn.call(who, 'GET', path, { person_id });
  const sectionsOf = ({ sections }: { sections: { title: string; rows: Record<string, unknown>[] }[] }) =>
    Object.fromEntries(sections.map(({ title, rows }) => [title, rows]));

  it('is told whole, of the members of an account, too', async () => {
    const { personId, riders, email } = await barn.newFamily({ students: 1 });
    const [anna] = riders;
    await barn.run(EditContact, {
      personId,
      firstName: 'Kasia',
      lastName: 'Kowalska',
      contactMobile: '+1 519 555 0177',
    });
    await barn.run(EditRider, { studentId: anna!.studentId, dateOfBirth: '2015-04-03', level: 'Novice' });
    const note = { isPublic: false, pin: false, sendEmail: false };
    await barn.run(AddNote, { subject: { personId: anna!.personId }, notes: 'Brave over poles', ...note });
    const office = shop(barn);
    const product = await office.newProduct();
    await office.sell(
      { product_id: product.id, student_id: anna!.studentId, item_notes: 'As a gift' },
      { payment_notes: 'Cash' },
    );
    for (const field of ['charges_saved_cards', 'can_use_invoices'])
      await barn.run(ChangePreference, { field, value: 1 });
    const card = { accountId: 'acct_1', customerId: 'cus_1', cardId: 'pm_1' };
    await barn.run(AgreeToCharges, { ...card, personId, lastFour: '4242' });
    const { places } = await office.lesson('2026-11-18', [anna!.studentId]);
    await office.cancel(places[anna!.studentId]!, 'CWP', { cancel_note: 'Ill' });

    const { status, body } = await ask(personId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      barn_name: 'Maple Hill',
      person_name: 'Kasia Kowalska',
      made_at: '2026-11-20T14:00:00.000Z',
    });
    expect(sectionsOf(body)).toMatchObject({
      People: [
        { Name: 'Kasia Kowalska', 'Primary phone': '+1 519 555 0177' },
        { Name: expect.stringMatching(/^Rider 1/), 'Date of birth': '2015-04-03', Level: 'Novice' },
      ],
      Logins: [{ Address: email }],
      Lessons: [{ Date: '2026-11-18', Time: '16:00', Status: 'CWP', Remark: 'Ill' }],
      'Packages, makeups and credits': [{ What: '10 group lessons', Lessons: 10, Remark: 'As a gift' }],
      'Payments and invoices': [{ Date: '2026-11-20', Amount: '450.00', Paid: 'yes', Remark: 'Cash' }],
      'Cards charged by themselves': [{ 'Card ending in': '4242', Agreed: '2026-11-20 09:00' }],
      Notes: [{ Note: 'Brave over poles' }],
      'Changes of their records': expect.arrayContaining([
        expect.objectContaining({ Field: 'last_name', Became: 'Kowalska' }),
        expect.objectContaining({ Field: 'level', Was: null, Became: 'Novice' }),
      ]),
    });
    const alone = sectionsOf((await ask(anna!.personId)).body);
    expect(alone).toMatchObject({ People: [{ Level: 'Novice' }], Logins: [], 'Payments and invoices': [] });
  });

  it('says where there is more than it tells, and stays small', async () => {
    const { personId } = await barn.newFamily();
    const stream = `person-${personId}`;
    await barn.during(async ({ sql, farmId }) => {
      await sql`insert into changed_value (farm_id, position, stream, field, was, became)
        select ${farmId}, 1, ${stream}, 'field ' || n, repeat('x', 5000), repeat('y', 5000) from generate_series(1, 1001) n`;
    });
    const { body } = await ask(personId);
    const changes = body.sections.find(({ title }: { title: string }) => title === 'Changes of their records');
    expect(changes).toMatchObject({ is_cut: 1, rows: { length: 1000 } });
    expect(JSON.stringify(body).length).toBeLessThan(2_000_000);
  });

  it('is a PDF for whoever reads it, with what they wrote as text', async () => {
    const { personId } = await barn.newFamily();
    await barn.run(EditContact, { personId, firstName: '<script>alert(1)</script>' });
    const { status, headers } = await ask(personId, barn.admin, 'people/personalDataPdf');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  });

  it('is for administrators to hand over, of their own barn', async () => {
    const elsewhere = await app.barn();
    expect((await ask(elsewhere.family.personId)).status).toBe(404);
    expect((await ask(barn.family.personId, barn.family)).status).toBe(403);
    expect((await ask(barn.family.personId, barn.instructor)).status).toBe(403);
  });
});
