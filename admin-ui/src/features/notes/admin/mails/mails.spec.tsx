import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { never, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import MailsPage from './MailsPage';

const mail = (own: object = {}) => ({
  mail_id: '812-cancelled',
  kind: 'Cancellation',
  email_to: 'ewa@home.test',
  person_id: 'p9',
  person_name: 'Ewa Kowalska',
  is_client: 1,
  created_at: '2026-11-20 09:01',
  sent_at: '2026-11-20 09:01',
  state: 'sent',
  attempts: 1,
  reason: null,
  text: 'Anna’s lesson is cancelled.',
  repeated: 0,
  can_repeat: 1,
  ...own,
});
const quiet = { failed: 0, waiting: 0, no_address: 0 };
const kinds = ['Booking', 'Cancellation'];

const open = (mails: object[], answers: Answers = {}, at = '/admin/mails', as?: object) =>
  openScreen(<MailsPage />, {
    at,
    ...as,
    answers: {
      'mails/index': () => ({ mails, size: mails.length, lately: quiet, kinds }),
      'mails/sendAgain': () => ({ mail_id: '812-cancelled-again-1' }),
      ...answers,
    },
  });

describe('mails', () => {
  it('say what went to whom, when and how, and lead to the person', async () => {
    open([mail()]);
    const row = within(await screen.findByRole('listitem'));
    for (const text of ['Cancellation', 'Sent', 'ewa@home.test', 'Fri 20 Nov, 09:01', 'Anna’s lesson is cancelled.'])
      row.getByText(text);
    expect(row.getByRole('link', { name: 'Ewa Kowalska' }).getAttribute('href')).toBe('/clienthome/p9');
  });

  it.each([
    ['Refused', { state: 'failed', reason: '550 No such mailbox.' }, '550 No such mailbox.'],
    ['Given up', { state: 'given_up', attempts: 14, reason: 'No answer.' }, 'Tried 14 times in vain. No answer.'],
    [
      'Waiting',
      { state: 'waiting', attempts: 2, reason: 'No answer.' },
      'Tried 2 times, and tried again by itself. No answer.',
    ],
    ['Waiting', { state: 'waiting', attempts: 0 }, 'On its way'],
    ['Bounced', { state: 'bounced', reason: '550 No such mailbox.' }, '550 No such mailbox.'],
    ['Not wanted', { state: 'not_wanted', reason: 'No such mails.' }, 'No such mails.'],
    ['No address', { state: 'no_address', email_to: '', reason: 'Nobody.' }, 'no address'],
    ['Sent', { attempts: 2 }, 'It took 2 tries'],
  ])('say why: %s', async (state, own, why) => {
    open([mail({ ...own, ...('state' in own && { sent_at: null }) })]);
    const row = within(await screen.findByRole('listitem'));
    row.getByText(state);
    row.getByText(why);
  });

  it('go once more, after it is said what that means', async () => {
    const { calls } = open([mail()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Send again: Cancellation to ewa@home.test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send “Cancellation” again?' }));
    dialog.getByText('ewa@home.test has been sent this mail already.');
    fireEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    await screen.findByText('Cancellation is on its way again');
    expect(calls.find(({ path }) => path === 'mails/sendAgain')?.body).toEqual({ mail_id: '812-cancelled' });
    await waitFor(() => expect(calls.filter(({ path }) => path === 'mails/index').length).toBeGreaterThan(1));
  });

  it('do not go once more where the server has nothing to send', async () => {
    open([mail({ can_repeat: 0 })]);
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  });

  it('are looked for by state, kind and name, which stand in the address', async () => {
    const { calls, address } = open([mail()], {}, '/admin/mails?state=failed');
    await screen.findByRole('listitem');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'Booking' } });
    fireEvent.change(screen.getByLabelText('Address or name'), { target: { value: 'ewa' } });
    await waitFor(() => expect(address()).toBe('/admin/mails?state=failed&kind=Booking&q=ewa'));
    await waitFor(() => {
      const last = calls.filter(({ path }) => path === 'mails/index').at(-1)!.query;
      expect(Object.fromEntries(last)).toMatchObject({ state: 'failed', kind: 'Booking', q: 'ewa' });
    });
  });

  it('say how many did not arrive lately', async () => {
    open([mail()], {
      'mails/index': () => ({ mails: [mail()], size: 1, lately: { ...quiet, failed: 3 }, kinds }),
    });
    await screen.findByText('3 mails of the last seven days did not arrive.');
  });

  it.each([
    ['/admin/mails', 'No mails yet'],
    ['/admin/mails?q=zzz', 'No such mail'],
  ])('say that there are none: %s', async (at, title) => {
    open([], {}, at);
    await screen.findByRole('heading', { name: title });
  });

  it('say that they are being asked for', async () => {
    open([], { 'mails/index': never });
    await screen.findByRole('status', { name: 'Mails' });
  });

  it('say why they did not come', async () => {
    open([], { 'mails/index': () => refuse(409, { message: 'Not now.' }) });
    await screen.findByText('Not now.');
  });

  it('are not open to staff', async () => {
    open([], {}, '/admin/mails', { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_GENERAL_REPORTS'] } });
    await screen.findByText('This page is not open to you');
  });
});
