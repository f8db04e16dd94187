import { migrations } from '../src/migrations/index.js';
import { connect, type Pool } from '../src/platform/database/connect.js';
import { migrate } from '../src/platform/database/migrate.js';
import { ownerSource } from '../src/platform/database/owner-source.js';
import { emptyDatabase } from './support/own-database.js';

const secret = process.env.LEADLINE_SECRET as string;
const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [FARM, PERSON, PAID, FIRST, SECOND, BY_HAND, INVOICE] = [1, 2, 3, 4, 5, 6, 7].map(id) as string[];

/** Of a database from before refunds had tax and method, and invoices of nothing were settled. C09 E06 */
describe('an upgrade of money given back', () => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let owner: Pool;
  beforeAll(async () => {
    database = await emptyDatabase();
    owner = connect(database.url, 1);
    const at = migrations.findIndex(({ name }) => name.startsWith('MoneyGivenBack'));
    const former = await ownerSource(database.url, migrations.slice(0, at)).initialize();
    await former.runMigrations();
    await former.destroy();
  });
  afterAll(async () => {
    await owner.end();
    await database.drop();
  });

  const payment = (paymentId: string | undefined, of: object) =>
    owner`insert into payment ${owner({
      farm_id: FARM,
      payment_id: paymentId,
      billing_person_id: PERSON,
      tax_minor: 0,
      fee_minor: 0,
      received: '2026-11-20',
      paid: true,
      is_quickpay: false,
      created_at: `2026-11-20 10:00:0${paymentId?.at(-1)}`,
      ...of,
    })}`;
  const refund = (paymentId: string | undefined, refund_of: string | null, minor: number) =>
    payment(paymentId, {
      transaction_type: 'refund',
      subtotal_minor: -minor,
      total_minor: -minor,
      refund_of,
      refund_state: 'done',
    });

  it('tells the log what is known of them, from which their rows are made anew', async () => {
    for (const table of ['farm', 'farm_clock', 'person', 'payment', 'event'])
      await owner.unsafe(`alter table ${table} no force row level security`);
    await owner`
      insert into farm (farm_id, farm_name, time_zone, country_code, currency_code, currency_symbol, public_id)
      values (${FARM!}, 'Old barn', 'America/Toronto', 'CA', 'CAD', '$', 'old')`;
    await owner`insert into farm_clock (farm_id, position) values (${FARM!}, 4)`;
    await owner`insert into person (farm_id, person_id, first_name, last_name) values (${FARM!}, ${PERSON!}, 'Paula', 'Home')`;
    await payment(PAID, {
      transaction_type: 'manual',
      payment_method: 'saved',
      subtotal_minor: 45_000,
      tax_minor: 5850,
      total_minor: 50_850,
    });
    await refund(FIRST, PAID!, 5085);
    await refund(SECOND, PAID!, 508_500);
    await refund(BY_HAND, null, 5650);
    await payment(INVOICE, { transaction_type: 'invoice', subtotal_minor: 0, total_minor: 0, paid: false });
    await owner`insert into event (farm_id, position, stream, version, type, schema_version, data, metadata, occurred_at)
      select ${FARM!}, n, 'payment-' || p.payment_id, 1, 'billing.RefundRequested', 1, '{}', '{}', now()
      from (select payment_id, row_number() over (order by payment_id) as n from payment where payment_id <> ${PAID!}) p`;

    await migrate(database.url, secret, migrations);

    const told = await owner<{ position: number; version: number; type: string; data: object }[]>`
      select position, version, type, data from event where farm_id = ${FARM!} and position > 4 order by position`;
    expect(told.map((row) => ({ ...row }))).toEqual([
      specified(5, { paymentId: FIRST, subtotalMinor: 4500, taxMinor: 585, method: 'card' }),
      specified(6, { paymentId: SECOND, subtotalMinor: 503_235, taxMinor: 5265, method: 'card' }),
      specified(7, { paymentId: BY_HAND, subtotalMinor: 5650, taxMinor: 0, method: 'cash' }),
      { position: 8, version: 2, type: 'billing.InvoiceSettled', data: { paymentId: INVOICE } },
    ]);
    expect(await owner`select position from farm_clock where farm_id = ${FARM!}`).toEqual([{ position: 8 }]);
  });
});

const specified = (position: number, data: object) => ({ position, version: 2, type: 'billing.RefundSpecified', data });
