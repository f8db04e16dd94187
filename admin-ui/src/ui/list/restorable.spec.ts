import type { Options } from '@/data/requests/options';
import { someOptions } from '@/testing/options';
import { aValue } from '@/ui/history/testing/a-change';
import { asShown } from '@/ui/history/values';
import type { RecordName } from '@leadline/api-client';
import { listOf } from './described';
import type { AnyRow } from './describe-list';
import { restorable } from './restorable';

const of = (name: RecordName, row: object, values: ReturnType<typeof aValue>[]) =>
  restorable(
    values,
    { id: 'r1', ...row },
    {
      fields: listOf<AnyRow>(name, { parts: { date_of_birth: { Input: () => null } } }).fields,
      labelOf: (field) => field,
      shown: asShown,
      options: someOptions({ program: [{ id: 'p1', name: 'Groups' }] }) as unknown as Options,
    },
  );

describe('what is restored of a change', () => {
  it.each([
    ['a text', 'horses', { color: 'grey' }, aValue('color', 'bay', 'grey'), { color: 'bay' }, 'grey', 'bay'],
    [
      'a text that was empty',
      'horses',
      { color: 'grey' },
      aValue('color', null, 'grey'),
      { color: null },
      'grey',
      null,
    ],
    ['a text that was cleared', 'horses', { color: null }, aValue('color', 'bay', null), { color: 'bay' }, null, 'bay'],
    ['a number', 'sections', { duration: 60 }, aValue('duration', '45', '60'), { duration: 45 }, '60', '45'],
    [
      'an amount',
      'discounts',
      { amount_off: 20.5 },
      aValue('amount_off', '10.5', '20.5'),
      { amount_off: 10.5 },
      '20.5',
      '10.5',
    ],
    ['a switch', 'sections', { own_horse: 0 }, aValue('own_horse', 'true', 'false'), { own_horse: 1 }, 'No', 'Yes'],
    [
      'a reference, by its id',
      'sections',
      { program_id: 'p2', program_name: 'Camps' },
      aValue('program_id', 'Groups', 'Camps', { was_kept: 'p1', became_kept: 'p2' }),
      { program_id: 'p1' },
      'Camps',
      'Groups',
    ],
    [
      'a day, by its parts',
      'students',
      { date_of_birth: '2015-05-01' },
      aValue('date_of_birth', '2014-12-24', '2015-05-01'),
      { year: 2014, month: 12, day: 24 },
      '1 May 2015',
      '24 Dec 2014',
    ],
    [
      'a day that was not known',
      'students',
      { date_of_birth: '2015-05-01' },
      aValue('date_of_birth', null, '2015-05-01'),
      { year: null, month: null, day: null },
      '1 May 2015',
      null,
    ],
  ] as const)('is %s', (_, name, row, value, sent, now, then) =>
    expect(of(name, row, [value])).toEqual({
      restored: [{ label: value.field, now, then, isChangedSince: false, sent }],
      left: [],
    }),
  );

  it('is said to have changed since, where it holds something else by now', () =>
    expect(of('horses', { color: 'black' }, [aValue('color', 'bay', 'grey')]).restored).toMatchObject([
      { now: 'black', then: 'bay', isChangedSince: true },
    ]));
  it('is nothing where it is so already', () =>
    expect(of('horses', { color: 'bay' }, [aValue('color', 'bay', 'grey')])).toEqual({ restored: [], left: [] }));

  it.each([
    [
      'what can no longer be chosen',
      'sections',
      aValue('program_id', 'no longer there', 'Camps', { was_kept: 'p9', became_kept: 'p2' }),
      'no longer there can no longer be chosen',
    ],
    [
      'what is chosen among more than is known here',
      'horses',
      aValue('owner_id', 'Anna', null),
      'it is chosen in the form',
    ],
    ['what must be filled in', 'horses', aValue('horse_name', null, 'Biscuit'), 'it cannot be empty any more'],
    [
      'what no form of the record fills in',
      'horses',
      aValue('photo', 'a.png', 'b.png'),
      'it is changed in a place of its own',
    ],
  ] as const)('is not %s, and why', (_, name, value, why) =>
    expect(of(name, { program_id: 'p2', horse_name: 'Biscuit' }, [value])).toEqual({
      restored: [],
      left: [{ label: value.field, why }],
    }),
  );
});
