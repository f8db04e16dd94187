import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClientHome } from './testing/open-client-home';

const kinds = [{ kind: 'reminders', name: 'Reminders of lessons', says: '', without: '' }];
const person = (person_name: string, refused: string[]) => ({
  person_id: person_name,
  person_name,
  is_own: 0,
  gets_mails: 1,
  refused,
  returned: null,
});
const open = (people: object[], as?: { type: 'INS' }) =>
  openClientHome('/clienthome/p9/account', { 'mail_wishes/index': () => ({ people, kinds, always: [] }) }, as);

describe('mails that a family does not want', () => {
  it('are named to the office, with who does not want them', async () => {
    const { calls } = open([person('Kasia Kowalska', []), person('Jan Kowalski', ['reminders'])]);
    const part = within(await screen.findByRole('region', { name: 'Mails not wanted' }));
    part.getByText('Jan Kowalski');
    part.getByText('Reminders of lessons');
    expect(part.queryByText('Kasia Kowalska')).toBeNull();
    const asked = calls.find(({ path }) => path === 'mail_wishes/index');
    expect(asked?.query.get('account_person_id')).toBe('p9');
  });

  it('are not spoken of where the family wants everything, or to staff who may not ask', async () => {
    open([person('Kasia Kowalska', [])]);
    await screen.findByRole('region', { name: 'Contact Details' });
    expect(screen.queryByText('Mails not wanted')).toBeNull();
  });
});

describe('mails that come back', () => {
  const returned = {
    kind: 'bounced',
    address: 'kasia@home.test',
    reason: '550 No such mailbox',
    returned_at: '2026-11-20 09:00',
  };
  const kasia = { ...person('Kasia Kowalska', []), returned };

  it('are said with the address, when and why, until somebody says that it works', async () => {
    let people = [kasia as object];
    const { calls } = openClientHome('/clienthome/p9/account', {
      'mail_wishes/index': () => ({ people, kinds, always: [] }),
      'mails/clearAddress': () => {
        people = [{ ...kasia, returned: null }];
        return { person_id: 'Kasia Kowalska' };
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Mails come back' }));
    for (const text of ['Mail bounced', 'kasia@home.test · Fri 20 Nov, 09:00', '550 No such mailbox'])
      part.getByText(text);
    fireEvent.click(part.getByRole('button', { name: 'The Address Works' }));
    await screen.findByText('Noted, until the next mail to it comes back');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mails come back' })).toBeNull());
    expect(calls.filter(({ path }) => path === 'mails/clearAddress').map(({ body }) => body)).toEqual([
      { person_id: 'Kasia Kowalska' },
    ]);
  });

  it('because of a complaint say what still goes there', async () => {
    open([{ ...kasia, returned: { ...returned, kind: 'complained', reason: null } }]);
    const part = within(await screen.findByRole('region', { name: 'Mails come back' }));
    part.getByText('Reported as unwanted');
    part.getByText(/Only what is always sent still goes there/);
  });
});
