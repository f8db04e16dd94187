import { openOwnGate, type OwnBarn, type OwnGate } from './own-barn.js';

describe('a barn’s own waivers', () => {
  let gate: OwnGate, barn: OwnBarn;
  beforeAll(async () => {
    gate = await openOwnGate();
  });
  beforeEach(async () => {
    gate.app.clock.set('2026-11-20T14:00:00Z');
    barn = await gate.barn();
  });
  afterAll(() => gate.stop());

  it('are written by administrators, who see how many have signed and how many riders are without', async () => {
    const { id } = await barn.write({ title: 'Barn rules', valid_months: 12 });
    await barn.newFamily();
    expect((await barn.list()).waivers).toEqual([
      {
        id,
        title: 'Barn rules',
        valid_months: 12,
        is_active: 1,
        text_version: 1,
        signed: 0,
        ending: 0,
        missing: 4,
      },
    ]);
    await barn.sign(barn.family, { id });
    expect((await barn.list()).waivers).toMatchObject([{ signed: 2, missing: 2 }]);
  });

  it('keep every version; the former text counts on unless everybody is asked again', async () => {
    const { id } = await barn.write({ body: 'First text' });
    await barn.sign(barn.family, { id });
    await barn.rewrite({ id, body: 'Second text' });
    expect(await barn.standings(id)).toEqual(['valid', 'valid']);
    await barn.rewrite({ id, body: 'Second text', asks_again: 1 });
    expect(await barn.standings(id)).toEqual(['outdated', 'outdated']);
    const kept = await barn.read((sql) => sql<{ body: string }[]>`select body from waiver_text order by version`);
    expect(kept.map(({ body }) => body)).toEqual(['First text', 'Second text', 'Second text']);
    expect((await barn.rewrite({ id, body: 'Second text' })).body.waiver).toMatchObject({ text_version: 3 });
  });

  it('are not overwritten by whoever did not see the last change', async () => {
    const { id, version } = await barn.write();
    expect((await barn.rewrite({ id, title: 'Rules', version })).status).toBe(200);
    const late = await barn.rewrite({ id, title: 'House rules', version });
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ title: 'Rules', changed_by: 'Ada Minister' });
    expect((await barn.rewrite({ id, title: 'Rules', version })).status).toBe(200);
  });

  it('are asked for while they are active, and what was signed stays', async () => {
    const { id } = await barn.write();
    await barn.sign(barn.family, { id });
    await barn.activate({ id, is_active: 0 });
    expect((await barn.standing()).templates).toEqual([]);
    expect((await barn.text(barn.family, id)).status).toBe(404);
    expect((await barn.text(barn.admin, id)).status).toBe(200);
    expect((await barn.sign(barn.family, { id })).body.code).toBe('waiver_not_open');
    expect(await barn.kept()).toHaveLength(1);
    await barn.activate({ id, is_active: 1 });
    expect(await barn.standings(id)).toEqual(['valid', 'valid']);
  });

  it('stand among what may be signed, without a provider’s page', async () => {
    const { id, title } = await barn.write();
    const { templates } = (await barn.ask(barn.family, 'waiver/getTemplateListDataBase', {})).body;
    expect(templates).toEqual([{ template_id: id, title, is_public: 0, is_own: 1, sign_url: null }]);
  });

  it('have no names and no words in the log', async () => {
    const { id } = await barn.write({ body: 'Helmets are worn' });
    await barn.sign(barn.family, { id, signer_name: 'Katarzyna Nowak' });
    const log = JSON.stringify(await barn.log());
    expect(log).toContain('waivers.RidersCovered');
    for (const word of ['Katarzyna', 'Helmets', '127.0.0.1', 'Mother']) expect(log).not.toContain(word);
  });

  it('are nobody’s to read, write or sign who may not, and nobody’s where the barn has no waivers (R150)', async () => {
    const { id } = await barn.write();
    const [stranger, other] = [await barn.newFamily(), await gate.barn()];
    const form = barn.form(barn.family, { id });
    const words = { title: 'Rules', body: 'Words' };
    const all = async (who: { token: string }) => {
      const ask = async (path: string, query: object) => (await barn.ask(who, `own_waiver/${path}`, query)).status;
      const send = async (path: string, body: object) => (await barn.send(who, path, body)).status;
      return [
        await ask('index', {}),
        await ask('text', { id }),
        await ask('standing', { person_id: barn.family.personId }),
        await send('create', words),
        await send('update', { id, ...words }),
        await send('updateActivationStatus', { id, is_active: 1 }),
        await send('sign', form),
      ];
    };
    expect(await all(stranger)).toEqual([403, 200, 404, 403, 403, 403, 404]);
    expect(await all(barn.instructor)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await all(other.admin)).toEqual([200, 404, 404, 200, 404, 404, 403]);
    expect(await all(other.family)).toEqual([403, 404, 404, 403, 403, 403, 404]);
    await barn.turnOff();
    expect(await all(barn.admin)).toEqual([409, 409, 409, 409, 409, 409, 403]);
    expect(await all(stranger)).toEqual([403, 409, 409, 403, 403, 403, 409]);
  });

  it('are not the provider’s to describe or to fill', async () => {
    const { id } = await barn.write();
    expect((await gate.describeAsTheProviders(barn, id)).code).toBe('waiver_is_the_barns');
    await gate.storeAsTheProviders(barn, id);
    expect(await barn.kept()).toEqual([]);
  });

  describe('who rides on a day without one', () => {
    const DAY = '2026-11-24';
    const unsigned = async (date: string = DAY, who: { token: string } = barn.admin) =>
      (await barn.ask(who, 'own_waiver/unsigned', { date })).body.riders;
    const rides = async (family: OwnBarn['family']) => {
      const students = family.studentIds;
      return (await barn.planLesson({ students, start: `${DAY} 16:00` })).lesson.id as string;
    };

    it('is said until everybody has signed, of that day’s riders alone', async () => {
      const { id } = await barn.write({ title: 'Barn rules' });
      expect(await unsigned()).toEqual([]);
      await rides(barn.family);
      const one = { title: 'Barn rules', standing: 'missing', expiration_date: null };
      const [first, second] = barn.family.riders;
      expect(await unsigned()).toEqual(
        expect.arrayContaining(
          [first, second].map((rider) => ({ ...one, person_id: rider?.personId, student_id: rider?.studentId })),
        ),
      );
      expect(await unsigned('2026-11-25')).toEqual([]);
      await barn.sign(barn.family, { id, person_ids: [first?.personId] });
      expect(await unsigned()).toMatchObject([{ ...one, person_id: second?.personId }]);
      await barn.activate({ id, is_active: 0 });
      expect(await unsigned()).toEqual([]);
    });

    it('is said of one that ends before that day', async () => {
      const { id } = await barn.write({ valid_months: 1 });
      await barn.sign(barn.family, { id });
      await rides(barn.family);
      expect(await unsigned()).toEqual([]);
      const { lesson } = await barn.planLesson({ students: barn.family.studentIds, start: '2026-12-21 16:00' });
      expect(await unsigned('2026-12-20')).toEqual([]);
      expect(await unsigned('2026-12-21')).toMatchObject([
        { standing: 'expired', expiration_date: '2026-12-20' },
        { standing: 'expired', expiration_date: '2026-12-20' },
      ]);
      expect((await barn.call(barn.admin, 'POST', 'lessons/cancel', { id: lesson.id })).status).toBe(200);
      expect(await unsigned('2026-12-21')).toEqual([]);
    });

    it('is nobody’s where waivers are off, and nothing that families or another barn may ask', async () => {
      await barn.write();
      await rides(barn.family);
      expect(await unsigned()).toHaveLength(2);
      const other = await gate.barn();
      expect((await other.ask(other.admin, 'own_waiver/unsigned', { date: DAY })).body.riders).toEqual([]);
      expect((await barn.ask(barn.family, 'own_waiver/unsigned', { date: DAY })).status).toBe(403);
      expect((await barn.ask(barn.admin, 'own_waiver/unsigned', { date: '2026-11-31' })).body.errors).toMatchObject([
        { field: 'date' },
      ]);
      await barn.turnOff();
      expect(await unsigned()).toEqual([]);
    });
  });
});
