import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readToken, storeToken } from '@leadline/api-client';
import { queryClient } from '../../app/query-client';
import { openPage, openPortal, signedIn } from '../../testing/family';
import { never, refuse, type Call } from '../../testing/server';

/** All that was asked but whether this is a demo. */
const asked = (calls: readonly Call[]) => calls.filter(({ name }) => name !== 'demo/index');

const fill = async (email: string, password: string) => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

// R008
it('says in the server’s words that a password is wrong, and leaves what was typed', async () => {
  const { calls } = openPortal('/login', { authenticate: () => refuse(401, 'Wrong email or password') });
  await fill('parent@maplehill.test', ' wrong ');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'parent@maplehill.test');
  expect(asked(calls).map(({ body }) => body)).toEqual([{ email: 'parent@maplehill.test', password: ' wrong ' }]);
  expect(localStorage).toHaveLength(0);
});

it('puts the cursor where the first thing is missing, and asks nobody', async () => {
  const { calls } = openPortal('/login', {});
  await fill('', '');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('email required');
  expect(asked(calls)).toEqual([]);
});

it('puts the cursor into the password when only that is missing', async () => {
  openPortal('/login', {});
  await fill('parent@maplehill.test', '');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect(screen.getByText('No password provided.')).toBeTruthy();
});

it('cannot be sent twice while the server works', async () => {
  openPortal('/login', { authenticate: never });
  await fill('parent@maplehill.test', 'Leadline2026');
  expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveProperty('disabled', true);
});

// R008
it('keeps the token, and leads a family to its lessons', async () => {
  const { address } = openPortal('/login', { authenticate: () => ({ auth_token: signedIn(), device: 'a.b.c' }) });
  await fill('parent@maplehill.test', 'Leadline2026');
  await waitFor(() => expect(address()).toBe('/clienthome/p-mother'));
});

it('names the device at the next sign-in, because others’ guesses may have slowed down the account', async () => {
  localStorage.setItem('leadline.device', 'known.before.here');
  const { calls } = openPortal('/login', {
    authenticate: () => ({ auth_token: signedIn(), device: 'known.from.now' }),
  });
  await fill('parent@maplehill.test', 'Leadline2026');
  await waitFor(() => expect(localStorage.getItem('leadline.device')).toBe('known.from.now'));
  expect(asked(calls).at(0)?.body).toMatchObject({ email: 'parent@maplehill.test', device: 'known.before.here' });
});

// R006
it('comes back to the page that asked for it, with its question', async () => {
  const wanted = '/clienthome/p-anna/lessons?from=2036-12-01';
  const { address } = openPortal(wanted, { authenticate: () => ({ auth_token: signedIn(), device: 'a.b.c' }) });
  await screen.findByText('Please sign in to go on.');
  await fill('parent@maplehill.test', 'Leadline2026');
  await waitFor(() => expect(address()).toBe(wanted));
});

// R006
it('is left behind by whoever is signed in already', async () => {
  storeToken(signedIn());
  const { address } = openPortal('/login', {});
  await waitFor(() => expect(address()).toBe('/clienthome/p-mother'));
});

// R007
it('is where signing out leads, with nothing left behind', async () => {
  const { address } = openPage('/account');
  await screen.findByRole('link', { name: 'Home' });
  expect(readToken()).toBeTruthy();
  openPortal('/logout', {});
  await screen.findByRole('button', { name: 'Sign in' });
  expect(address()).toBe('/clienthome/p-anna/account');
  expect(readToken()).toBeNull();
});

// R010
it.each([
  ['a token that has expired', () => signedIn(-60)],
  ['no token', () => null],
  ['a token that is none', () => 'x'],
])('is where %s leads', async (_, token) => {
  const stored = token();
  if (stored) storeToken(stored);
  const { calls } = openPortal('/clienthome/p-anna', {});
  await screen.findByText('Please sign in to go on.');
  expect(asked(calls)).toEqual([]);
});

it('offers nobody’s demo where there is none', async () => {
  openPortal('/login', {});
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Look around')).toBeNull();
});

it('lets a stranger look around in the demo as whom they choose, without a password', async () => {
  const { calls, address } = openPortal('/login', {
    'demo/index': () => ({ people: ['administrator', 'parent'] }),
    'demo/signIn': () => ({ auth_token: signedIn() }),
  });
  expect(await screen.findByRole('button', { name: /Administrator/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Instructor/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Parent of two riders/ }));
  await waitFor(() => expect(address()).toBe('/clienthome/p-mother'));
  expect(asked(calls).at(0)?.body).toEqual({ person: 'parent' });
});

it('says why nobody can look around', async () => {
  openPortal('/login', {
    'demo/index': () => ({ people: ['parent'] }),
    'demo/signIn': () => refuse(404, 'This is no demo that is open to all.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Parent/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('This is no demo that is open to all.');
  expect(readToken()).toBeNull();
});

it('says that the clock is wrong to whoever looks around with one', async () => {
  openPortal('/login', {
    'demo/index': () => ({ people: ['parent'] }),
    'demo/signIn': () => ({ auth_token: signedIn(-60) }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Parent/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The clock of this device seems to be wrong/);
});
