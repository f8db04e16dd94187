import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { s3Simulator } from '../../../simulators/s3/server.mjs';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';

let storage: FileStorage;
const read = async (key: string) => {
  const stream = await storage.open(key);
  return stream && (await buffer(stream)).toString();
};

/** What is expected of every place for files. */
function keepsFiles() {
  it('are read as they were put', async () => {
    await storage.put('barn/horses/one', Buffer.from('content'));
    expect(await read('barn/horses/one')).toBe('content');
  });

  it('are none where nothing was put', async () => expect(await read('barn/horses/one')).toBeUndefined());

  it('are gone once removed, and removing again is no mistake', async () => {
    await storage.put('barn/horses/one', Buffer.from('content'));
    await storage.remove('barn/horses/one');
    await storage.remove('barn/horses/one');
    expect(await read('barn/horses/one')).toBeUndefined();
  });

  it('are listed by where they lie, with the time at which they were stored', async () => {
    const before = Date.now() - 2000;
    for (const name of ['one', 'two', 'three']) await storage.put(`barn/horses/${name}`, Buffer.from(name));
    await storage.put('barn/waivers/two', Buffer.from('2'));
    const found = await storage.list('barn/horses');
    expect(found.map(({ key }) => key).toSorted()).toEqual(
      ['one', 'three', 'two'].map((name) => `barn/horses/${name}`),
    );
    expect(found.filter(({ storedAt }) => storedAt.getTime() < before)).toEqual([]);
    expect(await storage.list('barn/nothing')).toEqual([]);
    expect((await storage.list('barn')).map(({ key }) => key).toSorted()).toEqual([
      ...['one', 'three', 'two'].map((name) => `barn/horses/${name}`),
      'barn/waivers/two',
    ]);
  });

  it.each(['../outside', '/etc/passwd', 'barn/../../x', 'barn//x', '.hidden', ''])('are never at %p', async (key) => {
    await expect(storage.open(key)).rejects.toThrow('no key');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
  });
}

describe('files in a folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'leadline-files-'));
    storage = new FolderStorage(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  keepsFiles();

  it('leave nothing unfinished behind', async () => {
    await storage.put('barn/horses/one', Buffer.from('content'));
    expect(readdirSync(path.join(root, 'barn/horses'))).toEqual(['one']);
  });
});

describe('files in a bucket', () => {
  let store: Awaited<ReturnType<typeof s3Simulator>>;
  beforeEach(async () => {
    store = await s3Simulator({ keyId: 'leadline', bucket: 'uploads', pageSize: 2 });
    storage = new S3Storage(store.addressFor('leadline'));
  });
  afterEach(() => store.stop());

  keepsFiles();

  it('are refused to others, and whoever uploads is asked to try again', async () => {
    const stranger = new S3Storage(store.addressFor('stranger'));
    await expect(stranger.put('barn/horses/one', Buffer.from('x'))).rejects.toMatchObject({ code: 'try_again' });
  });

  it('cannot be reached while the store is away, which may be tried again', async () => {
    await store.stop();
    await expect(storage.open('barn/horses/one')).rejects.toMatchObject({ code: 'try_again' });
  });
});
