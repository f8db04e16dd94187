import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse, type Answers } from '@/testing/server';
import { bodyOf, open, plan, quote } from './testing/money-desk';

const intent = {
  id: 'pi_1',
  client_secret: 'pi_1_secret_1',
  status: 'requires_payment_method',
  amount: 104_649,
  currency: 'CAD',
};
const begun = (...cards: readonly string[]) => ({
  payment_intent: intent,
  payment_methods: cards.map((last4) => ({ id: `pm_${last4}`, last4, brand: 'visa' })),
});

const { provider, type: typed, kept } = fakeCardProvider();
const type = (card: string) => act(() => typed(card));

const takingCards: Answers = {
  'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
  'payments/createPaymentIntentAndCustomer': () => begun('4242', '1881'),
  'payments/confirmPaymentIntent': () => ({ confirmstatus: { status: 'succeeded', id: 'pi_1' } }),
  'payments/createPaymentFromStripe': () => ({ newpayment: { id: 'pay', total: 1046.49 }, items: [] }),
};
const paying = async (own: Answers = {}) => {
  Object.assign(globalThis, { Stripe: provider });
  const opened = open('online', { ...takingCards, ...own });
  fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
  const cart = within(screen.getByRole('region', { name: 'Cart' }));
  await cart.findByText('Convenience Fee if paying by card 2.9%');
  return {
    ...opened,
    pay: async () => fireEvent.click(await cart.findByRole('button', { name: 'Admin Online Card Payment' })),
  };
};
const scriptLoads = () =>
  waitFor(() => expect(document.head.querySelector('script')?.dispatchEvent(new Event('load'))).toBe(true));

describe('a cart paid by card at the desk', () => {
  it('charges the first card that is kept, and says so (R176 R177 R179 R223 R243)', async () => {
    const { calls, address, pay } = await paying();
    await pay();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Use card ending in 4242' })).checked).toBe(
      true,
    );
    expect(screen.getByRole('radio', { name: 'Use card ending in 1881' })).toBeTruthy();
    expect(screen.getByText('OR')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter a New Card' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Pay CAD \$1,?046\.49$/ }));
    await screen.findByText('Your payment was successful.');
    expect(screen.getByText('A detailed receipt has been sent to your email.')).toBeTruthy();
    expect(bodyOf(calls, 'payments/createPaymentIntentAndCustomer')).toMatchObject({
      person_id: 'p9',
      item_details: [{ product_id: 'ten', student_id: 's-p1' }],
    });
    expect(bodyOf(calls, 'payments/confirmPaymentIntent')).toEqual({
      payment_intent_id: 'pi_1',
      payment_method_id: 'pm_4242',
    });
    expect(bodyOf(calls, 'payments/createPaymentFromStripe')).toEqual({ reference: 'pi_1' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toContain('/purchases'));
  });

  it('takes a new card where none is kept, not an empty one, in the bank’s words (R174 R179 R224)', async () => {
    const { calls, address, pay } = await paying({ 'payments/createPaymentIntentAndCustomer': () => begun() });
    await pay();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Pay CAD/ });
    expect(address()).toContain('/online/payments');
    await scriptLoads();
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await screen.findByText('PLEASE FILL IN YOUR CARD DETAILS');
    type('declined');
    fireEvent.click(button);
    await screen.findByText('Payment failed: Your card was declined.');
    type('4242');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save this card for later' }));
    fireEvent.click(button);
    await screen.findByText('Your payment was successful.');
    expect(kept.at(-1)).toEqual(['pi_1_secret_1', 'off_session']);
    expect(bodyOf(calls, 'payments/createPaymentFromStripe')).toEqual({ reference: 'pi_1' });
  });

  it('charges the first instalment where it is paid so, and everything where it can not be any more', async () => {
    let offered: typeof plan | null = plan;
    const { calls, pay } = await paying({ 'items/quote': () => ({ ...quote, plan: offered }) });
    const toggle = await screen.findByRole('checkbox', { name: 'Pay by instalments' });
    fireEvent.click(toggle);
    await pay();
    await screen.findByRole('button', { name: /^Pay CAD/ });
    expect(bodyOf(calls, 'payments/createPaymentIntentAndCustomer')).toMatchObject({ in_instalments: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    offered = null;
    fireEvent.click(screen.getByRole('button', { name: /^10 lessons/ }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Pay by instalments' })).toBeNull());
    await pay();
    const begun = () => calls.filter(({ path }) => path === 'payments/createPaymentIntentAndCustomer');
    await waitFor(() => expect(begun()).toHaveLength(2));
    expect(begun()[1]?.body).not.toHaveProperty('in_instalments');
  });

  it('asks for the card again where its bank wants to ask (R177)', async () => {
    const { pay } = await paying({
      'payments/confirmPaymentIntent': () => ({ confirmstatus: { status: 'requires_source_action', id: 'pi_1' } }),
    });
    await pay();
    fireEvent.click(await screen.findByRole('button', { name: /^Pay CAD/ }));
    await screen.findByText('Your card requires further authentication. Please enter your card number again');
  });

  it('leaves it to the family, who get a mail, where its bank wants them (E12)', async () => {
    const confirmation = { payment_id: 'pay', state: 'waiting', amount: 1046.49, until: '2026-12-01' };
    const { calls, address, pay } = await paying({
      'payments/confirmPaymentIntent': () => ({ confirmstatus: { status: 'requires_action', id: 'pi_1' } }),
      'payments/askToConfirm': () => ({ confirmation }),
    });
    await pay();
    fireEvent.click(await screen.findByRole('button', { name: /^Pay CAD/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the family by mail' }));
    const waiting = within(await screen.findByRole('dialog', { name: 'Waiting for the family' }));
    expect(waiting.getByRole('status').textContent).toContain('has got a mail with a link to confirm $1,046.49.');
    expect(bodyOf(calls, 'payments/askToConfirm')).toEqual({ payment_intent_id: 'pi_1', payment_method_id: 'pm_4242' });
    fireEvent.click(waiting.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toContain('/payments'));
  });

  it('says what the bank refuses of a kept card, and leaves the fee out where staff say so (R171)', async () => {
    const refusal = refuse(409, { message: 'Your card has expired.' });
    const { calls, pay } = await paying({ 'payments/confirmPaymentIntent': () => refusal });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Charge the fee for cards' }));
    await pay();
    fireEvent.click(await screen.findByRole('button', { name: /^Pay CAD/ }));
    await screen.findByText('Payment failed: Your card has expired.');
    expect(bodyOf(calls, 'payments/createPaymentIntentAndCustomer')).toMatchObject({ without_fee: 1 });
  });

  it('is not offered where the barn takes no cards (R176)', async () => {
    await paying({ 'payments/getFarmAccountId': () => ({ stripe_account_id: null, takes_cards: 0 }) });
    expect(screen.queryByRole('button', { name: 'Admin Online Card Payment' })).toBeNull();
  });
});
