import {
  ApiError,
  ask,
  beginViewing,
  clearToken,
  get,
  post,
  readToken,
  readViewing,
  storeToken,
} from '@leadline/api-client';
import { refuse, serve } from '@/testing/server';
import { dataProvider } from './data-provider';

// R012 D07
describe('a call', () => {
  it('carries the bearer token', async () => {
    storeToken('head.body.sign');
    const seen: unknown[] = [];
    serve({ 'options/index': ({ authorization }) => seen.push(authorization) });
    await get('options/index', {});
    expect(seen).toEqual(['Bearer head.body.sign']);
  });

  it('without a token is answered with nothing, and the server is not asked', async () => {
    clearToken();
    const calls = serve({});
    await expect(get('options/index', {})).rejects.toEqual(new ApiError(401, {}));
    await expect(post('roles/create', { role_name: 'Office' })).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual([]);
  });

  it('that strangers may make needs none', async () => {
    clearToken();
    const calls = serve({ authenticate: () => ({ auth_token: 'a.b.c' }), 'passwords/forgot': () => ({ success: 1 }) });
    await post('authenticate', { email: 'a@barn.test', password: 'Leadline2026' });
    await post('passwords/forgot', { email: 'a@barn.test' });
    expect(calls.map(({ path }) => path)).toEqual(['authenticate', 'passwords/forgot']);
  });

  it('whose token is no longer good forgets it', async () => {
    storeToken('head.body.sign');
    serve({ 'options/index': () => refuse(401, { message: 'Please sign in again.' }) });
    await expect(get('options/index', {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
  });

  it('while somebody only looks as a role sees with the role’s token, and ends that alone', async () => {
    storeToken('own.body.sign');
    beginViewing({ token: 'role.body.sign', roleName: 'Groom' });
    expect(readToken()).toBe('role.body.sign');
    serve({ 'options/index': () => refuse(401, { message: 'Please sign in again.' }) });
    await expect(get('options/index', {})).rejects.toMatchObject({ status: 401 });
    expect([readViewing(), readToken()]).toEqual([null, 'own.body.sign']);
  });

  it('whose password is wrong leaves everything as it is', async () => {
    storeToken('head.body.sign');
    serve({ authenticate: () => refuse(401, { message: 'The username or password provided were incorrect.' }) });
    await expect(post('authenticate', { email: 'a@barn.test', password: 'x' })).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe('head.body.sign');
  });
});

describe('an action', () => {
  const call = 'notes_clients/createSupportEmail';
  /** Answers in turn with statuses, 0 for none at all; then 200. Tells the keys under which it was asked. */
  const answering = (...statuses: number[]) => {
    storeToken('head.body.sign');
    const sentAs: (string | null)[] = [];
    const answer = ({ idempotencyKey }: { readonly idempotencyKey: string | null }) => {
      sentAs.push(idempotencyKey);
      const status = statuses.shift();
      if (status === 0) throw new TypeError('Failed to fetch');
      return status ? refuse(status, { message: `Not now ${status}` }) : {};
    };
    serve({ 'items/quote': () => ({}), [call]: answer, 'POST rest/horses': answer });
    return sentAs;
  };
  const ways: [string, (text: string) => Promise<unknown>][] = [
    ['of a screen', (msg) => post(call, { summary: 'Closed', msg })],
    ['of a form of a list', (name) => dataProvider.create('horses', { data: { name } })],
  ];

  it.each(ways)('%s goes under the same key until an answer comes', async (_, send) => {
    const sentAs = answering(0, 500, 503);
    for (let times = 0; times < 3; times++) await expect(send('Biscuit')).rejects.toThrow();
    await send('Biscuit');
    expect(new Set(sentAs).size).toBe(1);
    await send('Biscuit');
    expect(new Set(sentAs).size).toBe(2);
  });

  it.each(ways)('%s has a key of its own where it says something else, or was refused', async (_, send) => {
    const sentAs = answering(0, 0, 409);
    await expect(send('Biscuit')).rejects.toThrow();
    await expect(send('Juniper')).rejects.toThrow();
    await expect(send('Biscuit')).rejects.toThrow('Not now 409');
    await send('Biscuit');
    expect([sentAs.length, new Set(sentAs).size, sentAs[2] === sentAs[0]]).toEqual([4, 3, true]);
  });

  it.each(ways)('%s that reaches nobody says so in words', async (_, send) => {
    answering(0);
    await expect(send('Biscuit')).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('not be reached'),
    });
  });

  it.each(ways)('%s stays the same when only something was asked in between', async (_, send) => {
    const sentAs = answering(0);
    await expect(send('Biscuit')).rejects.toThrow();
    await ask('items/quote', { item_details: [] });
    await send('Biscuit');
    expect([sentAs.length, new Set(sentAs).size]).toEqual([2, 1]);
  });

  it.each(ways)('%s that another one may have undone is meant anew', async (_, send) => {
    const sentAs = answering(0);
    await expect(send('Biscuit')).rejects.toThrow();
    await send('Juniper');
    await send('Biscuit');
    expect(new Set(sentAs).size).toBe(3);
  });

  it.each(ways)('%s that is sent twice at once is one', async (_, send) => {
    const sentAs = answering();
    await Promise.all([send('Biscuit'), send('Biscuit')]);
    expect([sentAs.length, new Set(sentAs).size]).toEqual([2, 1]);
  });
});
