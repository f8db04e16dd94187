import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/family';
import { refuse, type Answers } from '../../../testing/server';

const barn = { title: 'Maple Hill', description: '', time_zone: 'America/Toronto', can_book: 1, sells_vouchers: 1 };
const form = {
  stamp: 'stamp',
  proof_bits: 4,
  currency_code: 'CAD',
  amounts: [25, 50],
  other: { least: 10, most: 300 },
  expiry_date: '2029-11-20',
  has_fee: 1,
};
const card = { publicKey: 'pk_1', script_url: 'https://cards.test/voucher/', stripe_account_id: 'acct_1' };
const order = { currency_code: 'CAD', amount: 50, fee: 1, total: 5100, expiry_date: '2029-11-20', card };
const { provider, type: typed } = fakeCardProvider();

const open = (answers: Answers = {}, at = '/public/maple/voucher') => {
  Object.assign(globalThis, { Stripe: provider });
  return openPortal(at, {
    'public/public': () => ({ list: [barn] }),
    'public/voucherForm': () => form,
    'public/orderVoucher': () => order,
    'public/payVoucher': () => ({ id: 'pi_1', client_secret: 'pi_1_secret_1', status: 'requires_payment_method' }),
    'public/voucherPaid': () => ({ result: 'sold' }),
    ...answers,
  });
};
type Calls = ReturnType<typeof open>['calls'];
const bodyOf = (calls: Calls, name: string) => calls.find((call) => call.name === name)?.body as object | undefined;
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const go = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const filled = async () => {
  await screen.findByLabelText('First name');
  fill('First name', 'Nora');
  fill(/^Email/, 'nora@home.test');
};
const pay = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay CAD $51.00' });
  const script = `script[src="${card.script_url}"]`;
  await waitFor(() => expect(document.head.querySelector(script)?.dispatchEvent(new Event('load'))).toBe(true));
  await waitFor(() => expect(button.disabled).toBe(false));
  act(() => typed('yes'));
  fireEvent.click(button);
};

describe('giving a voucher', () => {
  it('says first what it is good for and until when, then what it costs, and begins to pay with the button alone', async () => {
    const { calls } = open();
    await filled();
    screen.getByText(/spent on everything at Maple Hill.*good until Tue 20 Nov 2029/);
    fireEvent.click(screen.getByLabelText('$50.00'));
    fill('For whom it is', 'Ida');
    fill(/^Your words/, 'Ride well!');
    go();
    await screen.findByRole('heading', { name: 'Your voucher' });
    for (const words of ['CAD $50.00', 'CAD $1.00', 'CAD $51.00', 'Ida', 'Ride well!', 'Tue 20 Nov 2029'])
      screen.getByText(words);
    const { proof, ...body } = bodyOf(calls, 'public/orderVoucher') as { proof: string };
    expect(proof).toMatch(/^\d+$/);
    expect(body).toEqual({
      public_id: 'maple',
      stamp: 'stamp',
      amount: 50,
      first_name: 'Nora',
      email: 'nora@home.test',
      given_to: 'Ida',
      message: 'Ride well!',
    });
    expect(bodyOf(calls, 'public/payVoucher')).toBeUndefined();
  });

  it('is paid by card, and says where the voucher goes', async () => {
    const { calls } = open();
    await filled();
    go();
    await pay();
    await screen.findByText('Your payment of CAD $51.00 was successful. Thank you.');
    screen.getByText('nora@home.test');
    expect(bodyOf(calls, 'public/payVoucher')).toEqual({ public_id: 'maple', stamp: 'stamp', total: 5100 });
    expect(bodyOf(calls, 'public/voucherPaid')).toMatchObject({ public_id: 'maple', stamp: 'stamp' });
  });

  it('takes another amount, with a comma, too', async () => {
    const { calls } = open();
    await filled();
    fireEvent.click(screen.getByLabelText('Another amount'));
    go();
    screen.getByText('Please name an amount');
    screen.getByText('From $10.00 to $300.00');
    fill(/^Amount in CAD/, '72,50');
    go();
    await screen.findByRole('heading', { name: 'Your voucher' });
    expect(bodyOf(calls, 'public/orderVoucher')).toMatchObject({ amount: 72.5 });
  });

  it('keeps what was written where something is to be changed, on another form', async () => {
    let forms = 0;
    const { calls } = open({ 'public/voucherForm': () => ({ ...form, stamp: `stamp ${++forms}` }) });
    await filled();
    go();
    fireEvent.click(await screen.findByRole('button', { name: 'Change something' }));
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Nora');
    await waitFor(() => expect(calls.filter(({ name }) => name === 'public/voucherForm')).toHaveLength(2));
  });

  it('names an amount where the barn proposes none, in whole yen', async () => {
    open({
      'public/voucherForm': () => ({
        ...form,
        currency_code: 'JPY',
        amounts: [],
        other: { least: 1000, most: 5000 },
        expiry_date: null,
      }),
    });
    await screen.findByLabelText(/^Amount in JPY/);
    screen.getByText('From ¥1,000 to ¥5,000');
    screen.getByText(/It does not expire/);
  });

  it('says beside the fields what is missing, and what the barn refuses', async () => {
    const { calls } = open({ 'public/orderVoucher': () => refuse(409, 'Please phone the barn.', 'too_many_vouchers') });
    await screen.findByLabelText('First name');
    go();
    screen.getByText('Please give your name');
    screen.getByText('Please give your email address');
    expect(bodyOf(calls, 'public/orderVoucher')).toBeUndefined();
    await filled();
    go();
    expect((await screen.findByRole('alert')).textContent).toBe('Please phone the barn.');
  });

  it('takes a new form where the first was open over night', async () => {
    let tries = 0;
    open({ 'public/orderVoucher': () => (++tries === 1 ? refuse(409, 'Old.', 'voucher_form_old') : order) });
    await filled();
    go();
    await screen.findByRole('heading', { name: 'Your voucher' });
  });

  it('is not offered where the barn sells none', async () => {
    open({ 'public/voucherForm': () => refuse(409, 'Off.', 'vouchers_off') });
    await screen.findByText('This barn sells no gift vouchers here');
  });

  it.each([
    [1, 1],
    [0, 0],
  ])('is offered on the public page where the barn sells them: %i', async (sells_vouchers, links) => {
    open(
      {
        'public/public': () => ({ list: [{ ...barn, sells_vouchers }] }),
        'lessons/public': () => ({ lessons: [] }),
      },
      '/public/maple',
    );
    await screen.findByRole('link', { name: 'Book a lesson' });
    expect(screen.queryAllByRole('link', { name: 'Give a voucher' })).toHaveLength(links);
  });
});
