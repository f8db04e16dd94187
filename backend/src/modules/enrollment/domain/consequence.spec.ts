import { consequenceOf, type Cancelled, type Consequence } from './consequence.js';

const cancelled: Cancelled = { code: 'CNA', unit: 'none', compensation: 'none', paid: false };

describe('what a cancelled place comes to (C04 C05 C06 E08)', () => {
  it.each<[Partial<Cancelled>, Consequence]>([
    [{ unit: 'used', compensation: 'makeup', code: 'CWM' }, 'makeup'],
    [{ unit: 'released', compensation: 'restore_makeup', code: 'CWP' }, 'restore_makeup'],
    [{ unit: 'released', code: 'CWP' }, 'back_on_package'],
    [{ unit: 'used', paid: true }, 'counts_as_used'],
    [{ unit: 'used', code: 'CWC' }, 'counts_as_used'],
    [{ code: 'CWP', paid: true }, 'not_covered'],
    [{ code: 'BCAP' }, 'not_covered'],
    [{ code: 'CWM' }, 'never_paid'],
    [{ code: 'CWR', paid: true }, 'without_price'],
    [{ paid: true }, 'paid_and_used'],
    [{ code: 'CNM', paid: true }, 'paid_and_used'],
    [{ code: 'CNM' }, 'still_to_pay'],
    [{ code: 'CNM', paid: null }, 'not_covered'],
  ])('%j: %s', (facts, told) => expect(consequenceOf({ ...cancelled, ...facts })).toBe(told));
});
