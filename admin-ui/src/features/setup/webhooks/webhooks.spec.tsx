import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Delivery, Webhook } from '@/data/requests/webhooks';
import { refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { SessionGate } from '@/app/shell/SessionGate';
import { Webhooks } from './Webhooks';
import { outcomeWords, standingWords, troubleOf } from './webhook-words';

const ZONE = 'America/Toronto';
const SECRET = 'whsec_Mf9QSecretOfThisWebhook=';
const kinds = [
  { id: 'lesson.created', scope: 'calendar', says: 'An event was put on the calendar.' },
  { id: 'client.changed', scope: 'clients', says: 'What the barn knows of somebody changed.' },
  { id: 'invoice.paid', scope: 'money', says: 'An invoice is paid as a whole.' },
];
const aWebhook = (own: Partial<Webhook> = {}): Webhook => ({
  id: 'w1',
  url: 'https://hooks.club.com/leadline',
  description: 'Club site',
  kinds: ['lesson.created', 'invoice.paid'],
  hint: 'whsec_Mf9Q',
  former_until: null,
  active: 1,
  off_because: null,
  failing_since: null,
  added_by: 'Ada Stone',
  created_at: '2026-11-20T14:00:00Z',
  last_delivered_at: null,
  waiting: 0,
  failed: 0,
  ...own,
});
const aDelivery = (own: Partial<Delivery> = {}): Delivery => ({
  message_id: 'msg_1',
  kind: 'lesson.created',
  created_at: '2026-11-20T14:00:00Z',
  state: 'failed',
  tries: 10,
  next_try_at: null,
  last_try_at: '2026-11-20T15:00:00Z',
  http_status: 500,
  problem: null,
  ...own,
});

const open = (kept: Webhook[], own: Answers = {}, most = 10) =>
  openScreen(
    <SessionGate>
      <Webhooks />
    </SessionGate>,
    {
      answers: {
        'webhook_endpoints/index': () => ({ webhooks: kept, kinds, most }),
        'webhook_endpoints/create': ({ body }) => {
          const webhook = aWebhook(body as Webhook);
          kept.push(webhook);
          return { webhook, secret: SECRET };
        },
        'webhook_endpoints/change': ({ body }) => {
          kept.splice(0, 1, aWebhook(body as Webhook));
          return { webhook: kept[0] };
        },
        'webhook_endpoints/switch': ({ body }) => {
          const { active } = body as Webhook;
          kept.splice(0, 1, aWebhook({ active, off_because: active ? null : 'wish' }));
          return { webhook: kept[0] };
        },
        'webhook_endpoints/replaceSecret': () => ({ webhook: kept[0], secret: SECRET }),
        'webhook_endpoints/remove': () => {
          kept.splice(0, 1);
          return { id: 'w1' };
        },
        'webhook_deliveries/test': () => ({ message_id: 'msg_2' }),
        'webhook_deliveries/sendAgain': () => ({ message_id: 'msg_1' }),
        ...own,
      },
    },
  );
const dialog = (name: string) => screen.findByRole('dialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (calls: readonly { path: string; body?: unknown }[], path: string) =>
  calls.find((call) => call.path === path)?.body;

describe('webhooks', () => {
  it('are added with an address and what they want, and their secret is shown once', async () => {
    const { calls } = open([]);
    await screen.findByText('No other program is told anything.');
    await press('Add a webhook…');
    await dialog('Add a webhook');
    await press('Add the webhook');
    await screen.findByText('Give the address');
    await screen.findByText('Choose at least one kind of news');
    type(/^Address/, ' https://hooks.club.com/leadline ');
    type(/^Name/, 'Club site');
    fireEvent.click(screen.getByRole('checkbox', { name: /invoice\.paid/ }));
    await press('Add the webhook');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Signing secret' })).value).toBe(SECRET);
    expect(sent(calls, 'webhook_endpoints/create')).toEqual({
      url: 'https://hooks.club.com/leadline',
      description: 'Club site',
      kinds: ['invoice.paid'],
    });
    await isGone();
    await press('I have copied it');
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  });

  it('say what they are told and what came through', async () => {
    open([aWebhook({ last_delivered_at: '2026-11-20T14:30:00Z', waiting: 2, failed: 1 })]);
    await screen.findByText('lesson.created · invoice.paid');
    screen.getByText(
      'Last delivered Fri 20 Nov, 09:30 · 2 waiting · 1 failed · Added by Ada Stone, Fri 20 Nov, 09:00 · Secret whsec_Mf9Q…',
    );
  });

  it('are edited, with what they want already', async () => {
    const { calls } = open([aWebhook()]);
    await press('Edit: Club site');
    await dialog('Edit the webhook');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /lesson\.created/ }).checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /lesson\.created/ }));
    await press('Save');
    await isGone();
    expect(sent(calls, 'webhook_endpoints/change')).toEqual({
      id: 'w1',
      url: 'https://hooks.club.com/leadline',
      description: 'Club site',
      kinds: ['invoice.paid'],
    });
  });

  it('are switched off after a question that says what is lost, and on again', async () => {
    const { calls } = open([aWebhook({ waiting: 3 })]);
    await press('Switch off: Club site');
    const asked = within(await dialog('Switch Club site off?'));
    asked.getByText(/3 that wait are not sent any more/);
    expect(sent(calls, 'webhook_endpoints/switch')).toBeUndefined();
    fireEvent.click(asked.getByRole('button', { name: 'Switch off' }));
    await isGone();
    await press('Switch on: Club site');
    await screen.findByText('Club site is switched on');
    await screen.findByRole('button', { name: 'Switch off: Club site' });
  });

  it('are deleted after a question', async () => {
    const { calls } = open([aWebhook()]);
    await press('Delete: Club site');
    const asked = within(await dialog('Delete Club site?'));
    fireEvent.click(asked.getByRole('button', { name: 'Delete the webhook' }));
    await isGone();
    await screen.findByText('Club site is deleted');
    await screen.findByText('No other program is told anything.');
    expect(sent(calls, 'webhook_endpoints/remove')).toEqual({ id: 'w1' });
  });

  it('get another secret, which is shown once', async () => {
    open([aWebhook({ former_until: '2026-11-21T14:00:00Z' })]);
    await press('Replace secret: Club site');
    const asked = within(await dialog('Replace the secret of Club site?'));
    asked.getByText(/ends now/);
    fireEvent.click(asked.getByRole('button', { name: 'Replace the secret' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Signing secret' })).value).toBe(SECRET);
    await isGone();
  });

  it('are tried, and what was sent is listed and sent again', async () => {
    const { calls } = open([aWebhook()], {
      'webhook_deliveries/index': () => ({ deliveries: [aDelivery()], size: 51, page: 50, kept_days: 30 }),
    });
    await press('Send a test: Club site');
    await screen.findByText('A test is on its way: the log says whether it was taken');
    await press('Log: Club site');
    const log = within(await dialog('Sent to Club site'));
    await log.findByText('answered 500 · 10 tries');
    log.getByText('51 in the last 30 days, the newest first.');
    fireEvent.click(log.getByRole('button', { name: 'Send lesson.created of Fri 20 Nov, 09:00 again' }));
    await screen.findByText('It is sent again');
    expect(sent(calls, 'webhook_deliveries/sendAgain')).toEqual({ id: 'w1', message_id: 'msg_1' });
    fireEvent.click(log.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(calls.some(({ query }) => query.get('offset') === '50')).toBe(true));
  });

  it('say why they are not added, and that there are as many as there can be', async () => {
    const message = 'The address has to begin with https:// and the name of a server that the internet knows.';
    open([aWebhook({ description: longName })], {
      'webhook_endpoints/create': () => refuse(400, { code: 'webhook_address_refused', message }),
    });
    await press('Add a webhook…');
    await dialog('Add a webhook');
    type(/^Address/, 'https://10.0.0.5/');
    fireEvent.click(screen.getByRole('checkbox', { name: /client\.changed/ }));
    await press('Add the webhook');
    await screen.findByText(message);
  });

  it('are not added where there are as many as there can be', async () => {
    open([aWebhook()], {}, 1);
    expect((await screen.findByRole('button', { name: 'Add a webhook…' })).hasAttribute('disabled')).toBe(true);
    screen.getByText('There are 1, which is as many as there can be.');
  });
});

describe('the words of a webhook', () => {
  it('say what somebody has to look after', () => {
    expect(troubleOf(aWebhook(), ZONE)).toBeNull();
    expect(troubleOf(aWebhook({ failing_since: '2026-11-20T14:00:00Z' }), ZONE)).toMatch(/since Fri 20 Nov, 09:00/);
    expect(troubleOf(aWebhook({ active: 0, off_because: 'failing' }), ZONE)).toMatch(/five days/);
    expect(troubleOf(aWebhook({ active: 0, off_because: 'gone' }), ZONE)).toMatch(/410/);
    expect(troubleOf(aWebhook({ active: 0, off_because: 'wish' }), ZONE)).toBeNull();
    expect(standingWords(aWebhook({ added_by: null }), ZONE)).toMatch(
      /Nothing delivered yet · Added by somebody who left/,
    );
  });

  it('say what became of a delivery', () => {
    const words = [
      aDelivery({ state: 'waiting', tries: 0, http_status: null, next_try_at: '2026-11-20T14:00:00Z' }),
      aDelivery({
        state: 'waiting',
        tries: 1,
        http_status: null,
        problem: 'late',
        next_try_at: '2026-11-20T14:05:00Z',
      }),
      aDelivery({ state: 'delivered', tries: 1, http_status: 204 }),
    ].map((delivery) => outcomeWords(delivery, ZONE));
    expect(words).toEqual([
      'on its way',
      'no answer in ten seconds · 1 try · next try Fri 20 Nov, 09:05',
      'answered 204 · 1 try',
    ]);
  });
});
