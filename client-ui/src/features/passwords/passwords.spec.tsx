import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPortal } from '../../testing/family';
import { never, refuse, type Call } from '../../testing/server';

/** Without what the sign-in page asks afterwards. */
const passwords = (calls: readonly Call[]) => calls.filter(({ name }) => name.startsWith('passwords/'));

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What is said last below a field: what is wrong, or else its hint. */
const wordsOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(ids.split(' ').at(-1) ?? '')?.textContent;
};

describe('asking for another password', () => {
  // R199
  it('says that instructions were sent to the address', async () => {
    const { calls } = openPortal('/password', { 'passwords/forgot': () => ({ success: 1, message: '' }) });
    await type('Email', 'parent@maplehill.test');
    press('Send Request');
    await screen.findByText('A link to change your password has been sent to this email address.');
    expect(screen.getByText('parent@maplehill.test')).toBeTruthy();
    expect(passwords(calls).map(({ body }) => body)).toEqual([{ email: 'parent@maplehill.test' }]);
  });

  it('says that nobody has this address', async () => {
    const unknown = 'Could not find account for email address';
    openPortal('/password', { 'passwords/forgot': () => refuse(404, unknown) });
    await type('Email', 'nobody@maplehill.test');
    press('Send Request');
    await waitFor(() => expect(wordsOf('Email')).toBe(unknown));
  });

  // R017
  it('is busy while the server works', async () => {
    openPortal('/password', { 'passwords/forgot': never });
    await type('Email', 'parent@maplehill.test');
    press('Send Request');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send Request' })).toHaveProperty('disabled', true));
  });
});

describe('a new password', () => {
  // R016
  it('is created with the link’s last part and a password alone, and leads to signing in', async () => {
    const { calls, address } = openPortal('/createpassword/t0ken-1', { 'passwords/create': () => ({ success: 1 }) });
    await screen.findByRole('heading', { name: 'Create New Password' });
    expect(screen.queryByLabelText('Email')).toBeNull();
    await type('Password', 'Leadline2026');
    press('Save');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(passwords(calls).map(({ name, body }) => [name, body])).toEqual([
      ['passwords/create', { token: 't0ken-1', password: 'Leadline2026' }],
    ]);
  });

  // R016
  it('replaces a forgotten one with the email beside it, and leads to signing in', async () => {
    const { calls, address } = openPortal('/updatepassword/t0ken-2', { 'passwords/reset': () => ({ success: 1 }) });
    await type('Email', 'parent@maplehill.test');
    await type('Password', 'Leadline2026');
    press('Save');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(passwords(calls).map(({ name, body }) => [name, body])).toEqual([
      ['passwords/reset', { token: 't0ken-2', email: 'parent@maplehill.test', password: 'Leadline2026' }],
    ]);
  });

  // R014
  it.each([
    ['/createpassword/t', '', 'No password provided.'],
    ['/createpassword/t', 'short1', 'Password is too short - should be 8 chars minimum.'],
    ['/createpassword/t', 'onlyletters', 'must contain at least one number and one letter'],
    ['/updatepassword/t', '', 'No password provided.'],
    ['/updatepassword/t', 'short1', 'Password is too short - should be 8 chars minimum.'],
    ['/updatepassword/t', '1234567890', 'must contain at least one number and one letter'],
  ])('on %s is not “%s”', async (page, password, words) => {
    const { calls } = openPortal(page, {});
    await type('Password', password);
    press('Save');
    await waitFor(() => expect(wordsOf('Password')).toBe(words));
    expect(passwords(calls)).toEqual([]);
  });

  // R015
  it.each([
    ['', 'email required'],
    ['parent', 'Enter an email address, for example anna@example.com'],
  ])('needs the address it is for: “%s”', async (email, words) => {
    const { calls } = openPortal('/updatepassword/t', {});
    await type('Email', email);
    await type('Password', 'Leadline2026');
    press('Save');
    await waitFor(() => expect(wordsOf('Email')).toBe(words));
    expect(passwords(calls)).toEqual([]);
  });

  // R017
  it.each([
    ['/createpassword/t', 'passwords/create', 'Invalid Token'],
    ['/updatepassword/t', 'passwords/reset', 'Invalid Email or Token'],
  ])('on %s is busy while it is saved, and says why it was not', async (page, call, message) => {
    let answer: (value: unknown) => void = () => undefined;
    openPortal(page, { [call]: () => new Promise((resolve) => (answer = resolve)) });
    if (page.startsWith('/update')) await type('Email', 'parent@maplehill.test');
    await type('Password', 'Leadline2026');
    press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
    answer(refuse(400, message));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });
});
