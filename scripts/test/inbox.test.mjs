import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { openStore } from '../devmail/store.mjs';

test('the inbox shows a message that is handed over again once, also after a restart', async (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leadline-inbox-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const mail = (id, subject) =>
    Buffer.from(
      `Message-ID: <${id}@leadline.test>\r\nSubject: ${subject}\r\n\r\nmessage-id: in the text means nothing\r\n`,
    );
  const store = openStore(folder);
  const first = store.save(mail('812-booked', 'Booked'), ['anna@home.test']);
  store.save(mail('813-booked', 'Booked'), ['anna@home.test']);
  assert.equal(openStore(folder).save(mail('812-booked', 'Booked again'), ['anna@home.test']), first);
  assert.deepEqual(
    (await store.list()).map(({ subject }) => subject),
    ['Booked', 'Booked'],
  );
});
