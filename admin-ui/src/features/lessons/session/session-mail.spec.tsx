import { fireEvent, screen, within } from '@testing-library/react';
import { session } from '@/testing/registration';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { MailButton } from './MailButton';

const reached = { emails: 2, without_email: 1, unreached: [{ person_id: 'pe3', person_name: 'Ewa Nowak' }] };

const open = async (more: object = {}, answers: Answers = {}) => {
  const opened = openScreen(<MailButton session={{ ...session, ...more } as never} />, {
    answers: {
      'notes_clients/previewBulkNote': () => reached,
      'notes_clients/createBulkNote': () => ({ emails: 2, bulk_id: 'b1' }),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mail to the families of Winter session' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: /^Mail to the families/ })) };
};
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const fill = (dialog: Dialog) => {
  fireEvent.change(dialog.getByLabelText(/^Subject/), { target: { value: 'Rain on Tuesday' } });
  fireEvent.change(dialog.getByLabelText(/^Text/), { target: { value: 'We ride indoors.' } });
};
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('a mail to the families of a session', () => {
  it('says to how many it goes and to whom not, and goes', async () => {
    const { dialog, calls } = await open();
    await dialog.findByText('2 families');
    dialog.getByText('No email address, so without the mail: Ewa Nowak');
    fill(dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 families' }));
    await screen.findByText('The mail is on its way to 2 families');
    expect(sent(calls)).toEqual([
      ['notes_clients/createBulkNote', { series_id: 's1', subject: 'Rain on Tuesday', notes: 'We ride indoors.' }],
    ]);
  });

  it('asks for a subject and a text', async () => {
    const { dialog, calls } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Send to 2 families' }));
    await dialog.findByText('Please write a subject');
    dialog.getByText('Please write a text');
    expect(sent(calls)).toEqual([]);
  });

  it('goes to who is pending or waits only where that is chosen, and counts anew', async () => {
    const { dialog, calls } = await open({ asking: 1, waiting: 3 });
    await dialog.findByText('2 families');
    fireEvent.click(dialog.getByLabelText('Also who waits for your answer (1)'));
    fireEvent.click(dialog.getByLabelText('Also the waiting list (3)'));
    fill(dialog);
    fireEvent.click(await dialog.findByRole('button', { name: 'Send to 2 families' }));
    await screen.findByText('The mail is on its way to 2 families');
    expect(sent(calls)[0]?.[1]).toMatchObject({ with_pending: 1, with_waiting: 1 });
    const asked = calls.filter(({ path }) => path === 'notes_clients/previewBulkNote');
    expect(asked.map(({ query }) => query?.toString())).toContain('series_id=s1&with_pending=1&with_waiting=1');
  });

  it('offers nobody where nobody is pending or waits, and nothing where nobody is reached', async () => {
    const { dialog } = await open(
      {},
      {
        'notes_clients/previewBulkNote': () => ({ emails: 0, without_email: 0, unreached: [] }),
      },
    );
    await dialog.findByText(/nobody can be written to/);
    expect(dialog.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(dialog.queryAllByRole('checkbox')).toEqual([]);
  });

  it('stays open with what stands in the way', async () => {
    const { dialog } = await open(
      {},
      {
        'notes_clients/createBulkNote': () =>
          refuse(409, { message: 'No active account holder has an email address.' }),
      },
    );
    await dialog.findByText('2 families');
    fill(dialog);
    fireEvent.click(dialog.getByRole('button', { name: 'Send to 2 families' }));
    await screen.findByText('No active account holder has an email address.');
  });

  it('is not offered to staff who may not write to all', async () => {
    openScreen(
      <>
        <MailButton session={session as never} />
        <p>beside</p>
      </>,
      { as: { type: 'INS', codes: ['STAFF_CAN_VIEW_CALENDAR'] } },
    );
    await screen.findByText('beside');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
