import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '@/testing/server';
import { openClientHome, ten } from './testing/open-client-home';

const held = (...items: (typeof ten)[]): Answers => ({
  'items/studentPurchases': () => ({ data: items, size: items.length, usable: items.length }),
  'items/studentPurchase': () => ({ data: { data: items[0], lessons: [], paid_by_card: 0 } }),
  'items/update': () => ({ item: items[0] }),
});
const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Packages' }));
  const [head = [], ...body] = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  return body.map((cells) => Object.fromEntries(cells.map((text, i) => [head[i], text])));
};

describe('the packages of a client', () => {
  it('say how many there were, were used, are booked and remain (R168)', async () => {
    openClientHome('/clienthome/p1/purchases', held(ten));
    expect(await rows()).toEqual([
      expect.objectContaining({
        Count: '10',
        Used: '5',
        Booked: '1',
        Remain: '4 left',
        Expiry: 'expires 31 Jan 2027',
      }),
    ]);
  });

  it('say what they cover where no lessons are counted, and never a number of lessons', async () => {
    const flat = { ...ten, start_count: 0, remain: null };
    openClientHome(
      '/clienthome/p1/purchases',
      held(
        { ...flat, coverage: 'weekly', per_week: 2, left_this_week: 0 },
        { ...flat, id: 'it2', coverage: 'weekly', per_week: 2 },
        { ...flat, id: 'it3', coverage: 'unlimited' },
      ),
    );
    expect((await rows()).map(({ Count, Remain }) => [Count, Remain])).toEqual([
      ['2 a week', '0 left this week'],
      ['2 a week', '2 a week'],
      ['unlimited', 'unlimited'],
    ]);
    expect(screen.getByText('0 left this week').className).not.toContain('danger');
  });

  it('say whose they are where a sibling has them, and that they are for the whole family', async () => {
    openClientHome(
      '/clienthome/p1/purchases',
      held({ ...ten, is_shared: 1 }, { ...ten, id: 'it2', student_id: 's-p2', owner_name: 'Ben', is_shared: 1 }),
    );
    await screen.findByRole('link', { name: '10 lessons · Ben’s' });
    screen.getByRole('link', { name: '10 lessons' });
    expect(screen.getAllByText('for all riders of the family')).toHaveLength(2);
  });

  it('are not added up beside the client where no lessons are counted', async () => {
    const month = { ...ten, start_count: 0, remain: null, product_name: 'Month' };
    openClientHome('/clienthome/p1/purchases', {
      'items/studentPurchases': () => ({
        data: [
          { ...month, coverage: 'weekly', per_week: 2, left_this_week: 1 },
          { ...month, id: 'it2', coverage: 'unlimited' },
        ],
        size: 2,
        usable: 2,
      }),
    });
    const about = within(await screen.findByRole('complementary', { name: 'About Anna Kowalska' }));
    await about.findByText('1 left of 2 this week · Month');
    about.getByText('unlimited · Month');
    expect(about.queryByText(/^0$/)).toBeNull();
  });

  it('are edited without a count where there is none', async () => {
    const flat = { ...ten, start_count: 0, remain: null, coverage: 'unlimited' as const };
    const { calls } = openClientHome('/clienthome/p1/purchases/package/it1/edit', held(flat));
    const form = within(await screen.findByRole('dialog', { name: '10 lessons' }));
    expect(form.queryByRole('textbox', { name: 'Count' })).toBeNull();
    fireEvent.change(form.getByLabelText('Expiry Date'), { target: { value: '2027-02-28' } });
    fireEvent.click(form.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(calls.some(({ path }) => path === 'items/update')).toBe(true));
    expect(calls.find(({ path }) => path === 'items/update')?.body).not.toHaveProperty('start_count');
  });

  it('are red once they have expired, and once nothing remains (R166)', async () => {
    openClientHome(
      '/clienthome/p1/purchases',
      held({ ...ten, is_expired: 1, package_expiry_date: '2026-10-31' }, { ...ten, id: 'it2', remain: 0 }),
    );
    expect((await screen.findByText(/^expired /)).className).toContain('danger');
    expect(screen.getByText('0 left').className).toContain('danger');
    expect(screen.getByText(/^expires /).className).not.toContain('danger');
    expect(screen.getByText('4 left').className).not.toContain('danger');
  });

  it('say when they renew, which an administrator puts off or ends (R164)', async () => {
    const { calls } = openClientHome(
      '/clienthome/p1/purchases/package/it1/edit',
      held({ ...ten, package_renew_date: '2026-12-20' }),
    );
    await screen.findByText('renews 20 Dec 2026');
    const form = within(await screen.findByRole('dialog', { name: '10 lessons' }));
    fireEvent.change(form.getByLabelText('Renewal Date'), { target: { value: '' } });
    fireEvent.click(form.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === 'items/update')?.body).toMatchObject({ package_renew_date: null }),
    );
  });
});
