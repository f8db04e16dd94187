import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const invoice = {
  state: 'open',
  farm_name: 'Maple Hill',
  farm_email: 'office@maplehill.test',
  currency_code: 'CAD',
  invoice_number: 12,
  received: '2026-11-20',
  due_date: '2026-12-04',
  overdue_days: 3,
  items: [{ product_name: '10 group lessons', price: 450 }],
  tax: 58.5,
  total: 508.5,
  part_paid: 100,
  outstanding: 408.5,
  how_to_pay: ['E-transfers to office@maplehill.test.'],
  bank_transfer: null,
  card: {
    publicKey: 'pk_1',
    script_url: 'https://cards.test/pay/',
    stripe_account_id: 'acct_1',
    fee: 8.17,
    total: 41667,
  },
};
const over = {
  items: [],
  tax: 0,
  total: 0,
  part_paid: 0,
  outstanding: 0,
  how_to_pay: [],
  bank_transfer: null,
  card: null,
};
const { provider, type: typed } = fakeCardProvider();

const open = (own: Answers = {}) => {
  Object.assign(globalThis, { Stripe: provider });
  return openPortal('/pay#t0ken', { 'pay/open': () => invoice, ...own });
};
const called = (calls: ReturnType<typeof open>['calls'], name: string) => calls.filter((call) => call.name === name);

const pay = async (sum: string) => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: `Pay CAD ${sum}` });
  const script = `script[src="${invoice.card.script_url}"]`;
  await waitFor(() => expect(document.head.querySelector(script)?.dispatchEvent(new Event('load'))).toBe(true));
  await waitFor(() => expect(button.disabled).toBe(false));
  act(() => typed('yes'));
  fireEvent.click(button);
};

it('shows one invoice and what is open, and begins nothing by being looked at', async () => {
  const { calls } = open();
  await screen.findByRole('heading', { name: 'Invoice 12' });
  for (const words of ['3 days overdue, due Fri 4 Dec 2026', '10 group lessons', 'CAD $408.50'])
    expect(screen.getByText(words)).toBeTruthy();
  screen.getByText('E-transfers to office@maplehill.test.');
  screen.getByText('$8.17 convenience fee is added for a card.');
  expect(calls.map(({ name }) => name)).toEqual(['pay/open']);
  expect(called(calls, 'pay/open')[0]?.body).toEqual({ token: 't0ken' });
});

it('takes the link, which is a key, out of the address', async () => {
  const { address } = open();
  await screen.findByRole('heading', { name: 'Invoice 12' });
  expect(address()).toBe('/pay');
});

it('pays by card without signing in, and says so', async () => {
  const { calls } = open({
    'pay/start': () => ({ id: 'pi_1', client_secret: 'pi_1_secret_1', status: 'requires_payment_method' }),
    'pay/paid': () => ({ ...invoice, ...over, state: 'paid' }),
  });
  await pay('$416.67');
  await screen.findByText('Your payment of CAD $416.67 was successful. Thank you.');
  screen.getByText(/a receipt is on its way there/);
  expect(called(calls, 'pay/start')[0]?.body).toEqual({ token: 't0ken', total: 41667 });
  expect(called(calls, 'pay/paid')[0]?.body).toMatchObject({ token: 't0ken' });
});

it('shows what the invoice asks for by now, before anything is charged', async () => {
  let now: object = invoice;
  const { calls } = open({
    'pay/open': () => now,
    'pay/start': () => refuse(409, 'The amount is 204.00 by now. Please start again.'),
  });
  await screen.findByText('CAD $408.50');
  now = { ...invoice, part_paid: 308.5, outstanding: 200, card: { ...invoice.card, fee: 4, total: 20400 } };
  await pay('$416.67');
  await screen.findByText(
    /has changed since you opened the page, and nothing was charged. It now asks for CAD \$204.00/,
  );
  screen.getByText('CAD $200.00');
  screen.getByRole('button', { name: 'Pay CAD $204.00' });
  expect(called(calls, 'pay/paid')).toEqual([]);
});

it('says that it is paid where somebody else was quicker', async () => {
  let now: object = invoice;
  open({ 'pay/open': () => now, 'pay/start': () => refuse(409, 'This is paid already.') });
  await screen.findByText('CAD $408.50');
  now = { ...invoice, ...over, state: 'paid' };
  await pay('$416.67');
  await screen.findByText('This invoice is paid. Thank you.');
});

it('records, and does not charge again, what the provider has received already', async () => {
  const { calls } = open({
    'pay/start': () => ({ id: 'pi_7', client_secret: 'pi_7_secret_1', status: 'succeeded' }),
    'pay/paid': () => ({ ...invoice, ...over, state: 'paid' }),
  });
  await pay('$416.67');
  await screen.findByText('Your payment of CAD $416.67 was successful. Thank you.');
  expect(called(calls, 'pay/paid')[0]?.body).toMatchObject({ reference: 'pi_7' });
});

it('asks nobody about an address without a link in it', async () => {
  const { calls } = openPortal('/pay', {});
  await screen.findByRole('heading', { name: 'This link does not open an invoice any more' });
  expect(calls).toEqual([]);
});

it.each([
  ['paid', 'This invoice is paid. Thank you.'],
  ['nothing', 'Nothing is to be paid on this invoice any more.'],
])('says of one that is %s nothing else', async (state, words) => {
  open({ 'pay/open': () => ({ ...invoice, ...over, state }) });
  await screen.findByText(words);
  expect(screen.queryByRole('heading', { name: 'Pay by card' })).toBeNull();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

it.each([
  [['At the office.'], 'At the office.'],
  [[], 'Maple Hill does not take cards here. Ask how to pay.'],
])('says how it is paid where the barn takes no cards: %p', async (how_to_pay, words) => {
  open({ 'pay/open': () => ({ ...invoice, card: null, how_to_pay }) });
  await screen.findByRole('heading', { name: 'How to pay' });
  screen.getByText(words);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

it('says how it is paid at the bank, to be copied from there', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  const iban = 'DE89 3704 0044 0532 0130 00';
  const bank_transfer = { account_holder: 'Stall Müller', iban, bic: null, reference: 'Invoice 12' };
  open({ 'pay/open': () => ({ ...invoice, card: null, how_to_pay: [], bank_transfer }) });
  await screen.findByRole('heading', { name: 'By bank transfer' });
  expect(screen.getByText('Stall Müller')).toBeTruthy();
  expect(screen.queryByText('BIC')).toBeNull();
  expect(screen.queryByText(/does not take cards here/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the IBAN' }));
  await screen.findByText('IBAN copied');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the reference' }));
  await screen.findByText('reference copied');
  expect(copied).toEqual(['DE89370400440532013000', 'Invoice 12']);
  Reflect.deleteProperty(navigator, 'clipboard');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the IBAN' }));
  await screen.findByText('This browser lets nothing be copied. Select it by hand.');
});

it('leads on from a link that opens nothing any more', async () => {
  open({ 'pay/open': () => refuse(404, 'This link does not open an invoice any more.') });
  await screen.findByRole('heading', { name: 'This link does not open an invoice any more' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
