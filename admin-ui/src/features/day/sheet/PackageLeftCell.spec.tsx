import { render } from '@testing-library/react';
import { aRider } from '@/data/day/testing/builders';
import type { PackageLeft } from '@/data/requests/types';
import { SheetContext, type Sheet } from '@/features/lessons/horses/sheet-context';
import { PackageLeftCell } from './PackageLeftCell';

const ten: PackageLeft = {
  item_id: 'it1',
  student_id: 'st1',
  owner_name: 'Anna',
  product_name: 'Ten',
  coverage: 'lessons',
  per_week: null,
  left_that_week: null,
  remain: 4,
  start_count: 10,
  package_expiry_date: '2027-01-03',
  last_lesson_date: null,
};
const said = (of: Partial<PackageLeft>) => {
  const sheet = { rides: [], needs: [], packages: new Map([['it1', { ...ten, ...of }]]) } as unknown as Sheet;
  const { container } = render(
    <SheetContext value={sheet}>
      <PackageLeftCell student={aRider({ item_id: 'it1' })} />
    </SheetContext>,
  );
  const cell = container.querySelector('.rider-package');
  return [cell?.textContent, cell?.getAttribute('title')];
};
const flat = { remain: null, start_count: 0, product_name: 'Month' } as const;

describe('what a rider’s package has left', () => {
  it.each([
    ['lessons', {}, '4 left of 10 · Ten', 'Ten: 4 left of 10, until 3 Jan 2027'],
    [
      'lessons of the week',
      { ...flat, coverage: 'weekly', per_week: 2, left_that_week: 1 },
      '1 left of 2 this week · Month',
      'Month: 1 left of 2 this week, until 3 Jan 2027',
    ],
    [
      'a sibling’s',
      { student_id: 'st2', owner_name: 'Ben' },
      '4 left of 10 · Ten · Ben’s',
      'Ten · Ben’s: 4 left of 10, until 3 Jan 2027',
    ],
    ['what is unlimited', { ...flat, coverage: 'unlimited' }, 'no limit · Month', 'Month: unlimited, until 3 Jan 2027'],
  ] as const)('is said in words: %s', (_, of, text, title) => expect(said(of)).toEqual([text, title]));
});
