import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FolderStorage } from './folder-storage.js';

describe('files in a folder', () => {
  let root: string, storage: FolderStorage;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'leadline-files-'));
    storage = new FolderStorage(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const read = async (key: string) => {
    const stream = await storage.open(key);
    return stream && (await buffer(stream)).toString();
  };

  it('are read as they were put, and nothing unfinished stays behind', async () => {
    await storage.put('barn/horses/one', Buffer.from('content'));
    expect(await read('barn/horses/one')).toBe('content');
    expect(readdirSync(path.join(root, 'barn/horses'))).toEqual(['one']);
  });

  it('are gone once removed, and removing again is no mistake', async () => {
    await storage.put('barn/horses/one', Buffer.from('content'));
    await storage.remove('barn/horses/one');
    await storage.remove('barn/horses/one');
    expect(await read('barn/horses/one')).toBeUndefined();
  });

  it('are listed by where they lie', async () => {
    await storage.put('barn/horses/one', Buffer.from('1'));
    await storage.put('barn/waivers/two', Buffer.from('2'));
    expect((await storage.list('barn/horses')).map(({ key }) => key)).toEqual(['barn/horses/one']);
    expect(await storage.list('barn/nothing')).toEqual([]);
  });

  it.each(['../outside', '/etc/passwd', 'barn/../../x', 'barn//x', '.hidden', ''])('are never at %p', async (key) => {
    await expect(storage.open(key)).rejects.toThrow('no key');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no key');
  });
});
