import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { command, ownFolder, privateHome } from './launcher.mjs';
import { becomes, nobodyIsLeft, startedWith } from './processes.mjs';

const skip = process.platform !== 'linux' && 'asks /proc who still runs';
const folder = ownFolder('launcher');
const home = privateHome(folder);
const data = path.join(home, '.data');
const start = () => command(data, ['start']);

test(
  'a launcher killed at any moment of its start leaves nobody behind, and the next one carries on',
  { skip },
  async () => {
    const preparing = await start();
    await becomes(() => existsSync(path.join(data, 'postgres.new/PG_VERSION')));
    assert.ok(startedWith(data).some((one) => one.includes('initdb')));
    await preparing.signal('SIGKILL');
    await nobodyIsLeft(data);
    assert.ok(!existsSync(path.join(data, 'postgres')), 'what is not finished does not look so');

    const migrating = await start();
    await migrating.says('Bringing the database up to date');
    await becomes(() => startedWith(data).some((one) => one.includes('migrate.js')));
    await migrating.signal('SIGKILL');
    await nobodyIsLeft(data);

    const seeding = await start();
    await seeding.says('making the demo barns');
    await becomes(() => startedWith(data).some((one) => one.includes('seed.js')));
    await seeding.signal('SIGKILL');
    await nobodyIsLeft(data);

    const again = await start();
    await again.says('making the demo barns');
    assert.equal(await again.signal('SIGTERM'), 0);
    await nobodyIsLeft(data);
  },
);

test('data lies where it was told to, also where the account of PostgreSQL may not go', { skip }, () => {
  assert.ok(existsSync(path.join(data, 'postgres/PG_VERSION')));
  assert.ok(!existsSync(path.join(data, 'postgres.moved')));
  assert.equal(statSync(home).mode & 0o777, 0o700);
});

test(
  'a start with data says where it lies, makes no demo barns, and ends also while PostgreSQL hangs',
  { skip },
  async () => {
    // As after the demo barns: somebody can sign in, and the mark of an unfinished seed is gone.
    rmSync(path.join(data, 'seeding'));
    const input = 'correct horse battery\n';
    const person = await command(data, ['create-super-user', 'rider@example.com'], { input });
    assert.equal(await person.ended, 0, person.said);
    await nobodyIsLeft(data);

    const running = await start();
    await running.says('Data and logs');
    assert.ok(running.said.includes(data), running.said);
    assert.doesNotMatch(running.said, /demo barns/);
    assert.doesNotMatch(running.said, /Sign in|\.test/, 'who cannot sign in is not offered');

    const postmaster = Number.parseInt(readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8'), 10);
    process.kill(postmaster, 'SIGSTOP');
    await running.says('PostgreSQL does not answer');
    process.kill(postmaster, 'SIGCONT');
    await running.says('PostgreSQL answers again');
    process.kill(postmaster, 'SIGSTOP');
    assert.equal(await running.signal('SIGTERM'), 0);
    await nobodyIsLeft(data);

    const killed = await start();
    await killed.says('Data and logs');
    await killed.signal('SIGKILL');
    await nobodyIsLeft(data);
  },
);
