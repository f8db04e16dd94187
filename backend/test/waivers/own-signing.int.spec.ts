import { EditContact, EditRider } from '../../src/modules/people/commands/edit-person.js';
import { MergeRiders } from '../../src/modules/people/commands/merge-riders.js';
import { openOwnGate, type OwnBarn, type OwnGate } from './own-barn.js';

describe('a family signs the barn’s own waiver', () => {
  let gate: OwnGate, barn: OwnBarn, id: string;
  beforeAll(async () => {
    gate = await openOwnGate();
  });
  beforeEach(async () => {
    gate.app.clock.set('2026-11-20T14:00:00Z');
    barn = await gate.barn();
    ({ id } = await barn.write({ valid_months: 12 }));
  });
  afterAll(() => gate.stop());

  const sign = (more: object = {}, headers?: Record<string, string>) =>
    barn.sign(barn.family, { id, ...more }, headers);
  const riders = () => barn.family.riders.map(({ personId }) => personId);

  it('and has it among its waivers, with all that stands on it (R256)', async () => {
    const [anna, ben] = barn.family.riders;
    await barn.run(EditRider, { studentId: anna!.studentId, dateOfBirth: '2016-11-21' });
    await barn.run(EditRider, { studentId: ben!.studentId, dateOfBirth: '2000-01-01' });
    const holder = { firstName: 'Kasia', lastName: 'Kowalska', contactEmail: 'kasia@home.test' };
    await barn.run(EditContact, { personId: barn.family.personId, ...holder, contactMobile: '+1 519 555 0101' });
    const emergency = { emergency_contact_name: 'Jan Kowalski', emergency_contact_phone: '+1 519 555 0100' };
    const { body } = await sign(emergency);
    expect(body).toEqual({ waiver_id: expect.any(String), expiration_date: '2027-11-20' });
    expect(await barn.kept()).toMatchObject([
      { waiverId: body.waiver_id, templateId: id, title: 'Barn rules', is_expired: 0, verified: 1 },
    ]);
    const { waiver } = (await barn.ask(barn.admin, 'waiver/waiverRetrieve', { id: body.waiver_id })).body;
    expect(waiver).toMatchObject({
      title: 'Barn rules',
      createdOn: '2026-11-20 09:00',
      firstName: 'Kasia',
      lastName: 'Kowalska',
      email: 'kasia@home.test',
      expirationDate: '2027-11-20',
      emergencyContactName: 'Jan Kowalski',
      emergencyContactPhone: '+1 519 555 0100',
      guardian: { firstName: 'Kasia Kowalska', lastName: '', relationship: 'Mother', phone: '+1 519 555 0101' },
      participants: [
        { firstName: 'Rider 1', isMinor: 1, dob: '2016-11-21', age: 9 },
        { firstName: 'Rider 2', isMinor: 0, dob: '2000-01-01', age: 26 },
      ],
      customWaiverFields: [
        { label: 'Signed by', value: 'Kasia Kowalska' },
        { label: 'Text', value: 'version 1' },
        { label: 'Fingerprint (SHA-256)', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { label: 'Since it was signed', value: 'unchanged' },
      ],
    });
    expect(await barn.standing()).toMatchObject(emergency);
  });

  it('as a PDF with the whole text, named title_firstNamelastName.pdf (R194)', async () => {
    const { body } = await sign();
    const asked = await barn.ask(barn.family, 'waiver/waiverRetrievePdf', { id: body.waiver_id });
    expect(asked.body.file_name).toMatch(/^Barn rules_PaulaRent \d+\.pdf$/);
    expect(Buffer.from(asked.body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await barn.ask(await barn.newFamily(), 'waiver/waiverRetrievePdf', { id: body.waiver_id })).status).toBe(
      404,
    );
  });

  it('once, however often and at the same time it is sent, with a key or without', async () => {
    const key = { 'idempotency-key': 'signing-1' };
    const answers = await Promise.all([sign(), sign(), sign({}, key), sign({}, key), sign()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.waiver_id)).size).toBe(1);
    expect(await barn.kept()).toHaveLength(1);
    const types = (await barn.log()).map(({ type }) => type);
    expect(types.filter((type) => type === 'waivers.WaiverSigned')).toHaveLength(1);
    expect(await barn.read((sql) => sql`select 1 from waiver_signature`)).toHaveLength(1);
  });

  it('for each of its riders once, and for the others alone', async () => {
    const [anna, ben] = riders();
    await sign({ person_ids: [anna] });
    const both = await sign();
    expect([both.status, both.body.code]).toEqual([409, 'waiver_stands']);
    expect((await sign({ person_ids: [ben] })).status).toBe(200);
    expect(await barn.standings(id)).toEqual(['valid', 'valid']);
  });

  it('in the words that it has read', async () => {
    await barn.rewrite({ id, body: 'Another text', valid_months: 12 });
    const late = await sign();
    expect([late.status, late.body.code]).toEqual([409, 'waiver_text_changed']);
    expect(await barn.kept()).toEqual([]);
    expect((await sign({ text_version: 2 })).status).toBe(200);
  });

  it('while the text is changed: what was signed is what was read, or it is refused', async () => {
    const [signed] = await Promise.all([sign(), barn.rewrite({ id, body: 'Another text' })]);
    const kept = await barn.read((sql) => sql<{ text_version: number }[]>`select text_version from waiver_signature`);
    expect(kept).toEqual(signed.status === 200 ? [{ text_version: 1 }] : []);
  });

  it.each([
    ['without agreeing', { agreed: 0 }, 'agreed'],
    ['without a name', { signer_name: ' ' }, 'signer_name'],
    ['for nobody', { person_ids: [] }, 'person_ids'],
    ['for a child without saying who one is to it', { relationship: '' }, 'relationship'],
  ])('not %s', async (_, more, field) => {
    const { status, body } = await sign(more);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await barn.kept()).toEqual([]);
  });

  it('not for another family’s riders, nor as staff', async () => {
    const stranger = await barn.newFamily();
    const forged = [...riders(), stranger.riders[0]!.personId];
    expect((await sign({ person_ids: forged })).status).toBe(404);
    expect((await barn.sign(stranger, { id, person_ids: riders() })).status).toBe(404);
    expect((await barn.send(barn.admin, 'sign', barn.form(barn.family, { id }))).status).toBe(403);
    expect(await barn.kept()).toEqual([]);
  });

  it('again from thirty days before it ends; after that it has expired', async () => {
    await sign();
    gate.app.clock.set('2027-10-20T14:00:00Z');
    expect(await barn.standings(id)).toEqual(['valid', 'valid']);
    await sign();
    expect(await barn.kept()).toHaveLength(1);
    gate.app.clock.set('2027-10-22T14:00:00Z');
    expect(await barn.standings(id)).toEqual(['ends_soon', 'ends_soon']);
    expect((await barn.list()).waivers).toMatchObject([{ signed: 2, ending: 2 }]);
    // The evening of its last day in the barn is another day in UTC.
    gate.app.clock.set('2027-11-21T04:30:00Z');
    expect(await barn.standings(id)).toEqual(['ends_soon', 'ends_soon']);
    gate.app.clock.set('2027-11-21T05:30:00Z');
    expect(await barn.standings(id)).toEqual(['expired', 'expired']);
    expect((await barn.list()).waivers).toMatchObject([{ signed: 0, missing: 2 }]);
    expect((await sign()).body.expiration_date).toBe('2028-11-21');
    expect((await barn.kept()).map(({ is_expired }: { is_expired: number }) => is_expired)).toEqual([0, 1]);
  });

  it('and what is kept says so when it is not what was signed', async () => {
    const { waiver_id } = (await sign()).body;
    const said = async () => {
      const { waiver } = (await barn.ask(barn.family, 'waiver/waiverRetrieve', { id: waiver_id })).body;
      return waiver.customWaiverFields.at(-1).value;
    };
    expect(await said()).toBe('unchanged');
    await gate.app.owner`update waiver_text set body = 'Forged' where template_id = ${id}`;
    expect(await said()).toMatch(/^CHANGED/);
  });

  it('and it goes along with riders who become one', async () => {
    const [twin, anna] = barn.family.riders;
    await sign({ person_ids: [twin!.personId] });
    await barn.run(MergeRiders, { studentId: anna!.studentId, mergedId: twin!.studentId });
    const { templates } = await barn.standing();
    expect(templates[0].riders).toMatchObject([{ person_id: anna!.personId, standing: 'valid' }]);
    expect((await barn.sign(barn.family, { id, person_ids: [anna!.personId] })).status).toBe(200);
    expect(await barn.kept()).toHaveLength(1);
  });
});
