import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { barn } from '@/testing/standing';
import { open, payment } from './testing/money-desk';

describe('an invoice', () => {
  describe('of a barn that sends e-invoices', () => {
    const sends = {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...barn, sends_e_invoices: 1 },
        currentUser: { person_id: 'p1', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
      }),
    };
    const xml = () => screen.queryByRole('button', { name: 'E-invoice (XML)' });

    it('is kept as XML, and says what is missing for it', async () => {
      let answer: () => unknown = () => refuse(409, { message: 'Enter the tax number of your business first.' });
      open('invoices/inv/i7', { ...sends, 'payments/eInvoice': () => answer() });
      const kept: unknown[] = [];
      URL.createObjectURL = () => 'blob:data';
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        kept.push(this.download);
      });
      await screen.findByRole('button', { name: 'Download PDF' });
      fireEvent.click(xml() as HTMLElement);
      await screen.findByText('Enter the tax number of your business first.');
      answer = () => ({});
      fireEvent.click(xml() as HTMLElement);
      await waitFor(() => expect(kept).toEqual(['Invoice 7.xml']));
    });

    it.each([
      ['the credit note of what was given back', { paid: 1 }, true],
      ['no credit note as long as it waits', { paid: 0, refund_state: 'pending' }, false],
    ])('offers %s', async (_, of, isOffered) => {
      const refund = payment({ transaction_type: 'refund', total: -45, ...of });
      open('payments/inv/m1', { ...sends, 'items/getAllItemsForPayment': () => ({ items: [], payment: refund }) });
      await screen.findByRole('button', { name: 'Download PDF' });
      expect(xml() !== null).toBe(isOffered);
    });

    it('offers none of a receipt', async () => {
      open('payments/inv/m1', { ...sends, 'items/getAllItemsForPayment': () => ({ items: [], payment: payment() }) });
      await screen.findByRole('button', { name: 'Download PDF' });
      expect(xml()).toBeNull();
    });
  });

  it('is kept as a PDF, and as nothing else where the barn sends no e-invoices (R182)', async () => {
    const { calls } = open('invoices/inv/i7', { 'payments/paper': () => ({}) });
    URL.createObjectURL = () => 'blob:paper';
    const kept = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect([this.href, this.download]).toEqual(['blob:paper', 'Invoice 7.pdf']);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    expect(calls.find(({ path }) => path === 'payments/paper')?.query?.get('payment_id')).toBe('i7');
    expect(screen.queryByRole('button', { name: 'E-invoice (XML)' })).toBeNull();
  });
});
