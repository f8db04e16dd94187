import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';
import { InvoiceMailSchedule } from './jobs/clear-invoice-mails.js';

/** As long as the ledger of mails: thirteen months. R182 */
describe('to whom papers were sent', () => {
  let app: WorkApp, barns: TestBarn[];
  beforeAll(async () => {
    app = await workApp();
    barns = [await app.barn(), await app.barn()];
    for (const { farmId } of barns)
      await app.owner`
        insert into invoice_mail (farm_id, mail_id, payment_id, email_to, content, created_at)
        select ${farmId}, gen_random_uuid(), gen_random_uuid(), 'parent@home.test', '%PDF', day
        from (values ('2026-11-20'::timestamptz), ('2026-11-22'::timestamptz)) sent (day), generate_series(1, 600)`;
  });
  afterAll(() => app.stop());

  const kept = async () => (await app.owner<{ n: number }[]>`select count(*)::int as n from invoice_mail`)[0]!.n;
  const night = async (day: string) => {
    app.clock.set(`${day}T04:17:00Z`);
    await app.app.get(InvoiceMailSchedule).clear();
    await app.settled(barns[0]!.farmId);
    return kept();
  };

  it('is forgotten after thirteen months, in every barn, night after night', async () => {
    expect(await night('2027-12-19')).toBe(2400);
    expect(await night('2027-12-20')).toBe(1200);
    expect(await night('2027-12-21')).toBe(1200);
    expect(await night('2027-12-22')).toBe(0);
  });
});
