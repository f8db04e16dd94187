import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import { openDatabase } from '../database.mjs';
import { startPostgres } from '../postgres.mjs';
import { command, ownFolder } from './launcher.mjs';
import { isGone, nobodyIsLeft } from './processes.mjs';

const skip = process.platform !== 'linux' && 'asks /proc who still runs';
let isOurs = false;
// Before what lies around it is removed.
after(() => isOurs && spawnSync('umount', ['-l', disk]));
const folder = ownFolder('postgres');
const port = 26_000 + (process.pid % 5000);
const data = path.join(folder, 'data');
const cluster = path.join(data, 'postgres');
mkdirSync(data);
execFileSync('chmod', ['755', folder, data]);

test('a PostgreSQL that says nothing while it starts is given up, and starts when it can', { skip }, async () => {
  await (await startPostgres({ dataDir: cluster, port })).stop();
  const settings = path.join(cluster, 'postgresql.auto.conf');
  renameSync(settings, `${settings}.kept`);
  // Whoever opens it waits for somebody who writes, and nobody does.
  execFileSync('mkfifo', ['-m', '666', settings]);
  await assert.rejects(startPostgres({ dataDir: cluster, port, patience: 500 }), /said nothing for 0\.5 s/);
  rmSync(settings);
  renameSync(`${settings}.kept`, settings);

  const server = await startPostgres({ dataDir: cluster, port });
  process.kill(server.pid, 'SIGSTOP');
  const other = startPostgres({ dataDir: cluster, port, patience: 500 });
  await assert.rejects(other, new RegExp(`process ${server.pid}\\) neither answers nor ends`));
  process.kill(server.pid, 'SIGCONT');
  await server.stop();
  await isGone(server.pid);
});

test('a pointer that leads nowhere stops the start, whatever is wrong with it', { skip }, async () => {
  const pointer = `${cluster}.moved`;
  for (const place of [path.join(folder, 'gone/postgres'), path.join(folder, 'gone'), '', 'postgres']) {
    writeFileSync(pointer, `${place}\n`);
    await assert.rejects(openDatabase({ dataDir: data }), /as .*postgres\.moved says, and is not there/);
  }
  const place = path.join(folder, 'elsewhere');
  renameSync(cluster, place);
  writeFileSync(pointer, `${place}\n`);
  await (await openDatabase({ dataDir: data })).stop();
  assert.ok(!existsSync(cluster), 'no second, empty one is begun');
  renameSync(place, cluster);
  rmSync(pointer);
});

test('a full log loses what is written to it, not the server and not the API', { skip }, async () => {
  const log = path.join(data, 'logs/postgres.log');
  rmSync(log);
  symlinkSync('/dev/full', log);
  await (await openDatabase({ dataDir: data })).stop();

  const logger = new URL('../../backend/dist/src/platform/logging/logger.js', import.meta.url).href;
  const program = `const { logger } = await import(${JSON.stringify(logger)});
    const log = logger();
    for (let line = 0; line < 99; line++) { log.warn('full'); await new Promise(setImmediate); }`;
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'];
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio,
    timeout: 60_000,
  });
  assert.equal(status, 0, String(stderr));
});

const disk = path.join(folder, 'disk');
mkdirSync(disk);
const mount = (options) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'leadline-test', disk]).status === 0;
isOurs = !skip && process.getuid() === 0 && mount('size=24m,mode=755');
const noDisk = skip || (!isOurs && 'only root may make a small disk');

test(
  'on a full disk a start ends with a line that says so, leaves nothing half made, and succeeds with room',
  { skip: noDisk },
  async () => {
    const small = path.join(disk, 'data');
    const env = { NODE_ENV: 'production', MAIL_FROM: 'Barn <barn@stable.example>' };
    const full = await command(small, ['start'], { env });
    assert.equal(await full.ended, 1);
    assert.match(full.said, /✖ The disk is full: /);
    await nobodyIsLeft(small);
    assert.ok(!existsSync(path.join(small, 'postgres')));

    assert.ok(mount('remount,size=160m'));
    const running = await command(small, ['start'], { env });
    await running.says('Data and logs');
    const url = Object.assign(new URL('postgres://owner@127.0.0.1/leadline'), {
      port: readFileSync(path.join(small, 'postgres/postmaster.pid'), 'utf8').split('\n')[3],
      password: readFileSync(path.join(small, 'postgres.password'), 'utf8').trim(),
    });
    const client = new pg.Client(url.href);
    client.on('error', () => {});
    await client.connect();
    await client.query('create table kept as select 1 as what');
    const filler = path.join(disk, 'filler');
    await once(spawn('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' }), 'exit');
    await assert.rejects(
      client.query('create table big as select repeat(md5(i::text), 20) from generate_series(1, 100000) i'),
    );
    await client.end();
    assert.equal(await running.signal('SIGTERM'), 0);
    await nobodyIsLeft(small);

    const stillFull = await command(small, ['start'], { env });
    assert.equal(await stillFull.ended, 1, stillFull.said);
    assert.match(stillFull.said, /✖ The disk is full: /);
    await nobodyIsLeft(small);

    rmSync(filler);
    const server = await openDatabase({ dataDir: small });
    const reader = new pg.Client(server.url);
    await reader.connect();
    assert.deepEqual((await reader.query('select what from kept')).rows, [{ what: 1 }]);
    await reader.end();
    await server.stop();
  },
);
