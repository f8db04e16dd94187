import { Allowance } from './allowance.js';

describe('time that each may use', () => {
  const half = () => new Allowance({ part: 1 / 2, saved: 100 });

  it('is free up to what was saved up', () => {
    const allowance = half();
    allowance.use('A', 100, 0);
    expect(allowance.restOf('A', 0)).toBe(0);
  });

  it('is paid back beyond it, by the one who used it', () => {
    const allowance = half();
    allowance.use('A', 150, 0);
    expect(['A', 'B'].map((key) => allowance.restOf(key, 0))).toEqual([100, 0]);
    expect([40, 100, 5000].map((now) => allowance.restOf('A', now))).toEqual([60, 0, 0]);
    allowance.use('A', 100, 5000);
    expect(allowance.restOf('A', 5000)).toBe(0);
  });

  it('makes nobody rest for more than a second', () => {
    const allowance = half();
    allowance.use('A', 60_000, 0);
    expect(allowance.restOf('A', 0)).toBe(1000);
  });
});
