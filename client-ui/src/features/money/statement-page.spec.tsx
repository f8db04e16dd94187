import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { refuse } from '../../testing/server';

const statement = (own: object = {}) => ({
  name: 'Ewa Kowalska',
  from: '2026-01-01',
  until: '2026-12-31',
  opening: 0,
  entries: [
    {
      date: '2026-11-20',
      payment_id: 'i7',
      kind: 'invoice',
      what: 'Invoice 7',
      charged: 508.5,
      paid: 0,
      balance: 508.5,
    },
    {
      date: '2026-11-21',
      payment_id: 'm1',
      kind: 'payment',
      what: 'Payment for invoice 7, Card',
      charged: 14.75,
      paid: 523.25,
      balance: 0,
    },
  ],
  charged: 523.25,
  paid: 523.25,
  closing: 0,
  open: 0,
  credits: 0,
  ...own,
});

it('says what was charged, what was paid, and what is open then', async () => {
  openPage('/statement', { 'payments/statement': () => statement() });
  await screen.findByRole('heading', { name: 'Invoice 7' });
  const entries = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(entries.map((item) => item.textContent)).toEqual([
    'Invoice 7$508.50Fri 20 Nov 2026$508.50 open then',
    'Payment for invoice 7, Card$14.75paid $523.25Sat 21 Nov 2026$0.00 open then',
  ]);
  expect(screen.getByText('Open at the end').nextSibling?.textContent).toBe('$0.00');
  expect(screen.getByText('Thu 1 Jan 2026 – Thu 31 Dec 2026')).toBeTruthy();
  expect(screen.queryByText('Credits not used yet')).toBeNull();
});

it('asks for the period that is chosen, and for its PDF', async () => {
  const { calls } = openPage('/statement', {
    'payments/statement': () => statement({ entries: [], credits: 45 }),
    'payments/statementPaper': () => ({}),
  });
  await screen.findByText('Nothing happened in this period');
  expect(screen.getByText('Credits not used yet').nextSibling?.textContent).toBe('$45.00');
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last year' } });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'payments/statement')).toHaveLength(2));
  const [year, before] = calls.filter(({ name }) => name === 'payments/statement').map(({ query }) => query);
  expect(Number(year?.get('from')?.slice(0, 4)) - Number(before?.get('until')?.slice(0, 4))).toBe(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'payments/statementPaper')?.query.get('from')).toBe(before?.get('from')),
  );
});

it('says that the PDF could not be made', async () => {
  openPage('/statement', {
    'payments/statement': () => statement(),
    'payments/statementPaper': () => refuse(503, 'Later'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The PDF could not be made just now. Try again.');
});
