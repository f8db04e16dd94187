import { fireEvent, screen, waitFor } from '@testing-library/react';
import { promised, refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import PlatformPage from './PlatformPage';

const job = {
  id: 'j1',
  queue: 'mails',
  name: 'booked',
  farm_id: 'f1',
  attempts: 5,
  failed_at: '2026-11-24T16:00:00.000Z',
  reason: 'The mail server does not answer',
};

const open = (answers: Answers) => openScreen(<PlatformPage />, { as: { type: 'SPR' }, answers });

describe('the platform’s page', () => {
  it('shows that it loads', async () => {
    open({ 'super/jobs/failed': () => promised().promise });
    await screen.findByRole('status', { name: 'Loading what was given up' });
  });

  it('shows what was given up, and has it tried again', async () => {
    let jobs = [job];
    const { calls } = open({
      'super/jobs/failed': () => ({ jobs }),
      'super/jobs/retry': () => {
        jobs = [];
        return { retried: 1 };
      },
    });
    await screen.findByText('The mail server does not answer');
    fireEvent.click(screen.getByRole('button', { name: 'Try booked again' }));
    await screen.findByText('1 job will be tried again');
    await waitFor(() => expect(screen.queryByText('The mail server does not answer')).toBeNull());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['j1'] });
  });

  it('says what went wrong', async () => {
    open({ 'super/jobs/failed': () => refuse(409, { message: 'The queue is away.' }) });
    await screen.findByText('The queue is away.');
  });
});
