import { testApp, type OwnApp } from '../support/test-app.js';

describe('/health/ready', () => {
  let app: OwnApp;
  beforeAll(async () => (app = await testApp()));
  afterAll(() => app.stop());

  const ready = async () => (await app.app.inject('/health/ready')).statusCode;
  const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));
  /** What new sessions may do; those that are open are ended, as by a server that starts again. */
  async function letSessions(readOnly: 'on' | 'off') {
    const [{ name }] = await app.owner<[{ name: string }]>`select current_database() as name`;
    await app.owner.unsafe(`alter database "${name}" set default_transaction_read_only = ${readOnly}`);
    await app.owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid() and usename <> current_user`;
  }

  it('is refused while the database answers and does not write, and is granted again when it does', async () => {
    expect(await ready()).toBe(200);
    await letSessions('on');
    later(6);
    expect(await ready()).toBe(503);
    await app.owner`set default_transaction_read_only = off`;
    await letSessions('off');
    later(6);
    expect(await ready()).toBe(200);
  });
});
