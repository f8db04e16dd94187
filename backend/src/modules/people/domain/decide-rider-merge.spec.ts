import { obstacleToRiderMerge, onOneAccount, type RiderMergeFacts, type RiderRecord } from './decide-rider-merge.js';

const record = (more: Partial<RiderRecord> = {}): RiderRecord => ({
  studentId: 'anna',
  personId: 'anna-p',
  name: 'Anna Kowalska',
  accountId: 'holder',
  isActive: true,
  isStaff: false,
  ...more,
});
const other = (more: Partial<RiderRecord> = {}) => record({ studentId: 'twin', personId: 'twin-p', ...more });
const code = (facts: Partial<RiderMergeFacts>) =>
  obstacleToRiderMerge({ kept: record(), merged: other(), together: [], ...facts })?.code ?? null;

describe('two records of one rider', () => {
  it.each<[string, Partial<RiderMergeFacts>, string | null]>([
    ['become one on one account', {}, null],
    ['become one though the second is inactive', { merged: other({ isActive: false }) }, null],
    ['become one though the first is staff', { kept: record({ isStaff: true }) }, null],
    ['are two', { merged: record() }, 'same_rider'],
    ['are of this barn', { merged: undefined }, 'not_found'],
    ['are of this barn, both', { kept: undefined }, 'not_found'],
    ['are on one account', { merged: other({ accountId: 'another' }) }, 'riders_of_two_accounts'],
    [
      'are on an account',
      { kept: record({ accountId: null }), merged: other({ accountId: null }) },
      'riders_of_two_accounts',
    ],
    ['leave an active one', { kept: record({ isActive: false }) }, 'rider_inactive'],
    ['leave the account holder', { merged: other({ personId: 'holder' }) }, 'rider_stays'],
    ['leave the one on the staff', { merged: other({ isStaff: true }) }, 'rider_stays'],
    ['are in no lesson together', { together: ['Tuesday group'] }, 'riders_ride_together'],
  ])('%s', (_, facts, refused) => expect(code(facts)).toBe(refused));

  it('name the first lessons that both are in, and how many more', () => {
    const together = ['one', 'two', 'three', 'four', 'five'];
    expect(obstacleToRiderMerge({ kept: record(), merged: other(), together })?.message).toBe(
      'Both records are in one; two; three and 2 more. Take one of the two out there first.',
    );
  });

  it('name up to three lessons one by one', () =>
    expect(obstacleToRiderMerge({ kept: record(), merged: other(), together: ['one', 'two', 'three'] })?.message).toBe(
      'Both records are in one; two; three. Take one of the two out there first.',
    ));

  it.each([
    [{ personId: 'holder' }, /account holder/],
    [{ isStaff: true }, /on the staff/],
  ])('say who stays, and why: %j', (who, words) =>
    expect(obstacleToRiderMerge({ kept: record(), merged: other(who), together: [] })?.message).toMatch(words),
  );

  it('are on one account once their accounts are one, whoever held the other', () => {
    const merged = other({ accountId: 'twin-p' });
    expect(code({ merged })).toBe('riders_of_two_accounts');
    expect(obstacleToRiderMerge(onOneAccount({ kept: record(), merged, together: [] }))).toBeNull();
  });
});
