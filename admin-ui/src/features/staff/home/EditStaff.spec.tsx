import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@/testing/server';
import { maya, open } from './testing/home';

describe('the form of a member of the staff', () => {
  it('saves availability and notes, only what differs, and goes back to the list (R032, R034)', async () => {
    const { calls, address } = open({
      at: '/staffhome/p1/edit',
      own: { 'instructors/update': () => ({ staff: maya, warnings: [] }) },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'General notes 2' }), { target: { value: 'Early' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All staff');
    expect(address()).toBe('/staff');
    expect(calls.find(({ path }) => path === 'instructors/update')?.body).toEqual({
      id: 'i1',
      general_notes2: 'Early',
      version: 7,
    });
  });

  it('is renamed by administrators, never to nobody', async () => {
    const { calls } = open({ at: '/staffhome/p1/edit', own: { 'PUT rest/staff/i1': () => maya } });
    const name = await screen.findByRole('textbox', { name: /First name/ });
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('First Name Required');
    fireEvent.change(name, { target: { value: 'Maia' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All staff');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ first_name: 'Maia', version: 7 });
  });

  it('says why saving failed, and keeps what was filled in', async () => {
    open({
      at: '/staffhome/p1/edit',
      own: { 'instructors/update': () => refuse(409, { message: 'The barn is closed' }) },
    });
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'General notes' });
    fireEvent.change(notes, { target: { value: 'Early' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The barn is closed');
    expect(notes.value).toBe('Early');
  });

  it('overwrites nobody’s change unasked: it says what it is and whose, and goes on from there', async () => {
    const theirs = { ...maya, availability: 'Never', general_notes3: 'New', version: 9 };
    const sent: object[] = [];
    open({
      at: '/staffhome/p1/edit',
      own: {
        'instructors/update': ({ body }) => {
          sent.push(body as object);
          const current = { ...theirs, changed_by: 'Ada Minister', changed_at: '2036-11-20T15:00:00Z' };
          return sent.length > 1 ? { staff: theirs, warnings: [] } : refuse(412, { message: 'Stale', current });
        },
      },
    });
    const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
    await screen.findByRole('textbox', { name: 'Availability' });
    fireEvent.change(field('Availability'), { target: { value: 'Always' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Ada Minister changed this staff person meanwhile, at 10:00');
    notice.getByText('Never');
    fireEvent.click(notice.getByRole('button', { name: 'Keep what I filled in' }));
    await waitFor(() => expect(field('General notes 3').value).toBe('New'));
    expect(field('Availability').value).toBe('Always');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All staff');
    expect(sent).toEqual([
      { id: 'i1', availability: 'Always', version: 7 },
      { id: 'i1', availability: 'Always', version: 9 },
    ]);
  });

  it('takes somebody else’s change where that is wanted', async () => {
    const current = { ...maya, availability: 'Never', version: 9, changed_by: 'Ada Minister' };
    open({ at: '/staffhome/p1/edit', own: { 'instructors/update': () => refuse(412, { message: 'Stale', current }) } });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Availability' });
    fireEvent.change(field, { target: { value: 'Always' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field.value).toBe('Never'));
  });

  it('leads staff who have no list back to their details after saving', async () => {
    const { address } = open({
      at: '/staffhome/p1/edit',
      type: 'INS',
      own: { 'instructors/update': () => ({ staff: maya, warnings: [] }) },
    });
    fireEvent.change(await screen.findByRole('textbox', { name: 'Availability' }), { target: { value: 'Never' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/staffhome/p1/details'));
  });
});
