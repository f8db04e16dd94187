import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readSettings } from '../settings.mjs';

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'leadline-settings-'));
after(() => rmSync(DATA_DIR, { recursive: true }));
const databaseUrl = (env) => readSettings({ DATA_DIR, ...env }).databaseUrl;

test('the password apart from the address is that of every command', () => {
  const url = databaseUrl({
    DATABASE_URL: 'postgres://owner@db.test:5432/leadline',
    DATABASE_PASSWORD: 'p@ss:w/ö%20rd?#',
  });
  assert.equal(decodeURIComponent(new URL(url).password), 'p@ss:w/ö%20rd?#');
  assert.equal(new URL(url).host, 'db.test:5432');
});

test('an address says its password itself otherwise', () =>
  assert.equal(
    databaseUrl({ DATABASE_URL: 'postgres://owner:own@db.test/leadline' }),
    'postgres://owner:own@db.test/leadline',
  ));

test('a password without an address is nobody’s: the embedded server has its own', () =>
  assert.equal(databaseUrl({ DATABASE_PASSWORD: 'secret' }), undefined));
