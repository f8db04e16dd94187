import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Feed } from '@/data/requests/feeds';
import { refuse, type Answers } from '@/testing/server';
import { openScreen } from '@/testing/staff';
import { BarnFeeds } from './BarnFeeds';
import { lastReadWords } from './last-read';
import { Subscribe } from './Subscribe';

const aFeed = (own: Partial<Feed> = {}): Feed => ({
  feed_id: 'f1',
  kind: 'staff',
  subject_id: 'i1',
  subject_name: 'Maya Reyes',
  owner_name: 'Ada Minister',
  is_own: 1,
  address: 'https://barn.test/api/ical/secret.ics',
  created_at: '2026-11-20T14:00:00Z',
  last_read_at: null,
  ...own,
});

const serving = (kept: Feed[]): Answers => ({
  'feeds/index': () => ({ feeds: kept }),
  'feeds/create': () => {
    kept.splice(0, 1, aFeed({ feed_id: 'f2', address: 'https://barn.test/api/ical/other.ics' }));
    return { feed: kept[0] };
  },
  'feeds/delete': () => {
    kept.splice(0, 1);
    return { feed_id: 'f1' };
  },
});

const open = (kept: Feed[], own: Answers = {}) => {
  const opened = openScreen(<Subscribe about={{ kind: 'staff', subject_id: 'i1' }} name="Maya Reyes" />, {
    answers: { ...serving(kept), ...own },
  });
  return {
    ...opened,
    unfold: async () => {
      const details = (await screen.findByText('Subscribe in your calendar')).closest('details') as HTMLDetailsElement;
      details.open = true;
      fireEvent(details, new Event('toggle'));
    },
    sent: (path: string) => opened.calls.filter((call) => call.path === path),
  };
};
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret address' });

describe('subscribing to lessons', () => {
  it('asks the server only when it is unfolded, and makes an address', async () => {
    const { unfold, sent, calls } = open([]);
    await screen.findByText('Subscribe in your calendar');
    expect(sent('feeds/index')).toHaveLength(0);
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
    expect((await field()).value).toBe('https://barn.test/api/ical/other.ics');
    await screen.findByText('Not read yet');
    expect(screen.queryByRole('button', { name: 'Make an address' })).toBeNull();
    expect(calls.find(({ path }) => path === 'feeds/create')?.body).toEqual({ kind: 'staff', subject_id: 'i1' });
  });

  it('hands the address to the clipboard, and to the calendar of the device', async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const { unfold } = open([aFeed()]);
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied');
    expect(writeText).toHaveBeenCalledWith('https://barn.test/api/ical/secret.ics');
    expect(screen.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toBe(
      'webcal://barn.test/api/ical/secret.ics',
    );
  });

  it('selects the address where the browser has no clipboard', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    const { unfold } = open([aFeed()]);
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await screen.findByText('Selected: copy it with your keyboard');
    const { selectionStart, selectionEnd, value } = await field();
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });

  it('says what revoking means, and does it only then', async () => {
    const { unfold, sent } = open([aFeed()]);
    await unfold();
    const revoke = async () => fireEvent.click(await screen.findByRole('button', { name: 'Revoke…' }));
    await revoke();
    const question = () => within(screen.getByRole('group', { name: 'Revoke the address' }));
    question().getByText(/never works again/);
    fireEvent.click(question().getByRole('button', { name: 'Keep it' }));
    expect(sent('feeds/delete')).toHaveLength(0);
    await revoke();
    fireEvent.click(question().getByRole('button', { name: 'Revoke the address' }));
    await screen.findByText('The address is revoked');
    await screen.findByRole('button', { name: 'Make an address' });
    expect(sent('feeds/delete').map(({ body }) => body)).toEqual([{ feed_id: 'f1' }]);
  });

  it('leaves the keyboard where it was, whatever is answered', async () => {
    const { unfold } = open([aFeed()]);
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke…' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revoke…' }));
    fireEvent.click(screen.getByRole('button', { name: 'Revoke…' }));
    const yes = screen.getByRole('button', { name: 'Revoke the address' });
    act(() => yes.focus());
    fireEvent.click(yes);
    await screen.findByText('The address is revoked');
    await screen.findByRole('button', { name: 'Make an address' });
    await waitFor(() => expect(document.activeElement?.closest('.subscribe')).not.toBeNull());
  });

  it('makes a new address after saying that the old one ends', async () => {
    const { unfold } = open([aFeed()]);
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'New address…' }));
    await screen.findByText(/The address that is in use stops working/);
    fireEvent.click(screen.getByRole('button', { name: 'Make a new address' }));
    await waitFor(async () => expect((await field()).value).toBe('https://barn.test/api/ical/other.ics'));
  });

  it('shows an administrator what others made, to be revoked but not read', async () => {
    const { unfold } = open([aFeed({ is_own: 0, address: null, owner_name: 'Tom Becker' })]);
    await unfold();
    await screen.findByText('Made by Tom Becker');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New address…' })).toBeNull();
    screen.getByRole('button', { name: 'Revoke…' });
    screen.getByRole('button', { name: 'Make an address' });
  });

  it('says in the server’s words what is refused', async () => {
    const { unfold } = open([], { 'feeds/create': () => refuse(403, { message: 'You are not allowed to do this.' }) });
    await unfold();
    fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
    await screen.findByText('You are not allowed to do this.');
  });
});

it('lists every address of the barn by what it is of and who made it', async () => {
  const others = [aFeed(), aFeed({ feed_id: 'f3', is_own: 0, address: null, subject_name: 'Biscuit', kind: 'horse' })];
  openScreen(<BarnFeeds />, { answers: serving([...others, aFeed({ feed_id: 'f4', kind: 'barn' })]) });
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Maya Reyes, yours', 'Biscuit, made by Ada Minister']);
});

it('says in the barn’s time when a calendar looked last', () => {
  const now = new Date('2026-11-20T23:00:00Z');
  const said = (at: string | null) => lastReadWords(at, 'America/Toronto', now);
  expect([said(null), said('2026-11-20T19:00:00Z'), said('2026-11-20T04:00:00Z')]).toEqual([
    'Not read yet',
    'Last read today, 14:00',
    'Last read Thu 19 Nov, 23:00',
  ]);
});
