import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { command, ownFolder, privateHome } from './launcher.mjs';
import { becomes, nobodyIsLeft } from './processes.mjs';

const skip = process.platform !== 'linux' && 'asks /proc who still runs';
const data = path.join(privateHome(ownFolder('demo')), 'demo');

test('strangers look around in the demo, which begins anew and forgets what they did', { skip }, async () => {
  const env = { DEMO_WEEKS: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/theirs', SMTP_URL: 'smtp://127.0.0.1:9' };
  const demo = await command(data, ['demo'], { env });
  const api = async (call, { token, ...body } = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = Object.keys(body).length ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`http://127.0.0.1:${demo.port}/api/${call}`, { headers, ...sent });
    return { status: answer.status, ...(await answer.json()) };
  };
  const horses = async (token) => (await api('rest/horses', { token })).status;

  await demo.says('Anybody may look around');
  assert.deepEqual((await api('demo/index')).people, ['administrator', 'instructor', 'parent']);
  const { auth_token: token } = await api('demo/signIn', { person: 'administrator' });
  assert.equal(await horses(token), 200);

  process.kill(demo.pid, 'SIGUSR2');
  await demo.says('Making the next demo');
  assert.equal(await horses(token), 200, 'meanwhile everything is served');
  await becomes(() => demo.said.split('Anybody may look around').length === 3);
  assert.equal(await horses(token), 401, 'who was there yesterday is nobody today');
  const again = await api('demo/signIn', { person: 'administrator' });
  assert.equal(await horses(again.auth_token), 200);

  assert.equal(await demo.signal('SIGTERM'), 0);
  await nobodyIsLeft(data);
});
