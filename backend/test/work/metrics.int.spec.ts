import type { AddressInfo } from 'node:net';
import { MetricsServer } from '../../src/platform/metrics/metrics-server.js';
import type { TestBarn } from '../support/test-barn.js';
import { workApp, type WorkApp } from './work-app.js';

describe('what a process says of itself', () => {
  let app: WorkApp, barn: TestBarn, url: string;
  beforeAll(async () => {
    app = await workApp({ metricsPort: 0 });
    barn = await app.barn();
    const { port } = app.app.get(MetricsServer).address as AddressInfo;
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => app.stop());

  /** Samples by name and labels, as they stand in the text. */
  const read = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const samples = text.split('\n').flatMap((line) => /^(\w+(?:\{.*\})?) (\S+)$/.exec(line)?.slice(1) ?? []);
    const pairs = samples.flatMap((name, i) => (i % 2 ? [] : [[name, Number(samples[i + 1])] as const]));
    return Object.fromEntries(pairs);
  };
  const labels = (named: Record<string, string | number>) =>
    Object.entries(named)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',');

  it('requests by route and status, with how long they took; never by what was asked for', async () => {
    await app.call(barn.admin, 'GET', 'horses/getHorsesAll');
    await app.call(undefined, 'GET', 'horses/getHorsesAll');
    await app.call(barn.admin, 'GET', `rest/horses/${barn.horseIds[0]}`);
    await app.call(barn.admin, 'GET', 'no/such/call');
    const samples = await read();
    const count = (method: string, route: string, status: number) =>
      samples[`leadline_http_requests_total{${labels({ method, route, status })}}`];
    expect(count('GET', '/api/horses/getHorsesAll', 200)).toBe(1);
    expect(count('GET', '/api/horses/getHorsesAll', 401)).toBe(1);
    expect(count('GET', '/api/rest/horses/:id', 200)).toBe(1);
    expect(count('GET', 'none', 404)).toBe(1);
    const took = `leadline_http_request_duration_seconds_count{${labels({ method: 'GET', route: '/api/horses/getHorsesAll' })}}`;
    expect(samples[took]).toBe(2);
    expect(Object.keys(samples).join()).not.toContain(barn.horseIds[0]);
  });

  it('its event loop and its connections to the database', async () => {
    const samples = await read();
    expect(samples.nodejs_eventloop_lag_p99_seconds).toEqual(expect.any(Number));
    for (const pool of ['barns', 'platform'])
      for (const state of ['busy', 'idle', 'waited_for'])
        expect(samples[`leadline_database_connections{${labels({ pool, state })}}`]).toEqual(expect.any(Number));
  });

  it('which barns are behind, since when, and what waits in the queues', async () => {
    await app.settled(barn.farmId);
    await barn.newHorse('Thunder');
    const [last] = await app.owner<{ occurred_at: Date }[]>`
      select occurred_at from event where farm_id = ${barn.farmId} order by position desc limit 1`;
    app.clock.set(new Date(last!.occurred_at.getTime() + 90_000).toISOString());
    const behind = await read();
    expect(behind.leadline_database_up).toBe(1);
    expect(behind.leadline_dispatcher_barns_behind).toBe(1);
    expect(behind[`leadline_dispatcher_lag_seconds{${labels({ barn: barn.farmId })}}`]).toBe(90);
    await app.settled(barn.farmId);
    const samples = await read();
    expect(samples.leadline_dispatcher_barns_behind).toBe(0);
    expect(samples[`leadline_dispatcher_lag_seconds{${labels({ barn: barn.farmId })}}`]).toBeUndefined();
    expect(samples[`leadline_jobs{${labels({ queue: 'mail', state: 'waiting' })}}`]).toBe(0);
    expect(samples[`leadline_jobs_oldest_waiting_seconds{${labels({ queue: 'mail' })}}`]).toBe(0);
  });

  it('mails that went out', async () => {
    const before = (await read())['leadline_mails_total{outcome="sent"}'] ?? 0;
    await app.call(undefined, 'POST', 'passwords/forgot', { email: barn.family.email });
    await app.settled(barn.farmId);
    expect((await read())['leadline_mails_total{outcome="sent"}']).toBe(before + app.smtp.mails.length);
    expect(app.smtp.mails.length).toBeGreaterThan(0);
  });

  it('on a port of its own, and nothing else there', async () => {
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await app.call(barn.admin, 'GET', 'metrics')).status).toBe(404);
  });
});
