import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const asked = {
  payment_id: 'pay',
  state: 'waiting',
  invoice_id: null,
  invoice_number: null,
  amount: 518.67,
  currency: 'CAD',
  asked: '2026-11-20',
  until: '2026-11-27',
  ended_by: null,
  items: [{ product_name: '10 group lessons', person_name: 'Anna Kowalska' }],
  reference: 'pi_1',
  client_secret: 'pi_1_secret_1',
  card: { id: 'pm_3184', last4: '3184', brand: 'visa' },
};
const over = { reference: null, client_secret: null, card: null };
const { provider, type: typed, kept } = fakeCardProvider();
const bank = (says: 'declined' | 'yes') => act(() => typed(says));

const answers: Answers = {
  'payments/confirmation': () => asked,
  'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
  'payments/createPaymentFromStripe': () => ({ newpayment: { id: 'pay', total: 518.67 }, items: [] }),
};
const open = (own: Answers = {}) => {
  Object.assign(globalThis, { Stripe: provider });
  return openPage('/confirmPayment/pay', { ...answers, ...own });
};
const scriptLoads = () =>
  waitFor(() => expect(document.head.querySelector('script')?.dispatchEvent(new Event('load'))).toBe(true));
const confirm = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm and pay CAD $518.67' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

/** E12 */
describe('a family confirms a payment that its bank asks about', () => {
  beforeEach(() => {
    bank('yes');
    kept.length = 0;
  });

  it('with the saved card, after the bank refused it once, and it is recorded', async () => {
    const { calls } = open();
    await screen.findByText('10 group lessons for Anna Kowalska');
    screen.getByText('ending in 3184');
    bank('declined');
    await confirm();
    await scriptLoads();
    await screen.findByText('Payment failed: Your card was declined.');
    bank('yes');
    await confirm();
    await screen.findByText('Your payment was successful.');
    expect(kept.at(-1)).toEqual(['pi_1_secret_1', 'pm_3184']);
    expect(calls.find(({ name }) => name === 'payments/createPaymentFromStripe')?.body).toEqual({ reference: 'pi_1' });
  });

  it('or does not, and reads first what that means', async () => {
    let state = 'waiting';
    const { calls } = open({
      'payments/confirmation': () => ({ ...asked, ...(state === 'waiting' ? {} : over), state }),
      'payments/endConfirmation': () => {
        state = 'ended';
        return { confirmation: { ...asked, state } };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Do not pay…' }));
    screen.getByText('Nothing is charged, and the barn reads that you did not confirm.');
    fireEvent.click(screen.getByRole('button', { name: 'Do not pay' }));
    await screen.findByText('This payment can not be confirmed any more. Nothing was charged.');
    expect(calls.find(({ name }) => name === 'payments/endConfirmation')?.body).toEqual({ payment_id: 'pay' });
  });

  it.each([
    ['paid', 'This payment is confirmed and paid.'],
    ['paid_otherwise', 'This was paid in another way. Your card is not charged for it.'],
    ['ended', 'This payment can not be confirmed any more. Nothing was charged.'],
  ])('not once it is %s', async (state, words) => {
    open({ 'payments/confirmation': () => ({ ...asked, ...over, state }) });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
  });

  it('not with a card that is not kept any more', async () => {
    open({ 'payments/confirmation': () => ({ ...asked, card: null }) });
    await screen.findByText('This card is not kept any more. Please ask the barn how to pay.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Confirm/ }).disabled).toBe(true);
  });

  it('nobody else’s', async () => {
    open({ 'payments/confirmation': () => refuse(404, 'The payment was not found.') });
    await screen.findByText('This is not yours to see');
  });
});
