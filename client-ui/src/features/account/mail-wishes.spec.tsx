import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { mailWishes } from '../../testing/standing';
import { refuse, type Answers } from '../../testing/server';

const listed = (refused: string[] = [], gets_mails = 1): Answers => ({
  'mail_wishes/index': () => ({ ...mailWishes, people: [{ ...mailWishes.people[0], refused, gets_mails }] }),
});
const open = (answers: Answers) => openPage('/account', answers);
const reminders = () => screen.findByRole('checkbox', { name: 'Reminders of lessons' });

describe('which mails somebody of a family wants', () => {
  it('is all of them at first, and what is always sent says why', async () => {
    open(listed());
    expect(await reminders()).toHaveProperty('checked', true);
    screen.getByText('One day before each lesson.');
    screen.getByText('They say what holds of your lessons.');
  });

  it('is changed at once, and says what it means', async () => {
    let refused: string[] = [];
    const { calls } = open({
      'mail_wishes/index': () => ({ ...mailWishes, people: [{ ...mailWishes.people[0], refused }] }),
      'mail_wishes/change': () => {
        refused = ['reminders'];
        return { kind: 'reminders', wanted: 0 };
      },
    });
    fireEvent.click(await reminders());
    await screen.findByText('No more: Reminders of lessons');
    await screen.findByText('Nobody reminds you of a lesson any more.');
    expect(await reminders()).toHaveProperty('checked', false);
    expect(calls.filter(({ name }) => name === 'mail_wishes/change').map(({ body }) => body)).toEqual([
      { kind: 'reminders', wanted: 0 },
    ]);
  });

  it('stays as it was where it could not be saved', async () => {
    open({ ...listed(['reminders']), 'mail_wishes/change': () => refuse(500, 'Something went wrong.') });
    fireEvent.click(await reminders());
    await screen.findByRole('alert');
    await waitFor(async () => expect(await reminders()).toHaveProperty('checked', false));
  });

  it('is asked of a guardian, who gets none, and of nobody who only looks', async () => {
    open({ ...listed([], 0), ...withBarn({}, 'guardian') });
    await screen.findByText(/^.* sends you no mails about lessons now\./);
  });

  it.each(['teen', 'reader'] as const)('is not asked of a %s', async (part) => {
    const { calls } = open({ ...listed(), ...withBarn({}, part) });
    await screen.findByRole('heading', { name: 'Account Information' });
    expect(screen.queryByRole('heading', { name: 'Mails' })).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('mail_wishes/index');
  });
});
