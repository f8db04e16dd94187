import { StoreWaiver } from '../../src/modules/waivers/commands/store-waiver.js';
import { readPaper } from '../../src/modules/waivers/provider/smartwaiver-answers.js';
import { fullWaiver, openGate, type Gate, type SigningBarn } from './signing-barn.js';

describe('signed waivers', () => {
  let gate: Gate, barn: SigningBarn;
  beforeAll(async () => {
    gate = await openGate();
  });
  beforeEach(async () => {
    gate.app.clock.set('2026-11-20T14:00:00Z');
    barn = await gate.barn();
  });
  afterAll(() => gate.stop());

  const sign = (details: object = {}, at = barn) =>
    gate.provider.sign({ ...fullWaiver, templateId: at.templateId, tags: [at.family.personId], ...details });
  const heard = async (waiverId: string) => {
    expect((await gate.tell(waiverId)).body).toEqual({ received: 1 });
    await gate.app.settled(barn.farmId);
  };

  it('are signed at the provider’s page, with the template’s id and the account’s as tag (R194)', async () => {
    const page = `${gate.provider.url}/w/${barn.templateId}/web/?auto_tag=${barn.family.personId}`;
    const shown = { template_id: barn.templateId, title: 'Riding release', is_public: 0, is_own: 0, sign_url: page };
    const offered = async (who: { token: string }, query: object = {}) =>
      (await barn.ask(who, 'getTemplateListDataBase', query)).body.templates;
    expect(await offered(barn.family)).toEqual([shown]);
    expect(await offered(barn.admin, { person_id: barn.family.riders[0]!.personId })).toEqual([shown]);
    expect(await offered(barn.admin)).toEqual([{ ...shown, sign_url: null }]);
  });

  it('have a PDF named title_firstNamelastName.pdf, else waiver.pdf (R194)', async () => {
    const pdf = async (details: object) => {
      const { waiverId } = sign(details);
      await heard(waiverId);
      return (await barn.ask(barn.family, 'waiverRetrievePdf', { id: waiverId })).body;
    };
    const full = await pdf({});
    expect(full.file_name).toBe('Riding release_AnnaKowalska.pdf');
    expect(Buffer.from(full.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf({ title: '' })).file_name).toBe('waiver.pdf');
    expect((await pdf({ firstName: '', lastName: '', participants: [] })).file_name).toBe('waiver.pdf');
  });

  it('show everything that stands on them, and no birth that is not known (R256, R194)', async () => {
    const { waiverId } = sign();
    await heard(waiverId);
    expect((await barn.ask(barn.family, 'waiverRetrieve', { id: waiverId })).body.waiver).toEqual({
      waiverId,
      templateId: barn.templateId,
      title: 'Riding release',
      createdOn: '2026-11-20 08:30',
      firstName: 'Anna',
      lastName: 'Kowalska',
      email: 'anna@home.test',
      expirationDate: '2027-11-20',
      verified: 1,
      addressLineOne: '12 Mill Road',
      addressLineTwo: 'Unit 4',
      city: 'Guelph',
      state: 'ON',
      zip: 'N1G 1A1',
      country: 'CA',
      driversLicenseNumber: 'K1234',
      driversLicenseState: 'ON',
      emergencyContactName: 'Jan Kowalski',
      emergencyContactPhone: '+1 519 555 0100',
      insuranceCarrier: 'Maple Mutual',
      insurancePolicyNumber: 'MM-77',
      guardian: { firstName: 'Anna', lastName: 'Kowalska', relationship: 'Mother', phone: '+1 519 555 0101' },
      participants: [
        {
          firstName: 'Zofia',
          lastName: 'Kowalska',
          isMinor: 1,
          dob: '2016-11-21',
          age: 9,
          customParticipantFields: [{ label: 'Allergies', value: 'Peanuts' }],
        },
        { firstName: 'Anna', lastName: 'Kowalska', isMinor: 0, dob: null, age: null, customParticipantFields: [] },
      ],
      customWaiverFields: [{ label: 'How did you hear of us?', value: 'A friend' }],
    });
  });

  it('are listed for the account and for the template, the newest first', async () => {
    const first = sign({ createdOn: '2026-11-19 13:30:00', expirationDate: '2026-11-19' });
    const second = sign();
    for (const { waiverId } of [second, first, second]) await heard(waiverId);
    const ids = (rows: { waiverId: string }[]) => rows.map(({ waiverId }) => waiverId);
    expect(ids(await barn.kept())).toEqual([second.waiverId, first.waiverId]);
    expect((await barn.kept())[1]).toMatchObject({ is_expired: 1, participants: ['Zofia Kowalska', 'Anna Kowalska'] });
    const of = async (query: object) => ids((await barn.ask(barn.admin, 'waiverList', query)).body.waivers);
    const { templateId: template_id } = barn;
    expect(await of({ template_id })).toEqual([second.waiverId, first.waiverId]);
    expect(await of({ template_id, id: (await barn.newFamily()).personId })).toEqual([]);
    expect(await of({ template_id: 'another' })).toEqual([]);
  });

  it('are a family’s own alone, and nobody’s where the barn has no waivers (R150)', async () => {
    const { waiverId } = sign();
    await heard(waiverId);
    const stranger = await barn.newFamily();
    const asked = async (who: { token: string }) => [
      (await barn.ask(who, 'getAccountWaiversDatabase', { person_id: barn.family.personId })).status,
      (await barn.ask(who, 'getAccountWaiverList', { person_id: barn.family.personId })).status,
      (await barn.ask(who, 'waiverRetrieve', { id: waiverId })).status,
      (await barn.ask(who, 'waiverRetrievePdf', { id: waiverId })).status,
    ];
    expect(await asked(barn.family)).toEqual([200, 200, 200, 200]);
    expect(await asked(barn.admin)).toEqual([200, 200, 200, 200]);
    expect(await asked(stranger)).toEqual([404, 404, 404, 404]);
    expect(await asked((await gate.barn()).admin)).toEqual([404, 404, 404, 404]);
    await gate.app.call(barn.admin, 'POST', 'farms/updateFarmPreferencesClient', {
      field: 'can_sign_waivers',
      value: 0,
    });
    expect(await asked(barn.family)).toEqual([409, 409, 409, 409]);
    expect(await asked(stranger)).toEqual([409, 409, 409, 409]);
  });

  it('come once, however often and in whatever order the provider tells of them', async () => {
    const before = sign({ verified: false });
    const { waiverId } = before;
    await heard(waiverId);
    gate.app.clock.set('2026-11-20T14:05:00Z');
    gate.provider.verify(waiverId);
    await heard(waiverId);
    await heard(waiverId);
    // An answer of before, which comes after the later one.
    await barn.run(StoreWaiver, { paper: readPaper({ waiver: before }), readAt: new Date('2026-11-20T14:01:00Z') });
    expect(await barn.kept()).toMatchObject([{ waiverId, verified: 1 }]);
    expect((await barn.signed()).map(({ type, data }) => [type, data.fields])).toEqual([
      ['waivers.WaiverSigned', undefined],
      ['waivers.WaiverChanged', ['verified']],
    ]);
    expect(JSON.stringify(await barn.log())).not.toContain('Kowalska');
  });

  it('are believed of the provider alone', async () => {
    const { waiverId } = sign();
    const asked = gate.provider.requests.length;
    for (const credential of ['forged', '0'.repeat(32)])
      expect((await gate.tell(waiverId, credential)).body.errors).toMatchObject([{ field: 'credential' }]);
    await gate.app.settled(barn.farmId);
    expect(gate.provider.requests).toHaveLength(asked);
    expect(await barn.kept()).toEqual([]);
  });

  it('are found by whoever looks, if the news was lost; a provider that is away hides nothing', async () => {
    const { waiverId } = sign();
    const look = async () => {
      const { body } = await barn.ask(barn.family, 'getAccountWaiverList', { person_id: barn.family.personId });
      return body.waivers.map((waiver: { waiverId: string }) => waiver.waiverId);
    };
    gate.provider.refuse(503);
    expect(await look()).toEqual([]);
    expect(await look()).toEqual([waiverId]);
    gate.provider.refuse(503);
    expect(await look()).toEqual([waiverId]);
    gate.provider.refuse(503);
    const { status, body } = await barn.ask(barn.family, 'waiverRetrievePdf', { id: waiverId });
    expect([status, body.code]).toEqual([503, 'waiver_provider_away']);
  });

  it('without a tag are of the account that has the address', async () => {
    const email = await gate.app.holderEmail(barn as never);
    const { waiverId } = sign({ tags: [], email: email.toUpperCase() });
    await heard(waiverId);
    expect(await barn.kept()).toMatchObject([{ waiverId, person_id: barn.family.personId }]);
  });

  it('of an unknown address open an account and invite its holder, if the template says so (F04, R229)', async () => {
    barn = await gate.barn({ createUserAccount: true });
    const email = `new-${barn.farmId.slice(-6)}@home.test`;
    const { waiverId } = sign({ tags: [], email });
    await heard(waiverId);
    await heard(waiverId);
    const people = await barn.read(
      (sql) => sql<{ person_id: string }[]>`select person_id, person_name from person where contact_email = ${email}`,
    );
    expect(people).toMatchObject([{ person_name: 'Anna Kowalska' }]);
    const { waivers } = (await barn.ask(barn.admin, 'waiverList', { template_id: barn.templateId })).body;
    expect(waivers).toMatchObject([{ waiverId, person_id: people[0]!.person_id }]);
    const mails = await gate.app.settled(barn.farmId);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('of an unknown address are nobody’s otherwise, and staff see them', async () => {
    const { waiverId } = sign({ tags: [], email: 'nobody@home.test' });
    await heard(waiverId);
    const { waivers } = (await barn.ask(barn.admin, 'waiverList', { template_id: barn.templateId })).body;
    expect(waivers).toMatchObject([{ waiverId, person_id: null, person_name: null }]);
    expect(await barn.kept()).toEqual([]);
  });

  it('of a template that two barns share are of the barn that knows the signer', async () => {
    const other = await gate.barn({}, barn.templateId);
    const mine = sign();
    const unknown = sign({ tags: [], email: 'nobody@home.test' });
    for (const { waiverId } of [mine, unknown]) await heard(waiverId);
    const of = async (at: SigningBarn) =>
      (await at.ask(at.admin, 'waiverList', { template_id: barn.templateId })).body.waivers;
    expect(await of(barn)).toMatchObject([{ waiverId: mine.waiverId }]);
    expect(await of(other)).toEqual([]);
  });

  it('go along when accounts are merged', async () => {
    const { waiverId } = sign();
    await heard(waiverId);
    const stays = await barn.newFamily();
    const merge = { account_person_id: stays.personId, merged_id: barn.family.personId };
    await gate.app.call(barn.admin, 'POST', 'people/mergeAccounts', merge);
    const { waivers } = (await barn.ask(barn.admin, 'getAccountWaiversDatabase', { person_id: stays.personId })).body;
    expect(waivers).toMatchObject([{ waiverId }]);
  });
});
