import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const charge = (own: object = {}) => ({
  payment_id: 'i7',
  invoice_number: 7,
  amount: 518.67,
  on: '2026-12-04',
  failed_on: null,
  reason: null,
  can_try: 0,
  release: null,
  ...own,
});
const agreed = { last4: '4242', since: '2026-11-20', by: 'Katarzyna' };
const open = (charges: object, own: Answers = {}) =>
  openPage('/payments', {
    'payments/confirmations': () => ({ confirmations: [] }),
    'reports/financial': () => ({
      reports: [],
      size: 0,
      totals: { total: 0 },
      outstandingTotals: { count: 0, total: 0 },
    }),
    'payments/dueCharges': () => ({ is_offered: 1, agreed: null, charges: [], ...charges }),
    'payments/keptCards': () => ({
      cards: [
        { id: 'pm_1', last4: '4242', brand: 'visa' },
        { id: 'pm_2', last4: '3184', brand: 'visa' },
      ],
    }),
    ...own,
  });
const choose = async (summary: string) => {
  const heading = await screen.findByText(summary);
  const details = heading.closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

describe('what is due is charged to a saved card', () => {
  it('says what is charged, when, and that it can be ended, before the button; then the card that was chosen', async () => {
    const { calls } = open({}, { 'payments/agreeToCharges': () => ({ is_offered: 1, agreed, charges: [charge()] }) });
    await choose('Have what is due charged to a saved card');
    await screen.findByText(/is charged to this card on the day it is due/);
    screen.getByText(/3 and 9 days after the first time.*You can end this here at any time\./);
    fireEvent.click(screen.getByRole('radio', { name: 'Card ending in 3184' }));
    fireEvent.click(screen.getByRole('button', { name: 'Charge what is due to this card' }));
    await screen.findByRole('heading', { name: 'What is due is charged to your card ending in 4242' });
    screen.getByText('Next: $518.67 on Fri 4 Dec 2026, invoice 7');
    const sent = calls.find(({ name }) => name === 'payments/agreeToCharges');
    expect(sent?.body).toMatchObject({ person_id: 'p-anna', payment_method: 'pm_2' });
  });

  it('is said where no card is saved, and where the barn refuses', async () => {
    open({}, { 'payments/keptCards': () => ({ cards: [] }) });
    await choose('Have what is due charged to a saved card');
    await screen.findByText(/No card is saved yet/);
  });

  it('is refused in the barn’s words', async () => {
    open({}, { 'payments/agreeToCharges': () => refuse(409, 'Not here.') });
    await choose('Have what is due charged to a saved card');
    fireEvent.click(await screen.findByRole('button', { name: 'Charge what is due to this card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not here.');
  });

  it('is ended at any time, once it was said what follows', async () => {
    open({ agreed }, { 'payments/endCharges': () => ({ is_offered: 1, agreed: null, charges: [] }) });
    await screen.findByText('Nothing is to be charged now.');
    const asks = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'End this' }));
      return within(await screen.findByRole('dialog', { name: /^Charge nothing more to your card ending in / }));
    };
    const asked = await asks();
    asked.getByText(/is then not charged by itself: you pay each invoice until the day it is due\./);
    fireEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click((await asks()).getByRole('button', { name: 'End it' }));
    await screen.findByText('Have what is due charged to a saved card');
    expect(screen.queryByText(/charged to your card/)).toBeNull();
  });

  it.each([
    ['2026-12-07', /It is tried again on Mon 7 Dec 2026\./],
    [null, /It is not tried again by itself\./],
  ])('a failed one is said in the bank’s words, with a way to pay: %s', async (on, says) => {
    open({ agreed, charges: [charge({ on, failed_on: '2026-12-04', reason: 'Your card was declined.' })] });
    const told = await screen.findByText(says);
    expect(told.textContent).toContain('your card was not charged on Fri 4 Dec 2026. Your card was declined.');
    expect(screen.getByRole('link', { name: 'Pay invoice 7' }).getAttribute('href')).toMatch(/\/invoices\/inv\/i7$/);
  });

  const release = { sentence: 'If it is not paid before Wed 23 Dec, these places are released: Anna: Beginner group.' };

  it('says on the list and on the invoice which places are released, and when, with a way to pay', async () => {
    open({ charges: [charge({ on: null, failed_on: '2026-12-13', reason: 'Declined.', release })] });
    const told = await screen.findByText(release.sentence);
    within(told.closest('div')!).getByRole('link', { name: 'Pay invoice 7' });
  });

  it('nothing of it is seen where the barn does not offer it', async () => {
    open({ is_offered: 0 });
    await screen.findByText('No payments yet');
    expect(screen.queryByText(/saved card/)).toBeNull();
  });

  it.each([
    ['when it is charged', charge(), '$518.67 on Fri 4 Dec 2026 to the card ending in 4242'],
    ['what is released', charge({ on: null, failed_on: '2026-12-13', release }), release.sentence],
  ])('stands on the invoice: %s', async (_, one, says) => {
    openPage('/invoices/inv/i7', {
      'payments/confirmations': () => ({ confirmations: [] }),
      'reports/financial': () => ({
        reports: [],
        size: 0,
        totals: { total: 0 },
        outstandingTotals: { count: 0, total: 0 },
      }),
      'payments/dueCharges': () => ({ is_offered: 1, agreed, charges: [one] }),
      'items/getAllItemsForPayment': () => ({
        items: [],
        payment: {
          id: 'i7',
          transaction_type: 'invoice',
          invoice: 1,
          invoice_number: 7,
          received: '2026-11-20',
          subtotal: 450,
          tax: 58.5,
          fee: 0,
          total: 508.5,
          outstanding: 508.5,
          asked: 508.5,
          part_paid: 0,
          instalments: null,
          due_date: '2026-12-04',
          overdue_days: 0,
          paid: 0,
        },
        bank_transfer: null,
      }),
    });
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByText(says);
  });
});
