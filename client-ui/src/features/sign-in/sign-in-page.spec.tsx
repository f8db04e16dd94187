import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readToken, storeToken } from '@leadline/api-client';
import { openPage, openPortal, signedIn } from '../../testing/family';
import { never, refuse } from '../../testing/server';

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
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'parent@maplehill.test', password: ' wrong ' }]);
  expect(localStorage).toHaveLength(0);
});

it('puts the cursor where the first thing is missing, and asks nobody', async () => {
  const { calls } = openPortal('/login', {});
  await fill('', '');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('email required');
  expect(calls).toEqual([]);
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
  expect(calls.at(0)?.body).toMatchObject({ email: 'parent@maplehill.test', device: 'known.before.here' });
});

// R006
it('comes back to the page that asked for it, with its question', async () => {
  const asked = '/clienthome/p-anna/lessons?from=2036-12-01';
  const { address } = openPortal(asked, { authenticate: () => ({ auth_token: signedIn(), device: 'a.b.c' }) });
  await screen.findByText('Please sign in to go on.');
  await fill('parent@maplehill.test', 'Leadline2026');
  await waitFor(() => expect(address()).toBe(asked));
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
  expect(calls).toEqual([]);
});
