import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { bodyOf, farm, open, plan, quote, ten } from './testing/money-desk';

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('buying packages', () => {
  it('has its cart at the left, 300 px wide at most (R175)', async () => {
    open('online');
    const packages = await screen.findByRole('button', { name: /^10 lessons/ });
    const cart = screen.getByRole('region', { name: 'Cart' });
    expect(cart.compareDocumentPosition(packages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const sheet = readFileSync(path.resolve(__dirname, 'money.css'), 'utf8');
    expect(sheet).toMatch(/\.purchase \{\s+grid-template-columns: minmax\(0, 300px\) minmax\(0, 1fr\);/);
    expect(sheet).toMatch(/\.cart \{[^}]*max-width: 300px;/);
  });

  it('sells a package without a count as what it covers, and asks for none', async () => {
    open('online', {
      'products/index': () => ({
        products: [{ ...ten, product_name: 'Month', product_count: 0, coverage: 'weekly', per_week: 2 }],
      }),
    });
    const product = await screen.findByRole('button', { name: /^Month/ });
    expect(product.textContent).toContain('2 lessons a week · ');
    fireEvent.click(product);
    fireEvent.click(await screen.findByRole('button', { name: /^Edit Month for / }));
    await screen.findByRole('textbox', { name: 'Price' });
    expect(screen.queryByRole('textbox', { name: 'Count' })).toBeNull();
  });

  it('asks at once how much of what is sold by a unit, and shows what the server makes of it', async () => {
    const name = 'Transport, 12.5 km × 0.60 CAD';
    const { calls } = open('online', {
      'products/index': () => ({
        products: [{ ...ten, product_name: 'Transport', product_price: 0.6, price_unit: 'km', price_from: 0 }],
      }),
      'items/quote': () => ({ ...quote, quantities: [{ line: 0, name, price: 7.5 }] }),
    });
    const product = await screen.findByRole('button', { name: /^Transport/ });
    expect(product.textContent).toContain('$0.60 per km');
    fireEvent.click(product);
    const quantity = await screen.findByRole('textbox', { name: 'How much, in km' });
    fireEvent.change(quantity, { target: { value: '0' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('More than 0, like 2 or 12.5');
    fireEvent.change(quantity, { target: { value: '12.5' } });
    screen.getByText('Empty: $0.60 per km.');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    await cart.findByText(name);
    cart.getByText('$7.50');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save Payment' }));
    await screen.findByText(/^Payment of .* recorded$/);
    const [line] = (bodyOf(calls, 'items/createMultiple') as { item_details: object[] }).item_details;
    expect(line).toMatchObject({ product_id: 'ten', quantity: 12.5 });
    expect(line).not.toHaveProperty('product_price');
  });

  it('has staff say what a lowest price comes to, before it is paid', async () => {
    open('online', {
      'products/index': () => ({ products: [{ ...ten, product_name: 'Clipping', product_price: 80, price_from: 1 }] }),
    });
    const product = await screen.findByRole('button', { name: /^Clipping/ });
    expect(product.textContent).toContain('from $80.00');
    fireEvent.click(product);
    await screen.findByText('Costs from $80.00.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    await cart.findByText('to be said');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    await screen.findByText('Say what Clipping costs');
    const price = await screen.findByRole('textbox', { name: 'Price' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText('Say what it costs');
    fireEvent.change(price, { target: { value: '95' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await cart.findByText('$95.00');
  });

  it('fills one cart for all members of the account and records the payment (E14 R171 R173 R180 R221)', async () => {
    const { calls, address } = open('online');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Leo Kowalska' }));
    await screen.findByText('Click a package to add it to the cart for Leo Kowalska.');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = screen.getByRole('region', { name: 'Cart' });
    fireEvent.click(within(cart).getByRole('button', { name: 'Edit 10 lessons for Leo Kowalska' }));
    const price = await screen.findByRole('textbox', { name: 'Price' });
    fireEvent.change(price, { target: { value: '400' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await within(cart).findByText('$400.00');
    expect(within(cart).getByText('Tax 13%')).toBeTruthy();
    expect(within(cart).getByText('Convenience Fee if paying by card 2.9%')).toBeTruthy();
    fireEvent.click(within(cart).getByRole('button', { name: 'Manual Payment' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('1017.00');
    expect(screen.getByText(/^\$1,?017\.00 is recorded as received, for 2 packages\.$/)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Payment method' }), { target: { value: 'cheque' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText('Payment of $1,017.00 recorded');
    expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({
      payment_method: 'cheque',
      amount: 1017,
      account_holder_id: 'p9',
      item_details: [
        { product_id: 'ten', student_id: 's-p1', product_price: 450, start_count: 10 },
        { product_id: 'ten', student_id: 's-p2', product_price: 400, start_count: 10 },
      ],
    });
    await waitFor(() => expect(address()).toContain('/purchases'));
  });

  it('says that a price is for new customers, and sells it all the same', async () => {
    const warning = 'Trial is for new customers only, and this family has bought here before.';
    const { calls } = open('online', {
      'products/index': () => ({ products: [{ ...ten, product_name: 'Trial', new_customers_only: 1 }] }),
      'items/quote': () => ({ ...quote, warnings: [warning] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Trial.*for new customers only/ }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    expect((await cart.findByRole('status')).textContent).toBe(warning);
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save Payment' }));
    await waitFor(() => expect(bodyOf(calls, 'items/createMultiple')).toBeDefined());
  });

  it('sells by instalments where staff say so: what is paid now, and each day of what follows', async () => {
    const { calls } = open('online', {
      'items/quote': () => ({ ...quote, plan }),
      'items/createMultiple': () => ({ payment: { total: 1017, invoice_number: 8 }, items: [] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    const toggle = await cart.findByRole('checkbox', { name: 'Pay by instalments' });
    expect(cart.queryByText('Sun 20 Dec 2026')).toBeNull();
    fireEvent.click(toggle);
    expect(cart.getByText('Sun 20 Dec 2026').nextSibling?.textContent).toBe('$358.50');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    const form = within(await screen.findByRole('dialog', { name: 'Manual Payment' }));
    form.getByText('$300.00 is recorded as received, for 1 package on an invoice of $1,017.00. What follows:');
    form.getByText('Wed 20 Jan 2027');
    fireEvent.click(form.getByRole('button', { name: 'Save Payment' }));
    await screen.findByText('$300.00 received; the rest is on invoice 8, by instalments');
    expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({ in_instalments: 1, amount: 300 });
  });

  it('shows what a discount takes off a line, and asks for a code where the barn has some', async () => {
    const off = { line: 0, discount_id: 'd2', title: 'Spring', is_code: 1, price: 450, off: 45 };
    const { calls } = open('online', {
      'items/quote': ({ body }) =>
        (body as { discount_id?: string }).discount_id
          ? { ...quote, takes_codes: 1, discounts: [off], cartSubtotalWithTax: 457.65 }
          : { ...quote, takes_codes: 1 },
      'discounts/look': ({ body }) =>
        (body as { code: string }).code === 'spring'
          ? { discount_id: 'd2', title: 'Spring' }
          : refuse(400, { message: 'No discount has this code. Look at it again.' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    const type = async (code: string) => {
      fireEvent.change(await cart.findByRole('textbox', { name: 'Discount code' }), { target: { value: code } });
      fireEvent.click(cart.getByRole('button', { name: 'Apply' }));
    };
    await type('sprung');
    await cart.findByText('No discount has this code. Look at it again.');
    await type('spring');
    await cart.findByText('Spring −$45.00');
    expect(cart.getByText('instead of').closest('s')?.textContent).toBe('instead of $450.00');
    expect(cart.getByText('Code: Spring')).toBeTruthy();
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save Payment' }));
    await waitFor(() =>
      expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({ discount_id: 'd2', amount: 457.65 }),
    );
  });

  it('takes the family’s credits off, line by line, unless staff keep them (C11)', async () => {
    const credit = { item_id: 'c1', student_id: 's-p2', person_name: 'Leo Kowalska', product_name: 'Credit' };
    const { calls } = open('online', {
      'items/quote': ({ body }) => {
        const uses = (body as { use_credits?: number }).use_credits !== 0;
        const missed = { missed_date: '2026-11-24', missed_title: 'Beginner group', amount: 50.85 };
        return {
          ...quote,
          cartCredits: uses ? 45 : 0,
          cartSubtotalWithTax: uses ? 972 : 1017,
          credits: [{ ...credit, ...missed, used: uses ? 45 : 0 }],
        };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    expect(await cart.findByText('Credit: Beginner group, Tue 24 Nov')).toBeTruthy();
    expect(cart.getByText('Leo Kowalska · of $50.85, the rest stays')).toBeTruthy();
    expect(cart.getAllByText('−$45.00')).toHaveLength(2);
    fireEvent.click(cart.getByRole('checkbox', { name: 'Use the family’s credits' }));
    await waitFor(() => expect(cart.queryByText('−$45.00')).toBeNull());
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('1017.00');
    fireEvent.click(screen.getByRole('button', { name: 'Save Payment' }));
    await waitFor(() => expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({ use_credits: 0 }));
  });

  it('has the package of a session for which somebody was registered, once (F12 R148)', async () => {
    const registered = {
      product_id: 'ten',
      product_name: '10 lessons',
      product_price: 450,
      start_count: 10,
      is_tracked: 1,
      student_id: 's-p1',
      student_name: 'Anna Kowalska',
      registration_title: 'Winter session',
    };
    const { calls } = open('online', {}, { registered });
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    expect(await cart.findAllByText('Anna Kowalska, for Winter session')).toHaveLength(1);
    await cart.findByText('$1,017.00');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save Payment' }));
    await waitFor(() =>
      expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({
        item_details: [{ product_id: 'ten', student_id: 's-p1', registration_title: 'Winter session' }],
      }),
    );
  });

  it('says beside a price whether its tax comes on top (E01)', async () => {
    open('online', {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...farm, tax_percent: 0.19, prices_include_tax: 1 },
        currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
      }),
    });
    const product = await screen.findByRole('button', { name: /^10 lessons/ });
    expect(product.textContent).toContain('valid 180 days · incl. 19% tax');
  });

  it('makes an invoice without a method, and no manual payment in invoice mode (R176 R222)', async () => {
    const { calls } = open('online/invoicecreate');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    expect(screen.queryByRole('button', { name: 'Manual Payment' })).toBeNull();
    await screen.findByText('$1,017.00');
    fireEvent.click(screen.getByRole('button', { name: 'Create Invoice' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Invoice' });
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    expect(within(dialog).getByText(/^1 package on an unpaid invoice of \$1,?017\.00\.$/)).toBeTruthy();
    expect(within(dialog).getByText('Empty: the invoice names no day.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(bodyOf(calls, 'items/createMultiple')).toMatchObject({ invoice: 1 }));
    expect(bodyOf(calls, 'items/createMultiple')).not.toHaveProperty('due_date');
    expect(bodyOf(calls, 'items/createMultiple')).not.toHaveProperty('payment_method');
  });

  it('offers no invoice where the barn uses none (B16 R176)', async () => {
    open('online', {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...farm, can_use_invoices: 0 },
        currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
      }),
    });
    await screen.findByRole('button', { name: 'Manual Payment' });
    expect(screen.queryByRole('button', { name: 'Create Invoice' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Invoices and Payments' })).toBeNull();
  });

  it('says why it is not known what the cart comes to, and waits with the payment until it is (R174)', async () => {
    const quoted = jest
      .fn()
      .mockReturnValueOnce(quote)
      .mockReturnValue(refuse(409, { message: 'It is not sold any more.' }));
    open('online', { 'items/quote': quoted });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const cart = within(await screen.findByRole('region', { name: 'Cart' }));
    await cart.findByText('It is not sold any more.');
    fireEvent.click(cart.getByRole('button', { name: 'Manual Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Manual Payment' }));
    quoted.mockReturnValue(quote);
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('1017.00');
  });

  it('offers no payment while the cart is empty, and says so to whoever hears the screen (R174)', async () => {
    open('online');
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Manual Payment' });
    expect([waiting.disabled, describedBy(waiting)]).toEqual([true, 'The cart is empty.']);
    const invoice = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Invoice' });
    expect([invoice.disabled, describedBy(invoice)]).toEqual([true, 'The cart is empty.']);
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    const ready = screen.getByRole<HTMLButtonElement>('button', { name: 'Manual Payment' });
    expect([ready.disabled, describedBy(ready)]).toEqual([false, undefined]);
  });

  it('refuses a cart that comes to nothing in the product’s words (R174)', async () => {
    const { address } = open('online', {
      'items/quote': ({ body }) =>
        (body as { item_details: unknown[] }).item_details.length > 0
          ? { ...quote, cartItems: 0, cartTotal: 0 }
          : quote,
    });
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    await screen.findByText('$0.00');
    fireEvent.click(screen.getByRole('button', { name: 'Manual Payment' }));
    await screen.findByText('cart total is empty');
    expect(address()).toMatch(/\/online$/);
  });

  it('removes and clears lines (R171)', async () => {
    open('online');
    fireEvent.click(await screen.findByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove 10 lessons for Anna Kowalska' }));
    await screen.findByText('The cart is empty.');
    fireEvent.click(screen.getByRole('button', { name: /^10 lessons/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
    await screen.findByText('The cart is empty.');
    expect(screen.getByText('Leo Kowalska has a credit of $45.00.')).toBeTruthy();
  });
});
