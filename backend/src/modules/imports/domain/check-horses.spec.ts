import { checkHorses } from './check-horses.js';
import type { Values } from './read-row.js';

const check = (rows: Values[], known: string[] = []) =>
  checkHorses(
    rows.map((values, i) => ({ row: i + 2, takes: false, values, problems: [] })),
    new Set(known),
  );
const messages = (checked: ReturnType<typeof check>) =>
  checked.map(({ problems }) => problems.map(({ field, message }) => `${field}: ${message}`));

describe('a row of a horse', () => {
  it('makes the horse as it is described', () =>
    expect(
      check([
        {
          horse_name: 'Jet',
          age: '1996',
          height: '14.2 hh',
          color: 'Bay',
          gender: 'Mare',
          desc: 'Star',
          tack: 'Dressage',
        },
      ])[0]!.deed,
    ).toEqual({
      make: 'horse',
      horse: {
        horseName: 'Jet',
        yearBorn: 1996,
        height: '14.2 hh',
        color: 'Bay',
        gender: 'Mare',
        markings: 'Star',
        tack: 'Dressage',
      },
    }));

  it('leaves out what it does not say', () =>
    expect(
      check([{ horse_name: 'Jet', age: '', height: '', color: '', gender: '', desc: '', tack: '' }])[0]!.deed,
    ).toEqual({ make: 'horse', horse: { horseName: 'Jet' } }));

  it('is told what stands in its way, at the name', () =>
    expect(
      messages(
        check(
          [
            { horse_name: 'Jet' },
            { horse_name: ' big  Jet' },
            { horse_name: 'JET' },
            { horse_name: 'jet ' },
            { age: '2001' },
          ],
          ['big jet'],
        ),
      ),
    ).toEqual([
      [],
      ['horse_name: The barn has a horse named  big  Jet'],
      ['horse_name: Same name as row 2'],
      ['horse_name: Same name as row 2'],
      ['horse_name: horse must have a name'],
    ]));

  it('is not told twice what is wrong with its name', () => {
    const problems = [{ code: 'too_long', field: 'horse_name', message: 'At most 50 characters' }] as const;
    const [checked] = checkHorses(
      [{ row: 2, takes: false, values: { horse_name: '' }, problems: [...problems] }],
      new Set(),
    );
    expect(checked!.problems).toEqual(problems);
  });
});
