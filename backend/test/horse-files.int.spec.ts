import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HorseFileSweeper } from '../src/modules/horses/uploads/sweep-horse-files.js';
import { FileStorage } from '../src/platform/files/file-storage.js';
import { multipart } from './support/multipart.js';
import { EditHorse } from '../src/modules/horses/contracts.js';
import type { SignedIn } from './support/requests.js';
import { NOW, testApp, type OwnApp } from './support/test-app.js';
import type { TestBarn } from './support/test-barn.js';

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200, 7)]);
const PDF = Buffer.from('%PDF-1.7\nhealth papers');
const LIMIT = 5_242_880;
const ofSize = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length, 1)]);

describe('photos and documents of a horse', () => {
  let app: OwnApp, barn: TestBarn, other: TestBarn, horseId: string, folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-files-'));
    app = await testApp({ dataDir: folder });
    [barn, other] = [await app.barn(), await app.barn()];
  });
  beforeEach(async () => {
    app.clock.set(NOW);
    horseId = await barn.newHorse('Bella');
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const upload = (
    content: Buffer | undefined,
    {
      filename = 'bella.png',
      horse = horseId,
      who = barn.admin as SignedIn | undefined,
      field = 'file',
    }: { filename?: string; horse?: string; who?: SignedIn; field?: string } = {},
  ) => {
    const { payload, headers } = multipart([
      ...(content ? [{ name: field, filename, content }] : []),
      { name: 'horse_id', value: horse },
    ]);
    return app.call(who, 'POST', 'horses/uploadFile', payload, headers);
  };
  it('is refused where the form is torn, or is none', async () => {
    const { payload, headers } = multipart([{ name: 'file', filename: 'bella.png', content: PNG }]);
    const send = (content: Buffer, type: string) =>
      app.call(barn.admin, 'POST', 'horses/uploadFile', content, { 'content-type': type });
    for (const [content, type] of [
      [payload, 'multipart/form-data'],
      [payload.subarray(0, payload.length - 30), headers['content-type']],
      [Buffer.from('nonsense'), headers['content-type']],
    ] as const)
      expect((await send(content, type)).body).toMatchObject({ status: 400, errors: [{ field: 'file' }] });
  });

  const listed = async (who: SignedIn = barn.admin) =>
    (await app.call(who, 'GET', 'horses/files', { horse_id: horseId })).body.files as {
      id: string;
      file_name: string;
    }[];
  const stored = () => {
    const place = path.join(folder, 'files', barn.farmId, 'horses');
    return existsSync(place) ? readdirSync(place) : [];
  };
  const content = (id: string, who: SignedIn | undefined = barn.admin) =>
    app.app.inject({
      url: `/api/horses/file/${id}`,
      headers: who && { authorization: `Bearer ${who.token}` },
    });

  it('is kept, listed, and handed out as it came', async () => {
    const { status, body } = await upload(PNG, { filename: 'Bella & co.png' });
    expect(status).toBe(200);
    expect(body.file).toMatchObject({
      horse_id: horseId,
      file_name: 'Bella & co.png',
      content_type: 'image/png',
      size: PNG.length,
      is_image: 1,
    });
    expect(await listed()).toEqual([body.file]);
    expect((await app.call(barn.admin, 'GET', 'horses/fileUrl', { id: body.file.id })).body).toEqual({
      url: body.file.url,
    });
    const answer = await content(body.file.id);
    expect(answer.rawPayload.equals(PNG)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''Bella%20%26%20co.png",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    const [event] = await app.owner<
      { data: object }[]
    >`select data from event where farm_id = ${barn.farmId} and type = 'horses.HorseFileAdded' order by position desc limit 1`;
    expect(event!.data).toEqual({ horseId, fileId: body.file.id, contentType: 'image/png', sizeBytes: PNG.length });
  });

  it('is saved rather than shown where it is no photo', async () => {
    const { body } = await upload(PDF, { filename: 'papers.html' });
    expect(body.file).toMatchObject({ file_name: 'papers.html.pdf', content_type: 'application/pdf', is_image: 0 });
    expect((await content(body.file.id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is handed out to the family whose own horse it shows, as long as it is a photo', async () => {
    const [photo, paper] = [(await upload(PNG)).body.file.id, (await upload(PDF)).body.file.id];
    expect((await content(photo, barn.family)).statusCode).toBe(404);
    await barn.run(EditHorse, { horseId, ownerId: barn.family.personId });
    expect((await content(photo, barn.family)).rawPayload.equals(PNG)).toBe(true);
    expect((await content(paper, barn.family)).statusCode).toBe(404);
    for (const who of [other.family, await barn.newFamily()]) expect((await content(photo, who)).statusCode).toBe(404);
    const shown = (await app.call(barn.family, 'GET', 'horses/own')).body.horses;
    expect(shown).toMatchObject([{ id: horseId, photo_id: photo }]);
  });

  it('is one file however often it is sent', async () => {
    const before = stored().length;
    const [first, second] = await Promise.all([upload(PNG), upload(PNG)]);
    expect(second.body.file.id).toBe(first.body.file.id);
    expect(await listed()).toHaveLength(1);
    expect(stored()).toHaveLength(before + 1);
  });

  it('is removed for good: not listed, not handed out, and its content gone with the next sweep', async () => {
    const [kept, gone] = [(await upload(PNG)).body.file.id, (await upload(PDF)).body.file.id];
    const before = stored().length;
    const remove = (id: string, who: SignedIn = barn.admin) => app.call(who, 'POST', 'horses/deleteFile', { id });
    expect((await remove(gone, other.admin)).status).toBe(404);
    expect((await remove(gone, barn.instructor)).status).toBe(403);
    expect(await remove(gone)).toMatchObject({ status: 200, body: { id: gone } });
    expect((await listed()).map(({ id }) => id)).toEqual([kept]);
    expect((await content(gone)).statusCode).toBe(404);
    expect((await remove(gone)).status).toBe(404);
    const { changes } = (await app.call(barn.admin, 'GET', 'history/index', { record: 'horse', id: horseId })).body;
    expect(changes[0]).toMatchObject({ what: 'A photo or document of a horse was removed.' });
    app.clock.set(new Date(Date.now() + 2 * 86_400_000));
    await app.app.get(HorseFileSweeper).work();
    expect(stored()).toHaveLength(before - 1);
    expect((await upload(PDF)).body.file.id).not.toBe(gone);
  });

  it.each([
    ['empty', Buffer.alloc(0), 400],
    ['something else in disguise', Buffer.from('<html><script>alert(1)</script></html>'), 400],
    ['a byte too large', ofSize(LIMIT + 1), 413],
    ['missing', undefined, 400],
  ])('is refused by its field where it is %s, and leaves nothing', async (_, bytes, status) => {
    const before = stored();
    const answer = await upload(bytes);
    expect(answer.body).toMatchObject({ status, errors: [{ field: 'file' }] });
    expect(await listed()).toEqual([]);
    expect(stored()).toEqual(before);
  });

  it('may be as large as its limit (R037)', async () => expect((await upload(ofSize(LIMIT))).status).toBe(200));

  it('says in the screen’s words that it is too large (R037)', async () =>
    expect((await upload(ofSize(LIMIT + 1))).body).toMatchObject({
      code: 'too_large',
      message: 'File is too large - must be under 5MB',
    }));

  it('is refused under another field, and for a horse that is no id', async () => {
    expect((await upload(PNG, { field: 'photo' })).body).toMatchObject({ status: 400, errors: [{ field: 'photo' }] });
    expect((await upload(PNG, { horse: 'Bella' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'horse_id' }],
    });
  });

  it('is the barn’s own: another barn can neither add to its horse nor see its files', async () => {
    const before = stored();
    expect((await upload(PNG, { who: other.admin })).status).toBe(404);
    expect(stored()).toEqual(before);
    const { body } = await upload(PNG);
    expect((await content(body.file.id, other.admin)).statusCode).toBe(404);
    expect((await app.call(other.admin, 'GET', 'horses/files', { horse_id: horseId })).status).toBe(404);
  });

  it('is added by administrators, and read by staff who see the horses', async () => {
    const { body } = await upload(PNG);
    const reader = await barn.newInstructor({ permissions: ['STAFF_CAN_ACCESS_HORSE_LIST'] });
    expect((await content(body.file.id, reader)).statusCode).toBe(200);
    expect(await listed(reader)).toHaveLength(1);
    expect((await upload(PNG, { who: reader })).status).toBe(403);
    for (const [who, status] of [
      [barn.instructor, 403],
      [barn.family, 404],
    ] as const) {
      expect((await content(body.file.id, who)).statusCode).toBe(status);
      expect((await upload(PNG, { who })).status).toBe(403);
    }
    expect((await app.app.inject({ url: body.file.url })).statusCode).toBe(401);
  });

  it('is swept after a day where its upload ended before the row was written, and never before', async () => {
    const { body } = await upload(PNG);
    const storage = app.app.get(FileStorage);
    const orphan = `${barn.farmId}/horses/${barn.newId()}`;
    await storage.put(orphan, PNG);
    writeFileSync(path.join(folder, 'files', `${orphan}.half.new`), 'half');
    const sweep = () => app.app.get(HorseFileSweeper).work();
    const names = () => stored().filter((name) => name.startsWith(path.basename(orphan)));
    app.clock.set(new Date().toISOString());
    await sweep();
    expect(names()).toHaveLength(2);
    app.clock.set(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await sweep();
    expect(names()).toEqual([]);
    expect(stored()).toContain(body.file.id);
  });
});
