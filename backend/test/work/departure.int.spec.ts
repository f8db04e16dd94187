import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Departure } from '../../src/platform/lifecycle/departure.js';
import { becomes } from '../support/settled.js';
import { testApp, type OwnApp } from '../support/test-app.js';
import type { TestBarn } from '../support/test-barn.js';

describe('an API that is told to stop', () => {
  let app: OwnApp, barn: TestBarn, port: number, stopping: Promise<void>;
  /** As a proxy keeps its connections. */
  const kept = new Agent({ keepAlive: true });
  const send = (method: string, path: string, { body, agent = kept }: { body?: object; agent?: Agent | false } = {}) =>
    new Promise<{ status?: number; connection?: string; text: string }>((resolve, reject) => {
      const headers = { authorization: `Bearer ${barn.admin.token}`, 'content-type': 'application/json' };
      const answered = (answer: IncomingMessage) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode, connection: answer.headers.connection, text: said }),
          reject,
        );
      };
      request({ port, host: '127.0.0.1', method, path, headers, agent }, answered)
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });
  const ready = () => send('GET', '/health/ready', { agent: false });
  const horses = () => send('GET', '/api/horses/getHorsesAll');

  beforeAll(async () => {
    app = await testApp({ noticeMs: 600_000 });
    barn = await app.barn();
    await app.app.listen(0, '127.0.0.1');
    ({ port } = new URL(await app.app.getUrl()) as unknown as { port: number });
  });
  afterAll(() => kept.destroy());

  it('says first that it is not ready, and serves on without keeping connections', async () => {
    expect([(await ready()).status, (await horses()).connection]).toEqual([200, 'keep-alive']);
    stopping = app.stop();
    await becomes(ready, ({ status }) => status === 503);
    expect(await horses()).toMatchObject({ status: 200, connection: 'close' });
    expect(await send('GET', '/health/live')).toMatchObject({
      status: 200,
      text: JSON.stringify({ status: 'live', version: app.config.version }),
    });
  });

  it('then answers what it has accepted, and nobody else', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let held: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (held = resolve));
    const holding = barn.during(() => {
      held();
      return released;
    });
    await isHeld;
    const waiting = send('POST', '/api/horses/create', { body: { name: 'Accepted' } });
    const asks = () =>
      app.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await becomes(asks, (rows) => rows.length > 0);
    app.app.get(Departure).hurry();
    const refused = await becomes(
      () => ready().catch((error: { code?: string }) => error),
      (answer) => 'code' in answer,
    );
    // Before anything was sent: whoever distributes requests may ask the next one.
    expect(refused).toMatchObject({ syscall: 'connect' });
    release();
    expect(await waiting).toMatchObject({ status: 200, text: expect.stringContaining('Accepted') });
    await holding;
    await stopping;
  });
});
