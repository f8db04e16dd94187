import { ResourcePool } from './resource-pool.js';

describe('ResourcePool', () => {
  const setUp = () => {
    let made = 0;
    const discarded: number[] = [];
    return {
      shared: new ResourcePool<number>(
        2,
        async () => ++made,
        async (one) => discarded.push(one),
      ),
      made: () => made,
      discarded,
    };
  };

  it('makes no more than it may, and lets everybody have a turn', async () => {
    const { shared, made } = setUp();
    let busy = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++busy);
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => shared.use(work)));
    expect({ most, made: made() }).toEqual({ most: 2, made: 2 });
  });

  it('keeps one warm for the next', async () => {
    const { shared, made } = setUp();
    await shared.use(async () => undefined);
    await shared.use(async () => undefined);
    expect(made()).toBe(1);
  });

  it('throws away what failed, and goes on', async () => {
    const { shared, made, discarded } = setUp();
    await expect(shared.use(async () => Promise.reject(new Error('stuck')))).rejects.toThrow('stuck');
    await expect(shared.use(async (one) => one)).resolves.toBe(2);
    expect({ made: made(), discarded }).toEqual({ made: 2, discarded: [1] });
  });
});
