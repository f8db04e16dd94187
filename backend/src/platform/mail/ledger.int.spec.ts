import { BarnDatabase } from '../database/databases.js';
import { inBarn } from '../event-store/in-barn.js';
import { testApp, type OwnApp } from '../../../test/support/test-app.js';
import { composeMail } from './composed-mail.js';
import { leaseMails, noteOutcomes, type Outcome } from './ledger.js';

const sender = { farmName: 'Maple Hill', timeZone: 'America/Toronto', email: null };
const text = { subject: 'Hay', heading: 'Hay', paragraphs: ['There is hay.'] };

describe('the ledger of mails', () => {
  let app: OwnApp, farmId: string;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    ({ farmId } = await app.barn());
  });
  afterAll(() => app.stop());

  const lease = (...ids: string[]) => leaseTo('ewa@home.test', ...ids);
  const leaseTo = (to: string, ...ids: string[]) =>
    inBarn(app.app.get(BarnDatabase).sql, farmId, (sql) =>
      leaseMails(
        sql,
        farmId,
        ids.map((id) => ({ id, mail: composeMail('Test', sender, to, text) })),
      ),
    );
  const note = (outcome: Outcome) =>
    inBarn(app.app.get(BarnDatabase).sql, farmId, async (sql) => void (await noteOutcomes(sql, farmId, [outcome])));
  const expire = () =>
    app.owner`update mail_message set held_until = now() - interval '1 second' where farm_id = ${farmId}`;
  const lines = () =>
    app.owner<{ mail_id: string; attempts: number; error_type: string | null; sent_at: Date | null }[]>`
      select * from mail_message where farm_id = ${farmId} order by mail_id`;

  it('leases a mail to one worker at a time', async () => {
    expect(await lease('1-test', '2-test', '1-test')).toEqual(['granted', 'granted', 'held']);
    expect(await lease('1-test', '3-test')).toEqual(['held', 'granted']);
  });

  it('leases it again when its holder has ended, and counts the attempts', async () => {
    await lease('1-test');
    await expire();
    expect(await lease('1-test')).toEqual(['granted']);
    expect(await lines()).toMatchObject([{ attempts: 2, error_type: 'interrupted', sent_at: null }]);
  });

  it('never leases a mail that was sent, and leaves its line as it is', async () => {
    await lease('1-test');
    await note({ mailId: '1-test', sentAt: new Date('2026-11-20T14:00:00Z') });
    const sent = [...(await lines())];
    expect(sent).toMatchObject([{ attempts: 1, error_type: null, sent_at: new Date('2026-11-20T14:00:00Z') }]);
    expect(await lease('1-test')).toEqual(['settled']);
    await expire();
    expect(await lease('1-test', '1-test')).toEqual(['settled', 'settled']);
    expect(await lines()).toMatchObject([{ ...sent[0], held_until: expect.any(Date) as Date }]);
  });

  it('leases a mail again that could not be handed over', async () => {
    await lease('1-test');
    await note({ mailId: '1-test', sentAt: null, error: { type: 'unreachable', message: 'No answer.' } });
    expect(await lease('1-test')).toEqual(['granted']);
  });

  it('settles at once what is addressed to nobody', async () => {
    expect(await leaseTo('', '1-test')).toEqual(['settled']);
    expect(await leaseTo('', '1-test')).toEqual(['settled']);
    expect(await lines()).toMatchObject([{ attempts: 1, error_type: 'no_address' }]);
  });
});
