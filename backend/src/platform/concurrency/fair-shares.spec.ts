import { FairShares, type Shares } from './fair-shares.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('places that are shared out', () => {
  /** Who has entered, in order. `leave` gives back the first place of whoever is named. */
  const barns = (shares: Partial<Shares>) => {
    const places = new FairShares({ patienceMs: 60_000, ...shares });
    const entered: string[] = [];
    const inside: { key: string; leave: () => void }[] = [];
    const refused: unknown[] = [];
    const ask = (keys: string) => {
      for (const key of keys)
        void places.enter(key).then(
          (leave) => {
            entered.push(key);
            inside.push({ key, leave });
          },
          (error: unknown) => refused.push(error),
        );
      return turn();
    };
    const leave = (key: string) => {
      const at = inside.findIndex((one) => one.key === key);
      for (const { leave: go } of inside.splice(at, 1)) go();
      return turn();
    };
    return { ask, leave, entered: () => entered.join(''), refused };
  };

  it('go to nobody beyond their share, however many are free', async () => {
    const { ask, leave, entered } = barns({ total: 10, each: 2 });
    await ask('AAAAA');
    expect(entered()).toBe('AA');
    await leave('A');
    expect(entered()).toBe('AAA');
  });

  it('are fewer for each while others come, and as many as before a second after they have', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { ask, leave, entered } = barns({ total: 10, each: 3, eachAmongOthers: 1 });
    await ask('AAAAAA');
    expect(entered()).toBe('AAA');
    await ask('B');
    await leave('B');
    for (const key of 'AA') await leave(key);
    expect(entered()).toBe('AAAB');
    await leave('A');
    expect(entered()).toBe('AAABA');
    jest.advanceTimersByTime(1001);
    await leave('A');
    expect(entered()).toBe('AAABAAA');
    await ask('A');
    expect(entered()).toBe('AAABAAAA');
    jest.useRealTimers();
  });

  it('are left empty for a while by who used more than their time, while others come', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { ask, leave, entered } = barns({ total: 10, each: 1, timeAmongOthers: { part: 1 / 2, saved: 100 } });
    const hold = (ms: number) => {
      jest.advanceTimersByTime(ms);
      return leave('A');
    };
    await ask('AAAAB');
    await leave('B');
    await hold(100);
    expect(entered()).toBe('ABA');
    // Owed: 100, of which 50 were paid back meanwhile, and 100 more; beyond the 100 saved, 50, at half of each millisecond.
    await hold(100);
    jest.advanceTimersByTime(99);
    await turn();
    expect(entered()).toBe('ABA');
    await hold(1);
    expect(entered()).toBe('ABAA');
    jest.useRealTimers();
  });

  it('are not forgotten where a rest ends just while it is looked at', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.25));
    const { ask, leave, entered, refused } = barns({
      each: 1,
      timeAmongOthers: { part: 1 / 2, saved: 0 },
      // Real time, of which a busy machine may need much.
      patienceMs: 600_000,
    });
    for (let held = 1; held <= 40; held++) {
      await ask('BAA');
      await leave('B');
      now += held / 16;
      await leave('A');
      while (entered().length < 3 * held && !refused.length) await turn();
      await leave('A');
    }
    expect(refused).toEqual([]);
    clock.mockRestore();
  });

  it('are there at once for another, whoever stands in line', async () => {
    const { ask, entered } = barns({ total: 4, each: 2 });
    await ask('AAAAAAAAB');
    expect(entered()).toBe('AAB');
  });

  it('go round in turn where all are taken', async () => {
    const { ask, leave, entered } = barns({ total: 2, each: 2 });
    await ask('AAAAAABBC');
    for (const key of 'AABCAA') await leave(key);
    expect(entered()).toBe('AAABCABA');
  });

  it('do not let anybody pass those of their own line', async () => {
    const { ask, leave, entered } = barns({ total: 2, each: 1 });
    await ask('AA');
    await leave('A');
    await ask('A');
    expect(entered()).toBe('AA');
  });

  it('are waited for with a limit, and then by nobody any more', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { ask, leave, entered, refused } = barns({ total: 1, each: 1, patienceMs: 1000 });
    await ask('AAB');
    jest.advanceTimersByTime(1000);
    await turn();
    expect(refused).toEqual([expect.objectContaining({ code: 'busy' }), expect.objectContaining({ code: 'busy' })]);
    await leave('A');
    await ask('B');
    expect(entered()).toBe('AB');
    jest.useRealTimers();
  });
});
