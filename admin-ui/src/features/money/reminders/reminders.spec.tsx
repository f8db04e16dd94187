import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import ReportPage from '@/features/reports/ReportPage';
import { openScreen } from '@/testing/staff';
import { refuse, type Answers } from '@/testing/server';
import { bodyOf, farm, financial, invoice, open } from '../testing/money-desk';

const preview = {
  families: 2,
  invoices: 3,
  outstanding: 1500,
  without_address: ['Ola Nowak'],
  on_hold: [],
  reminded_today: ['Ada Kos', 'Ewa Lis'],
  nothing_open: 1,
};
const row = (id: string, name: string, invoices: number) => ({
  id,
  account_id: id,
  person_name: name,
  invoices,
  outstanding: 500 * invoices,
});
const owing = (answers: Answers = {}) =>
  openScreen(
    <Routes>
      <Route path="/reports/:group/:report" element={<ReportPage />} />
    </Routes>,
    {
      at: '/reports/owing/total',
      answers: {
        // The plot above the table asks by age; here it has nothing to draw.
        'reports/owing': ({ query }) => ({
          reports:
            query.get('report') === 'age'
              ? []
              : [row('p1', 'Kasia Kowalska', 2), row('p2', 'Paula Rent', 1), row('p3', 'Only Lessons', 0)],
          totals: { rows: 3, accounts: 3, lessons: 2, invoices: 3, outstanding: 1500 },
          columns: [
            { name: 'person_name', label: 'Account holder', kind: 'text' },
            { name: 'outstanding', label: 'Outstanding', kind: 'money' },
          ],
        }),
        'payments/previewReminders': () => preview,
        'payments/remind': () => ({ run_id: 'r1', families: 2, invoices: 3 }),
        'payments/reminderRun': () => ({
          mails: [
            { name: 'Kasia Kowalska', state: 'sent' },
            { name: 'Paula Rent', state: 'failed' },
          ],
        }),
        ...answers,
      },
    },
  );

describe('reminding from what is owed', () => {
  it('asks first whom it reaches and whom not, and follows the mails', async () => {
    const { calls } = owing();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'All accounts with invoices' }));
    expect(screen.queryByRole('checkbox', { name: 'Choose Only Lessons' })).toBeNull();
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remind…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind 2 families?' }));
    dialog.getByText(/^2 families get a mail about 3 open invoices, \S*1,?500\.00 in all\.$/);
    for (const words of ['1 without an address', '2 were reminded today already', '1 account has no open invoice.'])
      dialog.getByText(words);
    expect(dialog.getByText('Ola Nowak')).toBeTruthy();
    expect(bodyOf(calls, 'payments/remind')).toBeUndefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    const after = within(await screen.findByRole('dialog', { name: 'Reminders' }));
    await after.findByText('1 of 2 sent');
    after.getByText('1 refused by the mail server');
    expect(bodyOf(calls, 'payments/remind')).toEqual({ account_ids: ['p1', 'p2'] });
    fireEvent.click(after.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('reminds one, and sends nothing where nobody can be reached', async () => {
    const nobody = { ...preview, families: 0, invoices: 0, outstanding: 0 };
    const { calls } = owing({ 'payments/previewReminders': () => nobody });
    fireEvent.click(await screen.findByRole('button', { name: 'Remind Paula Rent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind 0 families?' }));
    dialog.getByText('Nobody gets a mail.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send 0 mails' }).disabled).toBe(true);
    expect(bodyOf(calls, 'payments/previewReminders')).toEqual({ account_ids: ['p2'] });
  });

  it('says why it is not known whom it reaches', async () => {
    owing({ 'payments/previewReminders': () => refuse(409, { message: 'Not now.' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Remind Paula Rent' }));
    await within(await screen.findByRole('dialog', { name: 'Remind' })).findByText('Not now.');
  });
});

describe('an account', () => {
  it('is put on hold and taken back, and its invoices say when it was reminded', async () => {
    let held = 0;
    const own = invoice({ reminders: 2, last_reminded: '2026-12-05' });
    const { calls } = open('invoices', {
      'farms/farmDefaults': () => ({
        farmDefaults: { ...farm, send_payment_reminders: 1 },
        currentUser: { person_id: 'p0', person_name: 'Maya Reyes', username: 'staff@maplehill.test' },
      }),
      'reports/financial': () => ({ ...financial([own]), reminders_on_hold: held }),
      'payments/holdReminders': ({ body }) => {
        held = (body as { hold: number }).hold;
        return { reminders_on_hold: held };
      },
    });
    await screen.findByText('reminded 2 times, last Sat 5 Dec 2026');
    fireEvent.click(await screen.findByRole('button', { name: 'Put on hold' }));
    await screen.findByText('No reminders go to this account');
    fireEvent.click(await screen.findByRole('button', { name: 'Resume reminders' }));
    await screen.findByText('This account is reminded again');
    expect(bodyOf(calls, 'payments/holdReminders')).toEqual({ person_id: 'p1', hold: 1 });
  });

  it('says nothing of reminders where the barn sends none', async () => {
    open('invoices', { 'reports/financial': () => ({ ...financial([invoice()]), reminders_on_hold: 0 }) });
    await screen.findByRole('link', { name: 'Invoice 7' });
    expect(screen.queryByRole('button', { name: 'Put on hold' })).toBeNull();
  });
});
