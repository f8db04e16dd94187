import { conflict, errorCatalogue } from '../../../platform/errors/error-catalogue.js';
import { slicesOf, togetherOrSingly, turn } from './slices.js';

const { taken } = errorCatalogue('slices of a spec', { taken: conflict('Taken.') });

describe('an import’s work', () => {
  it('is cut into slices of about fifty rows, and what belongs together is not divided', () => {
    const sizes = [30, 30, 1, 49, 1, 70];
    expect(slicesOf(sizes, (rows) => rows)).toEqual([
      [30, 30],
      [1, 49],
      [1, 70],
    ]);
  });

  it('is done one by one where it is refused together, and who is refused alone is told of', async () => {
    const [done, refused]: number[][] = [[], []];
    const work = async (some: readonly number[]) => {
      if (some.includes(2)) throw taken();
      done!.push(...some);
    };
    await togetherOrSingly([1, 2, 3], work, async (one) => void refused!.push(one));
    expect([done, refused]).toEqual([[1, 3], [2]]);
  });

  it('fails as a whole where the database is away', async () => {
    const away = async () => {
      throw new Error('connection lost');
    };
    await expect(togetherOrSingly([1, 2], away, away)).rejects.toThrow('connection lost');
  });

  it('has at least one slice in a turn, however long it took to begin', () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const isOver = turn();
    now = 60_000;
    expect([isOver(), isOver()]).toEqual([false, true]);
    clock.mockRestore();
  });
});
