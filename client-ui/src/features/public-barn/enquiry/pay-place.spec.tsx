import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../../testing/family';
import { refuse, type Answers } from '../../../testing/server';

const place = {
  title: 'Beginner group',
  scheduled_date: '2036-11-25',
  scheduled_starttime: '16:00',
  scheduled_endtime: '17:00',
  instructor_name: 'Maya',
  location_name: 'Indoor',
  state: 'kept',
  kept_until: '2036-11-22 09:01',
  asked_for: '2036-11-25 16:00',
  is_moved: 0,
  is_cancelled: 0,
};
const price = { is_needed: 0, currency_code: 'CAD', amount: 51.87, fee: 1.02 };
const card = { publicKey: 'pk_1', script_url: 'https://cards.test/place/', stripe_account_id: 'acct_1' };
const { provider, type: typed } = fakeCardProvider();

const open = (payment: object | null, asked: object = {}, answers: Answers = {}) => {
  Object.assign(globalThis, { Stripe: provider });
  const barn = { title: 'Maple Hill', description: '', time_zone: 'America/Toronto', can_book: 1 };
  const own = { first_name: 'Nora', rider_name: 'Ida', wish: 'place', is_confirmed: 1, texts: [] };
  return openPortal('/public/maple/enquiry/token', {
    'public/public': () => ({ list: [barn] }),
    'public/enquiry': () => ({ ...own, payment, place: { ...place, ...asked } }),
    'public/payPlace': () => ({ id: 'pi_1', client_secret: 'pi_1_secret_1', status: 'requires_payment_method' }),
    'public/placePaid': () => ({ result: 'held' }),
    'public/withdrawPlace': () => ({ result: 'withdrawn' }),
    ...answers,
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const held = (state: string) => ({ held: { state, currency_code: 'CAD', amount: 51.87 }, price: null, card: null });

describe('paying for a place', () => {
  it('says the amount and what becomes of it before the button, and is recorded once the bank holds it', async () => {
    const { calls } = open({ held: null, price, card });
    await screen.findByText(
      /The amount is held on your card, not taken\. It is taken when Maple Hill gives you the place;/,
    );
    screen.getByText('CAD $51.87');
    press('Pay by card');
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay CAD $51.87' });
    const script = `script[src="${card.script_url}"]`;
    await waitFor(() => expect(document.head.querySelector(script)?.dispatchEvent(new Event('load'))).toBe(true));
    await waitFor(() => expect(pay.disabled).toBe(false));
    act(() => typed('4242'));
    fireEvent.click(pay);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('public/placePaid'));
    expect(calls.find(({ name }) => name === 'public/payPlace')?.body).toEqual({
      public_id: 'maple',
      token: 'token',
      total: 5187,
    });
  });

  it('has its form open where it must be paid first', async () => {
    open({ held: null, price: { ...price, is_needed: 1 }, card }, { state: 'unpaid', kept_until: null });
    await screen.findByText('The place is kept for you as soon as you have paid for it here.');
    screen.getByRole('button', { name: 'Pay CAD $51.87' });
  });

  it.each([
    ['held', /^CAD \$51\.87 is held on your card\. It is taken when Maple Hill gives you the place;/],
    ['taken', /^CAD \$51\.87 was paid by your card;/],
    ['released', /^Nothing was paid: CAD \$51\.87 is not held on your card any more\./],
    ['lapsed', /^Nothing was paid: your bank let go of CAD \$51\.87/],
  ])('is read here: %s', async (state, words) => {
    open(held(state));
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull();
  });
});

describe('giving up a place', () => {
  it('is asked twice, says what becomes of the money, and may be thought better of', async () => {
    const { calls } = open(held('held'));
    await screen.findByText(/is held on your card\. It/);
    press('I do not want this place any more…');
    screen.getByText('The place is free for others at once, and your bank lets go of all that is held on your card.');
    press('Keep it');
    press('I do not want this place any more…');
    press('Give up the place');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('public/withdrawPlace'));
  });

  it('says why not where the place is theirs by now', async () => {
    open(null, {}, { 'public/withdrawPlace': () => refuse(409, 'The place is yours by now.', 'place_is_theirs') });
    await screen.findByText(/A place is kept for Ida/);
    press('I do not want this place any more…');
    press('Give up the place');
    expect((await screen.findByRole('alert')).textContent).toBe('The place is yours by now.');
  });
});
