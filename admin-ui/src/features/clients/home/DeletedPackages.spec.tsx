import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DeletedPackage } from '@/data/requests/deleted-packages';
import { refuse, type Answers } from '@/testing/server';
import { openClientHome, ten } from './testing/open-client-home';

const gone = (own: Partial<DeletedPackage> = {}): DeletedPackage => ({
  id: 'it1',
  product_name: '10 lessons',
  kind: 'package',
  student_id: 's-p1',
  rider_name: 'Anna Kowalska',
  start_count: 10,
  coverage: 'lessons',
  per_week: null,
  product_price: 450,
  purchase_date: '2026-11-01',
  package_start_date: '2026-11-01',
  package_expiry_date: '2027-01-31',
  package_renew_date: null,
  is_owed: 0,
  is_refunded: 0,
  deleted_at: '2026-11-20T15:04:00Z',
  deleted_by: 'Kasia Kowalska',
  ...own,
});
const open = (answers: Answers = {}) =>
  openClientHome('/clienthome/p1/purchases/deleted', {
    'items/studentPurchases': () => ({ data: [ten], size: 1, usable: 1 }),
    'items/deleted': () => ({ items: [gone()] }),
    'items/restore': () => ({ item: ten }),
    ...answers,
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Deleted packages' }));
const rowOf = async (name: string) => within((await (await dialog()).findByText(name)).closest('li')!);

describe('packages that were deleted', () => {
  it('say whose they were, what they held, until when, and who deleted them when', async () => {
    open();
    const row = await rowOf('10 lessons · Anna Kowalska');
    row.getByText('10 lessons · 450.00 · Sun 1 Nov 2026 to Sun 31 Jan 2027');
    row.getByText('Deleted Fri 20 Nov, 10:04 by Kasia Kowalska');
    expect(row.queryByText(/invoice|given back|renews/i)).toBeNull();
  });

  it('say what comes of it where an invoice asks again, money went back, or they renew', async () => {
    open({
      'items/deleted': () => ({
        items: [
          gone({
            coverage: 'weekly',
            per_week: 2,
            package_expiry_date: null,
            package_renew_date: '2026-12-27',
            is_owed: 1,
          }),
          gone({
            id: 'it2',
            kind: 'credit',
            product_name: 'Credit',
            product_price: -45,
            is_refunded: 1,
            deleted_by: null,
          }),
        ],
      }),
    });
    const first = await rowOf('10 lessons · Anna Kowalska');
    first.getByText('2 a week · 450.00 · from Sun 1 Nov 2026');
    first.getByText('Its invoice, which is not paid, asks for it again.');
    first.getByText('It renews on Sun 27 Dec 2026.');
    const second = await rowOf('Credit · Anna Kowalska');
    second.getByText(/^−45\.00 · /);
    second.getByText('Money was given back of what paid for it. That stays so.');
    second.getByText('Deleted Fri 20 Nov, 10:04');
  });

  it('come back by a button, and the list is asked anew', async () => {
    const lists = [[gone()], []];
    const { calls } = open({ 'items/deleted': () => ({ items: lists.shift() ?? [] }) });
    fireEvent.click(
      (await rowOf('10 lessons · Anna Kowalska')).getByRole('button', { name: /^Bring back 10 lessons/ }),
    );
    await screen.findByText('10 lessons of Anna Kowalska is back');
    expect(calls.find(({ path }) => path === 'items/restore')?.body).toEqual({ id: 'it1' });
    await (await dialog()).findByText('No package was deleted in the last 30 days');
  });

  it('stay where the server refuses, which is said', async () => {
    open({
      'items/restore': () => refuse(409, { message: 'Its payment was deleted, too. Enter the purchase again.' }),
    });
    fireEvent.click((await rowOf('10 lessons · Anna Kowalska')).getByRole('button', { name: /^Bring back/ }));
    await screen.findByText('Its payment was deleted, too. Enter the purchase again.');
    await rowOf('10 lessons · Anna Kowalska');
  });

  it('are reached from the packages, and Close leads back there', async () => {
    const { address } = openClientHome('/clienthome/p1/purchases', {
      'items/studentPurchases': () => ({ data: [ten], size: 1, usable: 1 }),
      'items/deleted': () => ({ items: [] }),
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Deleted packages…' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toMatch(/purchases$/));
  });
});
