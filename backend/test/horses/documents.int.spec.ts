import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HorseFileSweeper } from '../../src/modules/horses/uploads/sweep-horse-files.js';
import { ridingBarn, type RidingBarn } from '../enrollment/riding-barn.js';
import { multipart } from '../support/multipart.js';
import type { SignedIn } from '../support/requests.js';
import { testApp, type OwnApp } from '../support/test-app.js';

interface Kept {
  id: string;
  kind: string;
  name: string | null;
  valid_until: string | null;
  state: string;
  days: number | null;
}

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}`);
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200, 7)]);

/** Passport, insurance and what else is kept of a horse, and when it runs out. */
describe('a horse’s documents', () => {
  let app: OwnApp, barn: RidingBarn, biscuit: string, juniper: string, folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-documents-'));
    app = await testApp({ dataDir: folder });
  });
  beforeEach(async () => {
    app.clock.set('2026-11-26T14:00:00Z');
    barn = await ridingBarn(app);
    [biscuit, juniper] = barn.horseIds as [string, string];
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const post = (name: string, body: object, who: SignedIn = barn.admin) => barn.call(who, 'POST', name, body);
  const add = (said: Record<string, string>, content = pdf('policy'), who: SignedIn = barn.admin) => {
    const fields = Object.entries({ horse_id: biscuit, ...said }).map(([name, value]) => ({ name, value }));
    const { payload, headers } = multipart([...fields, { name: 'file', filename: 'scan.pdf', content }]);
    return app.call(who, 'POST', 'horses/uploadFile', payload, headers);
  };
  const listed = async (who: SignedIn = barn.admin): Promise<Kept[]> =>
    (await barn.call(who, 'GET', 'horses/files', { horse_id: biscuit })).body.files;
  const due = async (asked: object = {}) =>
    (await barn.call(barn.admin, 'GET', 'horse_care/due', asked)).body.lines.map(
      ({ horse_name, care_kind_name, state, due_on }: Record<string, string>) => [
        horse_name,
        care_kind_name,
        state,
        due_on,
      ],
    );
  const stored = () => readdirSync(path.join(folder, 'files', barn.farmId, 'horses'));
  const policy = { kind: 'insurance', name: 'Policy 2026', valid_until: '2026-12-24' };

  it('are kept with what they are, how they are called and until when they are valid, the most urgent first', async () => {
    await add({ kind: 'passport' }, pdf('passport'));
    await add({ kind: 'xray', valid_until: '2027-06-30' }, PNG);
    await add({ kind: 'contract', name: '  Lease of Anna ', valid_until: '2026-11-25' }, pdf('lease'));
    expect((await add(policy)).body.file).toMatchObject({ ...policy, state: 'soon', days: 28 });
    await add({}, pdf('anything'));
    expect((await listed()).map(({ kind, name, state, days }) => [kind, name, state, days])).toEqual([
      ['contract', 'Lease of Anna', 'overdue', -1],
      ['insurance', 'Policy 2026', 'soon', 28],
      ['xray', null, 'fine', 216],
      ['other', null, 'open', null],
      ['passport', null, 'open', null],
    ]);
    const [lease] = await listed();
    app.clock.set('2026-11-26T04:30:00Z');
    // The barn's day, not that of the server: there it is still the 25th, on which the lease holds.
    expect((await listed()).find(({ id }) => id === lease?.id)).toMatchObject({ state: 'soon', days: 0 });
  });

  it('are due where care is due, while the horse is in work, and can be seen alone or left out', async () => {
    const { body } = await post('horse_care/saveKind', { care_kind_name: 'Farrier' });
    const noted = { care_kind_id: body.kind.id, horse_ids: [juniper], done_on: '2026-10-14', next_on: '2026-11-25' };
    await post('horse_care/note', noted);
    await add(policy);
    await add({ kind: 'passport', valid_until: '2026-10-01' }, pdf('passport'));
    await add({ kind: 'vet_report' }, pdf('report'));
    const passport = ['Biscuit', 'Passport', 'overdue', '2026-10-01'];
    const insurance = ['Biscuit', 'Insurance: Policy 2026', 'soon', '2026-12-24'];
    const farrier = ['Juniper', 'Farrier', 'overdue', '2026-11-25'];
    expect(await due()).toEqual([passport, farrier, insurance]);
    expect(await due({ state: 'overdue' })).toEqual([passport, farrier]);
    expect(await due({ about: 'documents' })).toEqual([passport, insurance]);
    expect(await due({ about: 'care' })).toEqual([farrier]);
    expect(await due({ care_kind_id: body.kind.id })).toEqual([farrier]);
    await post('horses/update', { id: biscuit, is_active: 0 });
    expect(await due()).toEqual([farrier]);
  });

  it('are changed, and what was there is put back; nothing changed is no event', async () => {
    const { id } = (await add(policy)).body.file;
    const before = (await barn.log()).length;
    await post('horses/updateFile', { id, name: 'Policy 2026' });
    expect(await barn.log()).toHaveLength(before);
    const changed = await post('horses/updateFile', { id, kind: 'contract', name: '', valid_until: null });
    expect(changed.body.file).toMatchObject({ kind: 'contract', name: null, valid_until: null, state: 'open' });
    expect((await post('horses/updateFile', { id, ...policy })).body.file).toMatchObject(policy);
    const [event] = (await barn.log()).slice(before);
    expect(event).toMatchObject({
      type: 'horses.HorseFileChanged',
      data: { horseId: biscuit, fileId: id, columns: ['file_kind', 'document_name', 'valid_until'] },
    });
  });

  it('are replaced: what is left out stays, the old content is gone, and sending it again changes nothing', async () => {
    const { id } = (await add(policy)).body.file;
    const newer = { replaces: id, valid_until: '2027-12-24' };
    const { file } = (await add(newer, pdf('policy 2027'))).body;
    expect(file).toMatchObject({ ...policy, valid_until: '2027-12-24', state: 'fine' });
    expect(file.id).not.toBe(id);
    expect((await add(newer, pdf('policy 2027'))).body.file.id).toBe(file.id);
    expect((await listed()).map((one) => one.id)).toEqual([file.id]);
    // The same content in its own place says only what is new of it.
    const same = await add({ replaces: file.id, valid_until: '2028-12-24' }, pdf('policy 2027'));
    expect(same.body.file).toMatchObject({ id: file.id, valid_until: '2028-12-24' });
    expect((await barn.log()).map(({ type }) => type).filter((type) => type.startsWith('horses.HorseFile'))).toEqual([
      'horses.HorseFileAdded',
      'horses.HorseFileReplaced',
      'horses.HorseFileChanged',
    ]);
    app.clock.set(new Date(Date.now() + 2 * 86_400_000));
    await app.app.get(HorseFileSweeper).work();
    expect(stored()).toEqual([file.id]);
  });

  it('are one file however often they are sent, and never silently another document', async () => {
    const { id } = (await add(policy)).body.file;
    expect((await add(policy)).body.file.id).toBe(id);
    expect((await add({})).body.file.id).toBe(id);
    const files = stored();
    const refused = await add({ kind: 'passport' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'file_known' } });
    expect(refused.body.message).toBe(
      'This file is there already, as Insurance: Policy 2026: change or replace that one.',
    );
    const other = (await add({ kind: 'passport' }, pdf('passport'))).body.file;
    expect((await add({ replaces: other.id })).body.code).toBe('file_known');
    expect(await listed()).toHaveLength(2);
    expect(stored()).toHaveLength(files.length + 1);
  });

  it('are no photos unless they are pictures, which never run out', async () => {
    const field = async (answer: ReturnType<typeof add>) => (await answer).body.errors?.[0].field as string;
    expect(await field(add({ kind: 'photo' }))).toBe('kind');
    expect(await field(add({ kind: 'photo', valid_until: '2027-01-01' }, PNG))).toBe('valid_until');
    expect(await field(add({ kind: 'saddle' }))).toBe('kind');
    expect(await field(add({ valid_until: '2027-02-30' }))).toBe('valid_until');
    const { file } = (await add({}, PNG)).body;
    expect(file.kind).toBe('photo');
    expect(await field(post('horses/updateFile', { id: file.id, valid_until: '2027-01-01' }))).toBe('valid_until');
    expect((await listed()).map(({ id }) => id)).toEqual([file.id]);
  });

  it('are changed by administrators alone, and by no other barn', async () => {
    const { id } = (await add(policy)).body.file;
    const reads = await barn.newInstructor({ permissions: ['VIEW_HORSE_PROFILE'] });
    expect(await listed(reads)).toMatchObject([policy]);
    for (const who of [reads, barn.family]) {
      expect((await post('horses/updateFile', { id, name: 'Mine' }, who)).status).toBe(403);
      expect((await add({ replaces: id }, pdf('mine'), who)).status).toBe(403);
    }
    const other = await ridingBarn(app);
    expect((await other.call(other.admin, 'POST', 'horses/updateFile', { id, name: 'Mine' })).status).toBe(404);
    const own = { horse_id: other.horseIds[0] as string, replaces: id };
    expect((await add(own, pdf('mine'), other.admin)).status).toBe(404);
    expect((await add({ replaces: id, horse_id: juniper }, pdf('mine'))).status).toBe(404);
    expect(await listed()).toMatchObject([{ id, ...policy }]);
  });
});
