import { fireEvent, screen, within } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { clearCart } from '../../components/cart';

const bale = {
  id: 'bale',
  product_name: 'Hay',
  product_desc: null,
  product_price: 4.5,
  price_unit: 'bale',
  price_from: 0,
  product_count: 1,
  coverage: 'lessons',
  per_week: null,
  expires_in: 180,
  validity_unit: 'day',
  is_tracked: 0,
  program_names: null,
};
const clipping = { ...bale, id: 'clip', product_name: 'Clipping', product_price: 80, price_unit: null, price_from: 1 };
const sums = {
  cartItems: 4.5,
  cartDiscount: 0,
  discounts: [],
  takes_codes: 0,
  cartCredits: 0,
  credits: [],
  cartSubtotal: 4.5,
  cartTax: 0,
  cartSubtotalWithTax: 4.5,
  cartFee: 0,
  cartTotal: 4.5,
  tax_percent: 0,
  fee: 0,
  warnings: [],
  plan: null,
};
type Asked = { item_details: { quantity?: number }[] };
const open = (page = '/online') =>
  openPage(page, {
    ...withBarn({ clients_can_buy_online: 1 }),
    'products/index': () => ({ products: [bale, clipping] }),
    'items/quote': ({ body }) => {
      const { quantity = 0 } = (body as Asked).item_details[0] ?? {};
      const name = `Hay, ${quantity} bale × 4.50 CAD`;
      return { ...sums, quantities: [{ line: 0, name, price: quantity * 4.5 }] };
    },
    'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
    'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
  });

beforeEach(() => clearCart());

describe('what is sold by a unit', () => {
  it('is bought in the quantity that the family types; what is none stays out of the cart', async () => {
    const { calls } = open();
    const product = await screen.findByRole('button', { name: /^Add Hay/ });
    expect(product.textContent).toContain('$4.50 per bale');
    fireEvent.click(product);
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    const field = cart.getByRole('textbox', { name: 'How much, in bale' });
    fireEvent.change(field, { target: { value: '2.5' } });
    await cart.findByText('Hay, 2.5 bale × 4.50 CAD');
    cart.getByText('$11.25');
    fireEvent.change(field, { target: { value: '0' } });
    await cart.findByText('More than 0, like 2 or 12.5. The cart has 2.5.');
    cart.getByText('Hay, 2.5 bale × 4.50 CAD');
    expect(calls.filter(({ name }) => name === 'items/quote').at(-1)?.body).toMatchObject({
      item_details: [{ product_id: 'bale', quantity: 2.5 }],
    });
  });
});

describe('a lowest price', () => {
  it('is seen, cannot be put in the cart, and says whom to ask', async () => {
    open();
    const name = await screen.findByText('Clipping');
    const row = within(name.closest('li') as HTMLElement);
    row.getByText('from $80.00');
    row.getByText(/ask/i);
    expect(screen.queryByRole('button', { name: /Clipping/ })).toBeNull();
  });
  it('is not bought again by an address that puts it in the cart', async () => {
    open('/online?add=clip');
    await screen.findByText('Clipping');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
