import { fakeCardProvider } from '@leadline/api-client/testing/card-provider';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withBarn, withRiders } from '../../testing/family';
import { item, member } from '../../testing/rows';
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
  cartItems: 450,
  cartDiscount: 0,
  discounts: [],
  takes_codes: 0,
  cartCredits: 0,
  credits: [],
  cartSubtotal: 450,
  cartTax: 58.5,
  cartSubtotalWithTax: 508.5,
  cartFee: 10.17,
  cartTotal: 518.67,
  tax_percent: 0.13,
  fee: 0.02,
};
const sells = withBarn({ clients_can_buy_online: 1 });
const intent = {
  id: 'pi_1',
  client_secret: 'pi_1_secret_1',
  status: 'requires_payment_method',
  amount: 51_867,
  currency: 'CAD',
};
const begun = (...cards: readonly string[]) => ({
  payment_intent: intent,
  payment_methods: cards.map((last4) => ({ id: `pm_${last4}`, last4, brand: 'visa' })),
});
const bought = {
  newpayment: { id: 'pay', total: 518.67 },
  items: [{ id: 'i1', product_name: '10 group lessons', student_id: 's-anna' }],
};

const { provider, type: typed, kept } = fakeCardProvider();
const type = (card: string) => act(() => typed(card));

const shop: Answers = {
  ...sells,
  'products/index': () => ({ products: [ten] }),
  'items/quote': () => sums,
  'payments/getPublicStripeKey': () => ({ publicKey: 'pk_1', script_url: 'https://cards.test/v3/' }),
  'payments/getFarmAccountId': () => ({ stripe_account_id: 'acct_1', takes_cards: 1 }),
  'payments/createPaymentIntentAndCustomer': () => begun('4242', '1881'),
  'payments/confirmPaymentIntent': () => ({ confirmstatus: { status: 'succeeded', id: 'pi_1' } }),
  'payments/createPaymentFromStripe': () => bought,
};

const open = (answers: Answers = {}, page = '/online') => {
  Object.assign(globalThis, { Stripe: provider });
  const opened = openPage(page, { ...shop, ...answers });
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, sent };
};
const scriptLoads = () =>
  waitFor(() => expect(document.head.querySelector('script')?.dispatchEvent(new Event('load'))).toBe(true));
const add = async () => fireEvent.click(await screen.findByRole('button', { name: /^Add 10 group lessons/ }));
const payNow = async () => {
  await add();
  fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Pay Now' }));
};
const PAY = 'Pay CAD $518.67';

beforeEach(() => {
  clearCart();
  type('');
  kept.length = 0;
});

describe('a family buys', () => {
  it('for several riders in one basket, and reads what it comes to, fee and tax in per cent (R171, R172, R173, R178)', async () => {
    const { sent } = open(
      withRiders(member(), member({ person_id: 'p-ben', student_id: 's-ben', person_name: 'Ben Kowalski' })),
    );
    await add();
    fireEvent.click(screen.getByRole('radio', { name: 'Ben' }));
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    expect(cart.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10 group lessons for Anna$450.00',
      '10 group lessons for Ben$450.00',
    ]);
    await cart.findByText('Tax 13%');
    cart.getByText('Convenience Fee if paying by card 2%');
    cart.getByText('$518.67');
    fireEvent.click(cart.getByRole('button', { name: 'Remove 10 group lessons for Anna' }));
    fireEvent.click(await cart.findByRole('link', { name: 'Pay Now' }));
    await screen.findByRole('button', { name: PAY });
    expect(sent('payments/createPaymentIntentAndCustomer')).toEqual([
      { person_id: 'p-anna', item_details: [{ product_id: 'ten', student_id: 's-ben' }], total: 51_867 },
    ]);
  });

  it('and reads what a package is: how many lessons, how long, of what (R165)', async () => {
    open();
    const product = await screen.findByRole('button', { name: /^Add 10 group lessons/ });
    expect(product.textContent).toContain('10 lessons · valid 4 months · Riding school');
  });

  it.each([
    [{ validity_unit: 'never' }, 'no expiry'],
    [{ validity_unit: 'term' }, 'valid until the end of the term'],
    [{ validity_unit: 'date', valid_until: '2037-06-30' }, 'valid until 30 Jun 2037'],
  ])('and reads that it does not end, or with which day: %j (R165)', async (validity, said) => {
    open({ 'products/index': () => ({ products: [{ ...ten, ...validity }] }) });
    expect((await screen.findByRole('button', { name: /^Add 10 group lessons/ })).textContent).toContain(
      `10 lessons · ${said}`,
    );
  });

  it.each([
    [{ coverage: 'weekly', per_week: 2 }, '2 lessons a week'],
    [{ coverage: 'weekly', per_week: 1 }, '1 lesson a week'],
    [{ coverage: 'unlimited' }, 'unlimited lessons'],
  ])('and reads what it covers where lessons are not counted: %j', async (covering, said) => {
    open({ 'products/index': () => ({ products: [{ ...ten, product_count: 0, ...covering }] }) });
    expect((await screen.findByRole('button', { name: /^Add 10 group lessons/ })).textContent).toContain(
      `${said} · valid`,
    );
  });

  it('and reads, here and in the cart, that it is for the whole family', async () => {
    open({ 'products/index': () => ({ products: [{ ...ten, is_shared: 1 }] }) });
    fireEvent.click(await screen.findByRole('button', { name: /^Add 10 group lessons.*for all riders of the family/ }));
    fireEvent.click(await screen.findByRole('link', { name: /Cart/ }));
    await within(await screen.findByRole('dialog', { name: 'Cart' })).findByText('for all riders of the family');
  });

  it('and reads which lessons it pays for, where it names some (C02)', async () => {
    open({
      'products/index': () => ({
        products: [{ ...ten, price_class: 'private', lesson_horses: 'school', lesson_minutes: 30 }],
      }),
    });
    const product = await screen.findByRole('button', { name: /^Add 10 group lessons/ });
    expect(product.textContent).toContain(
      '10 lessons · private lessons · on the school’s horses · 30 min · valid 4 months',
    );
  });

  it.each([
    ['in it', { prices_include_tax: 1 as const }, null, '$450.00incl. 19% tax'],
    ['on top of it', { prices_include_tax: 0 as const }, null, '$450.00plus 19% tax'],
    ['of a rate of its own', { prices_include_tax: 1 as const }, 0.07, '$450.00incl. 7% tax'],
    ['none', { prices_include_tax: 1 as const }, 0, '$450.00'],
  ])('and reads beside the price what of it is tax: %s (E01)', async (_, barn, tax_percent, said) => {
    open({
      ...withBarn({ clients_can_buy_online: 1, tax_percent: 0.19, ...barn }),
      'products/index': () => ({ products: [{ ...ten, tax_percent }] }),
    });
    const price = (await screen.findByText('$450.00')).parentElement;
    expect(price?.textContent).toBe(said);
  });

  it('and reads which prices are for new customers only', async () => {
    const trial = { ...ten, id: 'trial', product_name: 'Trial', new_customers_only: 1 };
    open({ 'products/index': () => ({ products: [trial], left_out: 0 }) });
    expect((await screen.findByRole('button', { name: /^Add Trial/ })).textContent).toContain('for new customers only');
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('and reads that prices for new customers are left out', async () => {
    open({ 'products/index': () => ({ products: [], left_out: 1 }) });
    await screen.findByText('Prices for new customers are left out: your family has bought here before.');
    expect(screen.queryByText('Nothing is sold here yet')).toBeNull();
  });

  it('and reads in the cart why it does not get a price for new customers', async () => {
    const warning = 'Trial is for new customers only: one for each rider.';
    open({ 'items/quote': () => ({ ...sums, warnings: [warning] }) });
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    await screen.findByText(warning);
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  });

  it('with a saved card, the first chosen, and reads that it was paid (R177, R179, R223, R243)', async () => {
    const { sent, address } = open({
      'people/getUserClients': () => ({ members: [member()], account: { contact_email: 'mother@home.test' } }),
    });
    await payNow();
    const first = await screen.findByRole<HTMLInputElement>('radio', { name: 'Use card ending in 4242' });
    expect(first.checked).toBe(true);
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/clienthome/p-anna/online');
    fireEvent.click(screen.getByRole('radio', { name: 'Use card ending in 1881' }));
    fireEvent.click(screen.getByRole('button', { name: PAY }));
    await screen.findByText('Your payment was successful.');
    screen.getByText('A detailed receipt has been sent to your email.');
    expect(sent('payments/confirmPaymentIntent')).toEqual([
      { payment_intent_id: 'pi_1', payment_method_id: 'pm_1881' },
    ]);
    expect(sent('payments/createPaymentFromStripe')).toEqual([{ reference: 'pi_1' }]);
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    fireEvent.click(close as HTMLElement);
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/purchases'));
    expect(sessionStorage.getItem('leadline.cart')).toBe('[]');
  });

  it('with a new card where none is kept, which may be kept (R177, R179, R224)', async () => {
    const { sent, address } = open({ 'payments/createPaymentIntentAndCustomer': () => begun() });
    await payNow();
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/online/payments'));
    await scriptLoads();
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: PAY });
    await waitFor(() => expect(pay.disabled).toBe(false));
    fireEvent.click(pay);
    await screen.findByText(/^PLEASE FILL IN {2}YOUR CARD DETAILS$/, { normalizer: String });
    expect(kept).toEqual([]);
    type('4242');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save this card for later' }));
    fireEvent.click(pay);
    await screen.findByText('Your payment was successful.');
    expect(kept).toEqual([['pi_1_secret_1', 'off_session']]);
    expect(sent('payments/createPaymentFromStripe')).toEqual([{ reference: 'pi_1' }]);
  });

  it('and reads the bank’s words where a card is refused, and may take another (R177)', async () => {
    const refusal = { 'payments/confirmPaymentIntent': () => refuse(409, 'Your card was declined.') };
    const { sent } = open(refusal);
    await payNow();
    fireEvent.click(await screen.findByRole('button', { name: PAY }));
    await screen.findByText('Payment failed: Your card was declined.');
    fireEvent.click(screen.getByRole('link', { name: 'Enter a New Card' }));
    await screen.findByRole('checkbox', { name: 'Save this card for later' });
    const pay = await screen.findByRole<HTMLButtonElement>('button', { name: PAY });
    await waitFor(() => expect(pay.disabled).toBe(false));
    type('declined');
    fireEvent.click(pay);
    await screen.findByText('Payment failed: Your card was declined.');
    expect(kept).toEqual([['pi_1_secret_1', undefined]]);
    type('4242');
    fireEvent.click(pay);
    await screen.findByText('Your payment was successful.');
    expect(sent('payments/createPaymentIntentAndCustomer')).toHaveLength(1);
  });

  it.each(['requires_source_action', 'requires_action'])(
    'and enters the card again where the bank says %s (R177)',
    async (status) => {
      const { address } = open({ 'payments/confirmPaymentIntent': () => ({ confirmstatus: { status, id: 'pi_1' } }) });
      await payNow();
      fireEvent.click(await screen.findByRole('button', { name: PAY }));
      await screen.findByText(
        (_, element) =>
          element?.getAttribute('role') === 'alert' &&
          element.textContent === 'Your card requires further authentication.  Please enter your card number again',
      );
      expect(address()).toBe('/clienthome/p-anna/online/payments');
    },
  );

  it('once, though the page was left between paying and recording', async () => {
    const { sent } = open({
      'payments/createPaymentIntentAndCustomer': () => ({
        ...begun('4242'),
        payment_intent: { ...intent, status: 'succeeded' },
      }),
    });
    await payNow();
    await screen.findByText('Your payment was successful.');
    expect([sent('payments/confirmPaymentIntent'), sent('payments/createPaymentFromStripe')]).toEqual([
      [],
      [{ reference: 'pi_1' }],
    ]);
  });

  it('and pays an invoice the same way (R181)', async () => {
    const invoice = {
      id: 'inv',
      transaction_type: 'invoice',
      received: '2036-11-01',
      subtotal: 100,
      tax: 0,
      fee: 0,
      total: 100,
    };
    const { sent } = open(
      {
        'items/getAllItemsForPayment': () => ({
          items: [],
          payment: { ...invoice, invoice: 1, paid: 0, outstanding: 100, invoice_number: 7 },
        }),
        'payments/confirmations': () => ({ confirmations: [] }),
        'reports/financial': () => ({
          reports: [],
          size: 0,
          totals: { total: 0 },
          outstandingTotals: { count: 0, total: 0 },
        }),
      },
      '/invoices/inv/inv',
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Pay Now' }));
    fireEvent.click(await screen.findByRole('button', { name: PAY }));
    await screen.findByText('Your payment was successful.');
    expect(sent('payments/createPaymentIntentAndCustomer')).toEqual([{ person_id: 'p-anna', payment_id: 'inv' }]);
  });
});

describe('the cart', () => {
  it('takes the account’s credits off, the server’s sums, and says how much (C11)', async () => {
    const { sent } = open({ 'items/quote': () => ({ ...sums, cartItems: 495, cartCredits: 45 }) });
    await add();
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await cart.findByText('Credits used');
    cart.getByText('-$45.00');
    cart.getByText('$495.00');
    expect(sent('items/quote').at(-1)).toEqual({
      item_details: [{ product_id: 'ten', student_id: 's-anna' }],
      by_card: 1,
    });
  });

  it('survives a reload, is cleared by hand, and is gone with the family’s pages (R153)', async () => {
    open();
    await add();
    expect(sessionStorage.getItem('leadline.cart')).toBe('[{"productId":"ten","studentId":"s-anna"}]');
    fireEvent.click(await screen.findByRole('link', { name: 'Cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
    await screen.findByText('The cart is empty.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await add();
    await screen.findByRole('link', { name: 'Cart' });
  });

  it('holds what is bought again from home', async () => {
    open({}, '/online?add=ten');
    const cart = within(await screen.findByRole('dialog', { name: 'Cart' }));
    await cart.findByText('10 group lessons');
  });

  it('of a package that is sold no more stays as it is', async () => {
    const { address } = open({}, '/online?add=other');
    await waitFor(() => expect(address()).toBe('/clienthome/p-anna/online'));
    expect(screen.queryByRole('link', { name: 'Cart' })).toBeNull();
  });
});

describe('where nothing is sold', () => {
  it.each([
    ['the barn sells in person', withBarn({ clients_can_buy_online: 0 }), /sells packages in person$/],
    [
      'the barn takes no cards',
      { 'payments/getFarmAccountId': () => ({ stripe_account_id: null, takes_cards: 0 }) },
      /does not take cards yet$/,
    ],
    ['there is no package', { 'products/index': () => ({ products: [] }) }, 'Nothing is sold here yet'],
  ] as [string, Answers, string | RegExp][])('it says so: %s (R151, R176)', async (_, answers, said) => {
    open(answers);
    await screen.findByText(said);
  });

  it('is not offered at home, and is where it is: for the last lesson of a package, again (R151)', async () => {
    const last = {
      'items/studentPurchases': () => ({ data: [item({ remain: 1, product_id: 'ten' })], size: 1, usable: 1 }),
    };
    open(last, '');
    expect((await screen.findByRole('link', { name: 'Buy again: 10 group lessons' })).getAttribute('href')).toBe(
      '/clienthome/p-anna/online?add=ten',
    );
    screen.getByRole('link', { name: 'Buy Package or Lessons' });
  });

  it.each([
    [1, 1],
    [0, 0],
  ] as const)('is offered again for what counts no lessons once that is soon over: %j', async (ends_soon, offered) => {
    const month = item({ remain: null, coverage: 'unlimited', ends_soon, product_id: 'ten' });
    open({ 'items/studentPurchases': () => ({ data: [month], size: 1, usable: 1 }) }, '');
    await screen.findByText('unlimited');
    expect(screen.queryAllByRole('link', { name: 'Buy again: 10 group lessons' })).toHaveLength(offered);
  });
});
