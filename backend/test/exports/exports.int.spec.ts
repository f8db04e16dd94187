import { mkdtempSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { loadArchive } from '../../src/modules/exports/archive/load-archive.js';
import { openArchive } from '../../src/modules/exports/archive/open-archive.js';
import { PIECE_BYTES } from '../../src/modules/exports/domain/pieces.js';
import { ExportClearer } from '../../src/modules/exports/jobs/clear-exports.js';
import { ExportWorker } from '../../src/modules/exports/jobs/run-export.js';
import { ErasePeople } from '../../src/modules/people/contracts.js';
import { BARN_ROLE, roleUrl } from '../../src/platform/database/roles.js';
import { fileStorage } from '../../src/platform/files/files.module.js';
import { busyBarn, type BusyBarn } from '../support/busy-barn.js';
import { multipart } from '../support/multipart.js';
import { NOW } from '../support/test-app.js';
import { workApp, type WorkApp } from '../work/work-app.js';

interface Shown {
  id: string;
  state: string;
  rows: number;
  size: number;
  done: number;
  to_do: number;
  kept_until: string | null;
}

describe('all data of a barn', () => {
  let app: WorkApp, barn: BusyBarn, other: BusyBarn, dataDir: string;
  const opened: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'leadline-exports-'));
    app = await workApp({ dataDir });
    barn = await busyBarn(app, 'Maple "Hill", Süd\\N');
    other = await busyBarn(app, 'Lakeside');
    const { payload, headers } = multipart([
      { name: 'file', filename: 'bella.png', content: Buffer.from('\x89PNG\r\n\x1a\nphoto', 'latin1') },
      { name: 'horse_id', value: barn.horseIds[0]! },
    ]);
    expect((await app.call(barn.admin, 'POST', 'horses/uploadFile', payload, headers)).status).toBe(200);
    await app.settled(barn.farmId);
  });
  beforeEach(() => app.clock.set(NOW));
  afterAll(async () => {
    for (const close of opened) await close();
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  const listed = async (who = barn.admin) =>
    (await app.call(who, 'GET', 'exports/index')).body.exports as unknown as Shown[];
  const start = (who = barn.admin) => app.call(who, 'POST', 'exports/start', {});
  const exported = async (of = barn) => {
    expect((await start(of.admin)).status).toBe(200);
    await app.settled(of.farmId);
    return (await listed(of.admin))[0]!;
  };
  const fetched = (id: string, headers: object = {}, who = barn.admin) =>
    app.app.inject({
      url: `/api/exports/file?id=${id}`,
      headers: { authorization: `Bearer ${who.token}`, ...headers },
    });
  const opens = async (id: string, of = barn) => {
    const file = path.join(dataDir, `${id}.zip`);
    writeFileSync(file, (await fetched(id, {}, of.admin)).rawPayload);
    const archive = await openArchive(file);
    opened.push(async () => archive.close());
    return Object.assign(archive, { file: archive.file, at: file });
  };
  const pieces = ({ farmId } = barn) => {
    const place = path.join(dataDir, 'files', farmId, 'exports');
    return existsSync(place) ? readdirSync(place) : [];
  };
  const linesOf = async (rows: Promise<AsyncIterable<string>>) => {
    const lines: string[] = [];
    for await (const line of await rows) lines.push(line);
    return lines;
  };

  it('lie ready as one archive, with each row of each table, photos, and nobody else’s', async () => {
    const run = await exported();
    expect(run).toMatchObject({ state: 'done', kept_until: '2026-11-27T14:00:00.000Z', done: run.to_do });
    const archive = await opens(run.id);
    const { tables, files, farmId } = archive.manifest;
    expect(farmId).toBe(barn.farmId);
    expect(files.map((file) => file.split('/')[0])).toEqual(['horses']);
    expect((await archive.file(files[0]!)).subarray(1, 4).toString()).toBe('PNG');
    const here = await app.owner<{ name: string }[]>`
      select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'farm_id' order by 1`;
    const staying = [
      'api_key',
      'export_run',
      'idempotency_key',
      'password_token',
      'webhook_delivery',
      'webhook_endpoint',
    ];
    expect(Object.keys(tables).toSorted()).toEqual(
      here
        .map(({ name }) => name)
        .filter((name) => !staying.includes(name))
        .toSorted(),
    );
    for (const name of ['event', 'person', 'lesson_person', 'package', 'note', 'login']) {
      const [{ n } = { n: -1 }] = await app.owner<{ n: number }[]>`
        select count(*)::int as n from ${app.owner(name)} where farm_id = ${barn.farmId}`;
      const rows = await linesOf(archive.rows(name));
      // What it did itself is in the log only later.
      expect([name, rows.length]).toEqual([name, name === 'event' ? n - 1 : n]);
      expect(rows.every((row) => row.includes(barn.farmId) && !row.includes(other.farmId))).toBe(true);
    }
  });

  it('hold no password and no link of one', async () => {
    const archive = await opens((await exported()).id);
    for (const row of await linesOf(archive.rows('login')))
      expect(Object.keys(JSON.parse(row) as object)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(archive.manifest.tables.login!.columns).not.toContain('password_hash');
    expect(archive.manifest.tables).not.toHaveProperty('password_token');
  });

  it('can be opened in a spreadsheet, whatever texts hold', async () => {
    const { at } = await opens((await exported()).id);
    const zip = await import('yauzl').then(
      ({ default: yauzl }) =>
        new Promise<string>((resolve, reject) =>
          yauzl.open(at, { lazyEntries: true }, (error, file) => {
            if (error) return reject(error);
            file.on('entry', (entry: { fileName: string }) =>
              entry.fileName === 'csv/farm.csv'
                ? file.openReadStream(entry as never, (failed, stream) =>
                    failed ? reject(failed) : void buffer(stream).then((text) => resolve(text.toString())),
                  )
                : file.readEntry(),
            );
            file.readEntry();
          }),
        ),
    );
    expect(zip.split('\n')[0]).toContain('farm_id');
    expect(zip).toContain('"Maple ""Hill"", Süd\\N"');
  });

  it('are put into an empty installation, and exported from there are the same', async () => {
    const first = await opens((await exported()).id);
    const elsewhere = await workApp({ dataDir: mkdtempSync(path.join(dataDir, 'elsewhere-')) });
    opened.push(() => elsewhere.stop());
    const client = async () => {
      const signedIn = new pg.Client(roleUrl(elsewhere.config.ownerUrl, BARN_ROLE, elsewhere.config.secret));
      signedIn.on('error', () => undefined);
      await signedIn.connect();
      opened.push(() => signedIn.end());
      return signedIn;
    };
    const storage = fileStorage(elsewhere.config);
    const { rows, taken } = await loadArchive(await client(), storage, first);
    expect(taken).toEqual([]);
    expect(rows).toBe(Object.values(first.manifest.tables).reduce((sum, table) => sum + table.rows, 0));
    expect(await elsewhere.settled(barn.farmId)).toEqual([]);

    await expect(loadArchive(await client(), storage, first)).rejects.toThrow('is here already');

    expect((await elsewhere.call(barn.admin, 'POST', 'exports/start', {})).status).toBe(200);
    await elsewhere.settled(barn.farmId);
    const [again] = (await elsewhere.call(barn.admin, 'GET', 'exports/index')).body.exports as { id: string }[];
    const answer = await elsewhere.app.inject({
      url: `/api/exports/file?id=${again!.id}`,
      headers: { authorization: `Bearer ${barn.admin.token}` },
    });
    const file = path.join(dataDir, 'again.zip');
    writeFileSync(file, answer.rawPayload);
    const second = await openArchive(file);
    opened.push(async () => second.close());
    expect(second.manifest.files).toEqual(first.manifest.files);
    for (const name of Object.keys(first.manifest.tables)) {
      if (['subscription_checkpoint', 'farm_clock'].includes(name)) continue;
      const [then, now] = [await linesOf(first.rows(name)), await linesOf(second.rows(name))];
      // The second export was asked for there.
      expect([name, name === 'event' ? now.slice(0, then.length) : now]).toEqual([name, then]);
    }
  });

  it('are fetched from where a download was interrupted', async () => {
    const { id, size } = await exported();
    const whole = await fetched(id);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="export-2026-11-20.zip"',
      'cache-control': 'private, no-store',
    });
    const from = Math.floor(size / 2);
    const rest = await fetched(id, { range: `bytes=${from}-` });
    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes ${from}-${size - 1}/${size}`);
    expect(Buffer.concat([whole.rawPayload.subarray(0, from), rest.rawPayload]).equals(whole.rawPayload)).toBe(true);
    expect((await fetched(id, { range: `bytes=${size}-` })).statusCode).toBe(416);
    expect(size).toBeLessThan(PIECE_BYTES);
  });

  it('are the administrators’ alone, and of their own barn', async () => {
    const { id } = await exported();
    expect((await start(barn.instructor)).status).toBe(403);
    expect((await fetched(id, {}, other.admin)).statusCode).toBe(404);
    expect((await fetched(id, {}, barn.instructor)).statusCode).toBe(403);
    expect((await listed(other.admin)).map((run) => run.id)).not.toContain(id);
  });

  it('are written once at a time', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    const [refused] = [one, two].filter(({ status }) => status === 409);
    expect(refused!.body).toMatchObject({ code: 'export_running' });
    const { id } = (await listed()).find(({ state }) => state === 'running') ?? (await listed())[0]!;
    await app.settled(barn.farmId);
    const before = (await barn.log()).filter(({ type }) => type === 'exports.ExportFinished').length;
    await app.app.get(ExportWorker).work({ farmId: barn.farmId, exportId: id });
    expect((await barn.log()).filter(({ type }) => type === 'exports.ExportFinished')).toHaveLength(before);
    expect((await fetched(id)).statusCode).toBe(200);
  });

  it('go after seven days, with what lies of them', async () => {
    const { id } = await exported();
    const clear = async (when: string) => {
      app.clock.set(when);
      await app.app.get(ExportClearer).work();
      app.clock.set(NOW);
    };
    await clear('2026-11-27T13:59:59Z');
    expect((await fetched(id)).statusCode).toBe(200);
    expect(pieces().some((piece) => piece.startsWith(id))).toBe(true);
    await clear('2026-11-27T14:00:00Z');
    expect((await fetched(id)).statusCode).toBe(404);
    expect(pieces()).toEqual([]);
  });

  it('go as soon as somebody is erased who is in them', async () => {
    const { id } = await exported(other);
    const { personId } = other.family;
    await other.run(ErasePeople, { causeId: personId, personIds: [personId], studentIds: [], lessonIds: [] });
    await app.settled(other.farmId);
    expect((await fetched(id, {}, other.admin)).statusCode).toBe(404);
    expect(pieces(other)).toEqual([]);
  });
});
