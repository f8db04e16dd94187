import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';
import { clearCart } from '../../components/cart';

const ten = {
  id: 'ten',
  product_name: '10 group lessons',
  product_desc: null,
  product_price: 450,
  product_count: 10,
  coverage: 'lessons',
  per_week: null,
  expires_in: 4,
  validity_unit: 'month',
  is_tracked: 1,
  program_names: 'Riding school',
};
const sums = {
  quantities: [],
  cartItems: 405,
  cartCredits: 0,
  cartDiscount: 0,
  discounts: [],
  takes_codes: 0,
  credits: [],
  cartSubtotal: 405,
  cartTax: 52.65,
  cartSubtotalWithTax: 457.65,
  cartFee: 9.15,
  cartTotal: 466.8,
  tax_percent: 0.13,
  fee: 0.02,
};
const intent = { id: 'pi_1', client_secret: 's', status: 'requires_payment_method', amount: 46_680, currency: 'CAD' };

const open = (answers: Answers) => {
  Object.assign(globalThis, { Stripe: fakeCardProvider().provider });
  const opened = openPage('/online', {
    ...withBarn({ clients_can_buy_online: 1 }),
    'products/index': () => ({ products: [ten] }),
    'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
    'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
    'payments/createPaymentIntentAndCustomer': () => ({
      payment_intent: intent,
      payment_methods: [{ id: 'pm_4242', last4: '4242', brand: 'visa' }],
    }),
    ...answers,
  });
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, sent };
};
const add = async () => fireEvent.click(await screen.findByRole('button', { name: /^Add 10 group lessons/ }));

beforeEach(clearCart);

describe('instalments', () => {
  const plan = { now: 150, now_fee: 3, later: [{ due_date: '2026-12-20', amount: 307.65 }] };

  it('are a choice: what is paid now and on which day what follows is read before', async () => {
    const { sent } = open({ 'items/quote': () => ({ ...sums, plan }) });
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    const all = await cart.findByRole<HTMLInputElement>('radio', { name: 'Pay all now: $466.80' });
    expect(all.checked).toBe(true);
    expect(cart.queryByText('Sun 20 Dec 2026')).toBeNull();
    fireEvent.click(cart.getByRole('radio', { name: 'Pay $153.00 now, the rest by instalments' }));
    expect((await cart.findByText('Sun 20 Dec 2026')).nextSibling?.textContent).toBe('$307.65');
    fireEvent.click(cart.getByRole('link', { name: 'Pay Now' }));
    await screen.findByRole('dialog', { name: 'Pay' });
    await waitFor(() =>
      expect(sent('payments/createPaymentIntentAndCustomer')).toEqual([
        {
          person_id: 'p-anna',
          item_details: [{ product_id: 'ten', student_id: 's-anna' }],
          in_instalments: 1,
          total: 15_300,
        },
      ]),
    );
  });

  it('are not spoken of where the barn has none', async () => {
    open({ 'items/quote': () => ({ ...sums, plan: null }) });
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    await screen.findByText('Subtotal');
    expect(screen.queryByRole('radio', { name: /instalments/ })).toBeNull();
  });
});

describe('a discount', () => {
  const sibling = { line: 0, discount_id: 'd1', title: 'Sibling discount', is_code: 0, price: 450, off: 45 };
  const code = { ...sibling, discount_id: 'd2', title: 'Spring', is_code: 1 };
  const sheet = async () => {
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    return within(await screen.findByRole('dialog', { name: 'Cart' }));
  };

  it('stands at its line, with what the line would have cost; no code is asked for where the barn has none', async () => {
    open({ 'items/quote': () => ({ ...sums, discounts: [sibling], cartDiscount: 45 }) });
    const cart = await sheet();
    await cart.findByText('Sibling discount -$45.00');
    expect(cart.getByText('instead of').closest('s')).toBeTruthy();
    expect(cart.getByRole('listitem').textContent).toBe(
      '10 group lessons for AnnaSibling discount -$45.00instead of $450.00$405.00',
    );
    expect(cart.queryByRole('textbox', { name: 'Discount code' })).toBeNull();
  });

  it('comes by a code, which is asked and paid with, and can be taken out again', async () => {
    const { sent } = open({
      'items/quote': ({ body }) =>
        (body as { discount_id?: string }).discount_id
          ? { ...sums, takes_codes: 1, discounts: [code], cartTotal: 466.8 }
          : { ...sums, takes_codes: 1 },
      'discounts/look': () => ({ discount_id: 'd2', title: 'Spring' }),
    });
    const cart = await sheet();
    fireEvent.change(await cart.findByRole('textbox', { name: 'Discount code' }), { target: { value: 'spring' } });
    fireEvent.click(cart.getByRole('button', { name: 'Apply' }));
    await cart.findByText('Code: Spring');
    expect(sent('discounts/look')).toEqual([{ code: 'spring', billing_person_id: 'p-anna' }]);
    fireEvent.click(cart.getByRole('button', { name: 'Remove the code' }));
    fireEvent.change(await cart.findByRole('textbox', { name: 'Discount code' }), { target: { value: 'spring' } });
    fireEvent.click(cart.getByRole('button', { name: 'Apply' }));
    await cart.findByText('Spring -$45.00');
    fireEvent.click(cart.getByRole('link', { name: 'Pay Now' }));
    await screen.findByRole('button', { name: 'Pay CAD $466.80' });
    expect(sent('payments/createPaymentIntentAndCustomer')).toMatchObject([{ discount_id: 'd2', total: 46_680 }]);
  });

  it('by a wrong code is refused beside the field', async () => {
    open({
      'items/quote': () => ({ ...sums, takes_codes: 1 }),
      'discounts/look': () => refuse(400, 'No discount has this code. Look at it again.'),
    });
    const cart = await sheet();
    fireEvent.click(await cart.findByRole('button', { name: 'Apply' }));
    await cart.findByText('Enter the code');
    fireEvent.change(cart.getByRole('textbox', { name: 'Discount code' }), { target: { value: 'sprung' } });
    fireEvent.click(cart.getByRole('button', { name: 'Apply' }));
    await cart.findByText('No discount has this code. Look at it again.');
    const field = cart.getByRole('textbox', { name: 'Discount code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
