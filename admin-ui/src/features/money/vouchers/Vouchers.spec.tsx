import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { bodyOf, open, payment, financial } from '../testing/money-desk';
import VouchersPage from './VouchersPage';

const voucher = (own: object = {}) => ({
  id: 'v1',
  code_end: 'GH4J',
  amount: 100,
  sold_on: '2026-11-27',
  expiry_date: '2029-11-27',
  state: 'open',
  buyer_id: 'p9',
  buyer: 'Kasia Kowalska',
  buyer_email: 'kasia@home.test',
  payment_method: 'transfer',
  given_to: 'Grandma',
  given_by: null,
  redeemed_on: null,
  redeemed_for: null,
  redeemed_by_id: null,
  cancelled_on: null,
  returned_by: null,
  ...own,
});
const found = (...vouchers: object[]) => ({
  vouchers,
  size: vouchers.length,
  sums: { sold: 240, redeemed: 40, cancelled: 100, open: 100, expired: 0 },
  usual_expiry: '2029-11-27',
});
const list = (answers: Answers) => openScreen(<VouchersPage />, { at: '/reports/vouchers', answers });
const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });

describe('the list of gift vouchers', () => {
  it('says of each its end, worth, names and state, and what all of them come to', async () => {
    const redeemed = { id: 'v2', code_end: 'QQ77', state: 'redeemed', redeemed_on: '2026-12-26' };
    list({
      'vouchers/search': () =>
        found(
          voucher(),
          voucher({ ...redeemed, redeemed_for: 'Leo Kowalski', redeemed_by_id: 'p8', expiry_date: null }),
        ),
    });
    expect((await screen.findByText(/100\.00 is open$/)).closest('p')?.textContent).toMatch(
      /^\S*100\.00 is open: of \S*240\.00 sold, \S*40\.00 is redeemed and \S*100\.00 cancelled\.$/,
    );
    const first = within(screen.getByRole('row', { name: /GH4J/ }));
    for (const text of ['for Grandma', 'Fri 27 Nov 2026, Bank Transfer', 'until Tue 27 Nov 2029', 'open'])
      expect(first.getByText(text)).toBeTruthy();
    const second = within(screen.getByRole('row', { name: /QQ77/ }));
    expect(second.getByRole('link', { name: 'Leo Kowalski' }).getAttribute('href')).toBe('/clienthome/p8/purchases');
    expect(second.queryByText('no expiry')).toBeNull();
    expect(second.queryByRole('button')).toBeNull();
  });

  it('is searched and filtered by the server, by a body that no log keeps', async () => {
    const { calls } = list({ 'vouchers/search': () => found(voucher()) });
    await screen.findByRole('row', { name: /GH4J/ });
    fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'AB2C-DE3F-GH4J' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'open' } });
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === 'vouchers/search')?.body).toEqual({
        state: 'open',
        search: 'AB2C-DE3F-GH4J',
        limit: 50,
      }),
    );
    expect(calls.filter(({ path }) => path.startsWith('vouchers')).every(({ query }) => query.size === 0)).toBe(true);
  });

  it('says where the first one is sold, and what is not there', async () => {
    list({
      'vouchers/search': () => ({ ...found(), sums: { sold: 0, redeemed: 0, cancelled: 0, open: 0, expired: 0 } }),
    });
    await screen.findByText('No vouchers yet');
  });

  it('mails one to whoever bought it, once it has said where it goes, and not where there is nowhere', async () => {
    const { calls } = list({
      'vouchers/search': () => found(voucher(), voucher({ id: 'v2', code_end: 'QQ77', buyer_email: null })),
      'vouchers/mail': () => ({ id: 'v1' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mail the voucher …GH4J' }));
    await screen.findByText(/^Kasia Kowalska gets it at kasia@home\.test/);
    expect(calls.some(({ path }) => path === 'vouchers/mail')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Mail Voucher' }));
    await screen.findByText('The voucher …GH4J goes to kasia@home.test');
    expect(bodyOf(calls, 'vouchers/mail')).toEqual({ voucher_id: 'v1' });
    expect(screen.queryByRole('button', { name: 'Mail the voucher …QQ77' })).toBeNull();
  });

  it('cancels one once it has said what becomes of the money', async () => {
    const { calls } = list({ 'vouchers/search': () => found(voucher()), 'vouchers/cancel': () => ({ id: 'v1' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the voucher …GH4J' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the voucher …GH4J?' }));
    expect(dialog.getByText(/You give \S*100\.00 back to Kasia Kowalska by hand/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Voucher' }));
    await screen.findByText(/The voucher …GH4J is cancelled/);
    expect(bodyOf(calls, 'vouchers/cancel')).toEqual({ voucher_id: 'v1', payment_method: 'transfer' });
  });

  it('of one that was bought by card, the money goes back to the card, or in another way', async () => {
    const { calls } = list({
      'vouchers/search': () => found(voucher({ payment_method: 'card' })),
      'vouchers/cancel': () => ({ id: 'v1' }),
    });
    await screen.findByText(/2026, Card/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the voucher …GH4J' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the voucher …GH4J?' }));
    expect(dialog.getByText(/goes back to Kasia Kowalska: to the card that paid it/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Voucher' }));
    await screen.findByText(/The voucher …GH4J is cancelled/);
    expect(bodyOf(calls, 'vouchers/cancel')).toEqual({ voucher_id: 'v1', payment_method: 'card' });
  });

  it('is the administrators’', async () => {
    openScreen(<VouchersPage />, { at: '/reports/vouchers', as: { type: 'INS' }, answers: {} });
    await screen.findByText('This page is not open to you');
  });
});

describe('at the desk', () => {
  it('one is sold to an account, with the barn’s usual last day, and its PDF follows', async () => {
    const { calls } = open('payments/sellVoucher', {
      'vouchers/search': () => found(),
      'vouchers/sell': () => ({ id: 'v1' }),
      'vouchers/paper': pdf,
    });
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    expect(screen.getByText(/no revenue and has no tax until the voucher is spent/)).toBeTruthy();
    fireEvent.change(amount, { target: { value: '0.50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sell and Print' }));
    await screen.findByText('A voucher is for 1.00 at least');
    expect(bodyOf(calls, 'vouchers/sell')).toBeUndefined();
    fireEvent.change(amount, { target: { value: '100' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'For' }), { target: { value: 'Grandma' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sell and Print' }));
    await screen.findByText('A gift voucher of $100.00 is sold. Its PDF is being made.');
    expect(bodyOf(calls, 'vouchers/sell')).toMatchObject({
      account_holder_id: 'p1',
      amount: 100,
      payment_method: 'cash',
      expiry_date: '2029-11-27',
      given_to: 'Grandma',
    });
    await waitFor(() => expect(calls.some(({ path }) => path === 'vouchers/paper')).toBe(true));
  });

  it('one is looked at before it is redeemed; staff are warned of an expired one, and may', async () => {
    const { calls } = open('payments/redeemVoucher', {
      'vouchers/look': () => ({ amount: 100, credit_for: 'Leo Kowalska', expiry_date: '2025-12-31', is_expired: 1 }),
      'vouchers/redeem': () => ({ amount: 100, credit_for: 'Leo Kowalska' }),
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), { target: { value: 'AB2C-DE3F-GH4J' } });
    fireEvent.click(screen.getByRole('button', { name: 'See What It Gives' }));
    await screen.findByText(/It was good until Wed 31 Dec 2025\. The family can not redeem it any more; you may\./);
    expect(bodyOf(calls, 'vouchers/redeem')).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Redeem $100.00' }));
    await screen.findByText('Leo Kowalska has a credit of $100.00');
    expect(bodyOf(calls, 'vouchers/redeem')).toEqual({
      code: 'AB2C-DE3F-GH4J',
      billing_person_id: 'p1',
      accept_expired: 1,
    });
  });

  it('a code that is none stays in its field with the word', async () => {
    open('payments/redeemVoucher', {
      'vouchers/look': () => refuse(409, { message: 'No voucher of this barn has this code.' }),
    });
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    fireEvent.change(code, { target: { value: 'ABCD' } });
    fireEvent.click(screen.getByRole('button', { name: 'See What It Gives' }));
    await screen.findByText('No voucher of this barn has this code.');
    expect(code.value).toBe('ABCD');
  });

  it('its payment says what it bought, and is not deleted', async () => {
    open('payments', { 'reports/financial': () => financial([payment({ is_voucher: 1 })]) });
    await screen.findByRole('link', { name: 'Gift voucher' });
    expect(screen.queryByRole('button', { name: /Delete the payment/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sell Gift Voucher' })).toBeTruthy();
  });
});
