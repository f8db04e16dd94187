import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openPortal } from '../../testing/family';
import { longName } from '../../testing/rows';
import { refuse, type Answers } from '../../testing/server';
import type { MailStop } from './mail-stop';

const reminders: MailStop = {
  kind: 'reminders',
  name: 'Reminders of lessons',
  without: 'Nobody reminds you of a lesson any more.',
  farm_name: 'Maple Hill',
  address: 'n…@home.test',
  wanted: 1,
};
const stopped: MailStop = { ...reminders, wanted: 0 };
const open = (standing: unknown, more: Answers = {}) =>
  openPortal('/unsubscribe#sealed', { 'mail_stops/read': () => standing, ...more });
const sent = (calls: ReturnType<typeof open>['calls'], name: string) =>
  calls.filter((call) => call.name === `mail_stops/${name}`).map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('mails that somebody wants no more', () => {
  it('are stopped by a button alone, which can be taken back', async () => {
    const { calls } = open(reminders, { 'mail_stops/stop': () => stopped, 'mail_stops/resume': () => reminders });
    await screen.findByRole('heading', { name: 'Stop these mails?' });
    screen.getByText(', which Maple Hill sends to n…@home.test', { exact: false });
    screen.getByText('Nobody reminds you of a lesson any more. Everything else still comes.');
    expect(calls.map(({ name }) => name)).toEqual(['mail_stops/read']);
    await press('Stop them');
    await screen.findByText('Stopped. Nobody reminds you of a lesson any more.');
    expect(sent(calls, 'stop')).toEqual([{ token: 'sealed' }]);
    await press('Undo');
    await screen.findByText('Taken back: they come as before.');
    expect(sent(calls, 'resume')).toEqual([{ token: 'sealed' }]);
  });

  it('that are stopped already are said to be', async () => {
    open({ ...stopped, farm_name: longName, address: '' });
    await screen.findByRole('heading', { name: 'These mails are stopped' });
    screen.getByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('button', { name: 'Stop them' })).toBeNull();
  });

  it('say where stopping failed', async () => {
    open(reminders, { 'mail_stops/stop': () => refuse(429, 'Too many attempts. Please wait a minute and try again.') });
    await press('Stop them');
    await screen.findByText(/^Too many attempts/);
    screen.getByRole('button', { name: 'Stop them' });
  });

  it('keep their key out of the address, and ask nothing without one', async () => {
    const { address, calls } = open(reminders);
    await screen.findByRole('heading', { name: 'Stop these mails?' });
    expect(address()).toBe('/unsubscribe');
    cleanup();
    openPortal('/unsubscribe', {});
    await screen.findByText('This link is not complete. Please open it from the mail again.');
    expect(sent(calls, 'read')).toHaveLength(1);
  });

  it('lead on where nobody is known any more', async () => {
    open(refuse(404, 'You are not known here any more, and get no mails.'));
    await screen.findByText('You are not known here any more, and get no mails.');
    screen.getByRole('link', { name: 'Sign in' });
  });
});
