import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/family';
import { item, longName } from '../../testing/rows';
import { never, refuse, type Answers } from '../../testing/server';
import type { Item } from '../../requests/student-purchases';

const packages = (...items: readonly Partial<Item>[]): Answers => ({
  'items/studentPurchases': () => ({
    data: items.map(item),
    size: items.length,
    usable: items.map(item).filter(({ is_usable }) => is_usable === 1).length,
  }),
});
const cardOf = async (name: RegExp | string) => {
  const card = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!card) throw new Error('A package stands in no list.');
  return within(card);
};

it('says of a package how much is left of how much, until when, and where the rest went', async () => {
  openPage('/purchases', packages({}));
  const card = await cardOf(/10 group lessons/);
  for (const text of ['4 left of 10', 'expires 14 Mar 2037', '4 used', '2 booked', 'bought 1 Sep 2036'])
    expect(card.getByText(text)).toBeTruthy();
});

it.each([
  [{ coverage: 'weekly', per_week: 2, left_this_week: 1 }, '1 left of 2 this week'],
  [{ coverage: 'weekly', per_week: 2 }, '2 a week'],
  [{ coverage: 'unlimited' }, 'unlimited'],
] as const)('says of one that counts no lessons what it covers, and until when: %j', async (covering, said) => {
  openPage('/purchases', packages({ ...covering, remain: null, start_count: 0 }));
  const card = await cardOf(/10 group lessons/);
  for (const text of [said, 'expires 14 Mar 2037']) expect(card.getByText(text)).toBeTruthy();
  expect(card.queryByText(/null|NaN|0 left of/)).toBeNull();
});

it('says of one without a last day that it has no expiry', async () => {
  openPage('/purchases', packages({ package_expiry_date: null }));
  (await cardOf(/10 group lessons/)).getByText('no expiry');
});

it('says which lessons it pays for, where it names some (C02)', async () => {
  openPage('/purchases', packages({ price_class: 'semi_private', lesson_minutes: 45 }));
  (await cardOf(/10 group lessons/)).getByText('semi-private lessons · 45 min');
});

it('says whose it is where a sibling has it, and that the whole family rides on it', async () => {
  openPage('/purchases', packages({ student_id: 's-ben', owner_name: 'Ben', is_shared: 1 }));
  (await cardOf(/10 group lessons · Ben’s/)).getByText('for all riders of the family');
});

it('offers the barn where there is no package yet', async () => {
  openPage('/purchases', packages());
  await screen.findByText('No packages yet');
  expect(screen.getByRole('link', { name: /Ask the barn/ }).getAttribute('href')).toMatch(/^mailto:office@maplehill/);
});

it('says of one that has expired that it has, among those used up, which are open when nothing else is left', async () => {
  openPage('/purchases', packages({ is_expired: 1, is_usable: 0, package_expiry_date: '2036-01-31' }));
  await screen.findByText('No lessons left');
  expect((await cardOf(/10 group lessons/)).getByText('expired 31 Jan 2036')).toBeTruthy();
  expect(screen.getByText('Used up or expired (1)').closest('details')).toHaveProperty('open', true);
});

it('folds the used ones away while another has lessons left', async () => {
  openPage('/purchases', packages({}, { id: 'old', product_name: '5 private lessons', remain: 0, is_usable: 0 }));
  await cardOf(/10 group lessons/);
  expect(screen.getByText('Used up or expired (1)').closest('details')).toHaveProperty('open', false);
  expect((await cardOf(/5 private lessons/)).getByText('0 left of 10')).toBeTruthy();
});

it('keeps one in sight whose last lessons are still ahead, and asks for those that end first', async () => {
  const { calls } = openPage('/purchases', packages({ remain: 0 }));
  expect((await cardOf(/10 group lessons/)).getByText('0 left of 10')).toBeTruthy();
  expect(screen.queryByText(/Used up or expired/)).toBeNull();
  expect(calls.find(({ name }) => name === 'items/studentPurchases')?.query.get('sortBy')).toBe('usable');
});

it('counts those used up as the server does, not those that are here', async () => {
  openPage('/purchases', {
    'items/studentPurchases': () => ({ data: [item(), item({ id: 'old', is_usable: 0 })], size: 14, usable: 1 }),
  });
  await screen.findByText('Used up or expired (13)');
});

it('shows a credit as money and a makeup as what it is for', async () => {
  openPage(
    '/purchases',
    packages(
      { kind: 'credit', product_name: 'Credit', product_price: -45, is_tracked: 0 },
      {
        id: 'makeup',
        kind: 'makeup',
        product_name: 'Makeup',
        missed_date: '2036-10-07',
        missed_title: 'Beginner group',
      },
    ),
  );
  const credit = await cardOf(/Credit/);
  expect(credit.getByText('credit $45.00')).toBeTruthy();
  expect(credit.queryByText(/left/)).toBeNull();
  expect((await cardOf(/Makeup/)).getByText('for Beginner group on Tue 7 Oct')).toBeTruthy();
});

it('brings a long list ten at a time and says how far it has come', async () => {
  const all = Array.from({ length: 12 }, (_, n) => item({ id: `package-${n}`, product_name: `Package ${n}` }));
  const { calls } = openPage('/purchases', {
    'items/studentPurchases': ({ query }) => {
      const offset = Number(query.get('offset'));
      return { data: all.slice(offset, offset + 10), size: all.length, usable: all.length };
    },
  });
  await screen.findByText('Showing 10 of 12 records');
  expect(screen.queryByText('Package 10')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next 10' }));
  await screen.findByText('Showing 12 of 12 records');
  await cardOf(/Package 11/);
  expect(screen.queryByRole('button', { name: 'Next 10' })).toBeNull();
  expect(calls.filter(({ name }) => name === 'items/studentPurchases')).toHaveLength(2);
});

it('holds a name of sixty letters in full', async () => {
  openPage('/purchases', packages({ product_name: longName, item_notes: longName }));
  expect((await cardOf(longName)).getByText(longName, { selector: 'p' })).toBeTruthy();
});

it('is on its way', async () => {
  openPage('/purchases', { 'items/studentPurchases': never });
  await screen.findByRole('heading', { name: 'Anna’s packages' });
  expect(screen.getByText('loading')).toBeTruthy();
  expect(screen.queryByText('No packages yet')).toBeNull();
});

it('says that it could not be read, and reads it again', async () => {
  let answer: unknown = refuse(429, 'Too many questions. Try again in a minute.');
  openPage('/purchases', { 'items/studentPurchases': () => answer });
  await screen.findByText('Too many questions. Try again in a minute.');
  answer = { data: [item()], size: 1, usable: 1 };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf(/10 group lessons/);
});
