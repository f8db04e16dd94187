import { fireEvent, screen, within } from '@testing-library/react';
import { invoice, open } from './testing/money-desk';

describe('an invoice', () => {
  it('has a link by which whoever gets it pays it, to be copied', async () => {
    const url = 'https://barn.test/pay#t0ken';
    const { calls } = open('invoices/inv/i7', { 'payments/payLink': () => ({ url }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice 7' }));
    expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Pay link' })).value).toBe(url);
    dialog.getByText(/sees invoice 7 and nothing else/);
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    fireEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await dialog.findByText('Copied');
    expect(writeText).toHaveBeenCalledWith(url);
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(calls.find(({ path }) => path === 'payments/payLink')?.query?.get('payment_id')).toBe('i7');
  });

  it.each([
    ['where families pay no card', invoice()],
    ['once it is paid', invoice({ outstanding: 0, paid: 1 })],
  ])('has no such link %s', async (_, own) => {
    open('invoices/inv/i7', { 'items/getAllItemsForPayment': () => ({ items: [], payment: own }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice 7' }));
    await dialog.findByText('Total');
    expect(dialog.queryByRole('textbox', { name: 'Pay link' })).toBeNull();
  });
});
