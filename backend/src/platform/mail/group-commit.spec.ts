import { setImmediate as breath } from 'node:timers/promises';
import { groupCommit } from './group-commit.js';

describe('rounds', () => {
  const recorded = () => {
    const calls: string[] = [];
    const answers: (() => void)[] = [];
    const rounds = groupCommit<string, string>(async (key, items) => {
      calls.push(`${key}: ${items.join(' ')}`);
      await new Promise<void>((resolve) => answers.push(resolve));
      if (items.includes('bad')) throw new Error('No.');
      return items.map((item) => item.toUpperCase());
    });
    const answer = async () => {
      for (const one of answers.splice(0)) one();
      await breath();
    };
    return { calls, answer, rounds };
  };

  it('take together who came in one breath, or while others were on their way, apart by key', async () => {
    const { calls, answer, rounds } = recorded();
    const first = [rounds('a', 'one'), rounds('a', 'two'), rounds('b', 'three')];
    await breath();
    const later = [rounds('a', 'four'), rounds('a', 'five')];
    await answer();
    await answer();
    expect(await Promise.all([...first, ...later])).toEqual(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
    expect(calls).toEqual(['a: one two', 'b: three', 'a: four five']);
  });

  it('let a bad item fail alone', async () => {
    const { calls, answer, rounds } = recorded();
    const results = Promise.allSettled([rounds('a', 'one'), rounds('a', 'bad'), rounds('a', 'three')]);
    for (let round = 0; round < 5; round++) await breath().then(answer);
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual(['a: one bad three', 'a: one', 'a: bad', 'a: three']);
  });
});
