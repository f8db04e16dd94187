import {
  ApiError,
  beginViewing,
  clearToken,
  get,
  post,
  readToken,
  readViewing,
  storeToken,
} from '@leadline/api-client';
import { refuse, serve } from '@/testing/server';

// R012 D07
describe('a call', () => {
  beforeEach(() => {
    // The way to the sign-in is taken by the browser.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

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
