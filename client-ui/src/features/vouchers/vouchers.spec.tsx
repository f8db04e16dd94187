import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, withBarn } from '../../testing/family';
import { refuse, type Answers } from '../../testing/server';

const offered: Answers = { 'vouchers/offered': () => ({ has_vouchers: 1 }) };
const offer = { amount: 100, credit_for: 'Anna', expiry_date: '2037-12-31', is_expired: 0 };
const enter = async (code: string) => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'See what it gives' }));
};

it('nothing is said of vouchers until the barn has sold one', async () => {
  openPage('/purchases');
  await screen.findByRole('heading', { level: 2, name: /10 group lessons/ });
  expect(screen.queryByRole('link', { name: /voucher/i })).toBeNull();
});

it('then one is redeemed beside the packages', async () => {
  openPage('/purchases', offered);
  const link = await screen.findByRole('link', { name: 'Redeem a voucher' });
  expect(link.getAttribute('href')).toBe('/clienthome/p-anna/voucher');
});

it('a rider with a sign-in of their own is not asked', async () => {
  const { calls } = openPage('/purchases', { ...offered, ...withBarn({}, 'teen') });
  await screen.findByRole('heading', { level: 2, name: /10 group lessons/ });
  expect(calls.some(({ name }) => name === 'vouchers/offered')).toBe(false);
});

it('a code is looked at, and redeemed by another word', async () => {
  const { calls } = openPage('/voucher', {
    'vouchers/look': () => offer,
    'vouchers/redeem': () => ({ amount: 100, credit_for: 'Anna' }),
  });
  await enter('ab2c de3f gh4j');
  await screen.findByText(/becomes a credit of Anna/);
  const wish = { code: 'ab2c de3f gh4j', billing_person_id: 'p-anna', student_id: 's-anna' };
  expect(calls.find(({ name }) => name === 'vouchers/look')?.body).toEqual(wish);
  expect(calls.some(({ name }) => name === 'vouchers/redeem')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^Redeem .*100\.00$/ }));
  await screen.findByText(/^Anna has a credit of .*100\.00 now\.$/);
  expect(calls.find(({ name }) => name === 'vouchers/redeem')?.body).toEqual(wish);
});

it('what is refused stands beside the code, or beside the answer', async () => {
  openPage('/voucher', {
    'vouchers/look': ({ body }) =>
      (body as { code: string }).code === 'ABCD' ? refuse(409, 'No voucher of this barn has this code.') : offer,
    'vouchers/redeem': () => refuse(409, 'This voucher was redeemed on Friday 27 November 2026.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'See what it gives' }));
  await screen.findByText('Enter the code');
  await enter('ABCD');
  await screen.findByText('No voucher of this barn has this code.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
  await enter('AB2CDE3FGH4J');
  fireEvent.click(await screen.findByRole('button', { name: /^Redeem / }));
  expect((await screen.findByRole('alert')).textContent).toContain('was redeemed on Friday 27 November 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Another code' }));
  await screen.findByRole('textbox', { name: 'Code' });
});
