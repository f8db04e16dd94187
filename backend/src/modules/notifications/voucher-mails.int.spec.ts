import { workApp, type WorkApp } from '../../../test/work/work-app.js';
import type { TestBarn } from '../../../test/support/test-barn.js';

describe('mails with a gift voucher', () => {
  let app: WorkApp, barn: TestBarn, voucher_id: string;
  beforeAll(async () => {
    app = await workApp();
  });
  beforeEach(async () => {
    barn = await app.barn();
    const sale = {
      account_holder_id: barn.family.personId,
      amount: 100,
      expiry_date: '2029-11-20',
      given_to: 'Grandma',
    };
    voucher_id = (await post('sell', sale)).body.id;
    await app.settled(barn.farmId);
    app.smtp.mails.length = 0;
  });
  afterAll(() => app.stop());

  const post = (call: string, body: object, who = barn.admin) => barn.call(who, 'POST', `vouchers/${call}`, body);
  const mailIt = () => post('mail', { voucher_id });

  it('go to whoever bought it each time that they are asked for, with the code in the PDF alone', async () => {
    expect(await mailIt()).toMatchObject({ status: 200, body: { id: voucher_id } });
    await mailIt();
    const mails = await app.settled(barn.farmId);
    const holder = await app.holderEmail(barn);
    expect(mails.map(({ to, subject }) => [to, subject.replace(/from .*/, '')])).toEqual([
      [holder, 'Gift voucher of CAD 100.00 '],
      [holder, 'Gift voucher of CAD 100.00 '],
    ]);
    const [{ code } = { code: '' }] = await barn.read(
      (sql) => sql<{ code: string }[]>`select code from voucher_card where voucher_id = ${voucher_id}`,
    );
    expect(mails[0]!.words).toContain('Grandma');
    expect(mails[0]!.words).not.toContain(code.slice(0, 4));
    expect((await app.ledger(barn.farmId)).map(({ template_desc }) => template_desc)).toEqual([
      'Gift voucher',
      'Gift voucher',
    ]);
  });

  it('are not sent of one that is spent, cancelled or of another barn, nor to nobody', async () => {
    const other = await app.barn();
    expect((await other.call(other.admin, 'POST', 'vouchers/mail', { voucher_id })).status).toBe(404);
    await app.owner`update person set contact_email = '' where person_id = ${barn.family.personId}`;
    expect(await mailIt()).toMatchObject({ status: 409, body: { code: 'voucher_buyer_without_email' } });
    await post('cancel', { voucher_id });
    expect(await mailIt()).toMatchObject({ status: 409, body: { code: 'voucher_cancelled' } });
    expect(await app.settled(barn.farmId)).toEqual([]);
  });
});
