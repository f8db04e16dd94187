import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '@/data/requests/api-keys';
import { refuse, type Answers } from '@/testing/server';
import { longName, openScreen } from '@/testing/staff';
import { SessionGate } from '@/app/shell/SessionGate';
import { ApiKeys } from './ApiKeys';
import { lastUsedWords } from './key-words';

const scopes = [
  { id: 'calendar', title: 'Read calendar and lessons', opens: 'Lessons with riders’ names.' },
  { id: 'money', title: 'Read money', opens: 'What families have paid and owe.' },
];
const aKey = (own: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  name: 'Club site',
  hint: 'll_live_1a2b3c4d',
  scopes: ['calendar'],
  ends_on: null,
  state: 'active',
  made_by: 'Ada Stone',
  created_at: '2026-11-20T14:00:00Z',
  revoked_at: null,
  last_used_at: null,
  ...own,
});
const SECRET = 'll_live_1a2b3c4d_secret';

const open = (kept: ApiKey[], own: Answers = {}, most = 20) =>
  openScreen(
    <SessionGate>
      <ApiKeys />
    </SessionGate>,
    {
      answers: {
        'api_keys/index': () => ({ api_keys: kept, scopes, most }),
        'api_keys/create': ({ body }) => {
          const key = aKey({ name: (body as ApiKey).name });
          kept.push(key);
          return { api_key: key, key: SECRET };
        },
        'api_keys/revoke': () => {
          kept.splice(0, 1, aKey({ state: 'revoked', revoked_at: '2026-11-20T15:00:00Z' }));
          return { id: 'k1' };
        },
        ...own,
      },
    },
  );
const dialog = (name: string) => screen.findByRole('dialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('API keys', () => {
  it('are made with a name and what they read, and shown once', async () => {
    const { calls } = open([]);
    await screen.findByText('No other program reads from this barn.');
    await press('Make a key…');
    await dialog('Make an API key');
    type(/^Name/, ' Club site ');
    await press('Make the key');
    await screen.findByText('Choose at least one thing that it may read');
    fireEvent.click(screen.getByRole('checkbox', { name: /Read calendar and lessons/ }));
    await press('Make the key');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'API key' })).value).toBe(SECRET);
    expect(calls.find(({ path }) => path === 'api_keys/create')?.body).toEqual({
      name: 'Club site',
      scopes: ['calendar'],
      ends_on: null,
    });
    await isGone();
    await press('I have copied it');
    await waitFor(() => expect(document.body.textContent).not.toContain('secret'));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    await screen.findByText('ll_live_1a2b3c4d…');
  });

  it('that were made already cannot be shown, which is said', async () => {
    open([], { 'api_keys/create': () => ({ api_key: aKey(), key: null }) });
    await press('Make a key…');
    await dialog('Make an API key');
    type(/^Name/, 'Club site');
    fireEvent.click(screen.getByRole('checkbox', { name: /Read money/ }));
    await press('Make the key');
    await screen.findByText(/could not be shown\. Revoke it and make another/);
    await isGone();
  });

  it('say what they read, who made them, and until when they are good', async () => {
    open([aKey({ scopes: ['calendar', 'money'], ends_on: '2026-12-31', last_used_at: '2026-11-19T14:00:00Z' })]);
    await screen.findByText('Read calendar and lessons · Read money');
    screen.getByText('Last used Thu 19 Nov, 09:00 · Good until Thu 31 Dec 2026 · Made by Ada Stone, Fri 20 Nov, 09:00');
  });

  it('are revoked after a question, and stand below afterwards', async () => {
    const { calls } = open([aKey()]);
    await press('Revoke Club site');
    const asked = within(await dialog('Revoke Club site?'));
    expect(calls.some(({ path }) => path === 'api_keys/revoke')).toBe(false);
    fireEvent.click(asked.getByRole('button', { name: 'Revoke the key' }));
    await screen.findByText('Ended and revoked (1)');
    expect(calls.find(({ path }) => path === 'api_keys/revoke')?.body).toEqual({ id: 'k1' });
    screen.getByText(/Revoked Fri 20 Nov, 10:00/);
    await isGone();
    expect(screen.queryByRole('button', { name: 'Revoke Club site' })).toBeNull();
  });

  it('say why they are not made', async () => {
    const message = 'There are 20 API keys in use, which is as many as a barn can have. Revoke one first.';
    open([], { 'api_keys/create': () => refuse(409, { code: 'api_keys_full', message }) });
    await press('Make a key…');
    await dialog('Make an API key');
    type(/^Name/, 'Club site');
    fireEvent.click(screen.getByRole('checkbox', { name: /Read money/ }));
    await press('Make the key');
    await screen.findByText(message);
  });

  it('are not made where there are as many as there can be', async () => {
    open([aKey({ name: longName })], {}, 1);
    expect((await screen.findByRole('button', { name: 'Make a key…' })).hasAttribute('disabled')).toBe(true);
    screen.getByText('1 are in use, which is as many as there can be.');
  });

  it('say when they were used last by the barn’s clock', () => {
    const now = new Date('2026-11-20T20:00:00Z');
    const words = [null, '2026-11-20T14:00:00Z', '2026-11-18T14:00:00Z'].map((at) =>
      lastUsedWords(at, 'America/Toronto', now),
    );
    expect(words).toEqual(['Not used yet', 'Last used today, 09:00', 'Last used Wed 18 Nov, 09:00']);
  });
});
