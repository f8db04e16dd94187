import { Buckets, costOf, sourceOf } from './flood.js';

describe('a flood of requests', () => {
  it('is a burst, and then so many a second', () => {
    const buckets = new Buckets({ perSecond: 10, burst: 3 });
    const at = (now: number) => buckets.take('198.51.100.7', now);
    expect([at(0), at(0), at(0), at(0)]).toEqual([true, true, true, false]);
    expect([at(100), at(100), at(200)]).toEqual([true, false, true]);
    expect([at(60_000), at(60_000), at(60_000), at(60_000)]).toEqual([true, true, true, false]);
  });

  it('is of few large bodies or of many small ones', () => {
    expect([{}, { 'content-length': '3000' }, { 'content-length': '65536' }].map(costOf)).toEqual([1, 1, 17]);
    expect(costOf({ 'transfer-encoding': 'chunked' })).toBe(17);
    expect(costOf({ 'content-length': '5000000' })).toBe(17);
    const buckets = new Buckets({ perSecond: 17, burst: 34 });
    const at = (now: number, cost: number) => buckets.take('198.51.100.7', now, cost);
    expect([at(0, 17), at(0, 17), at(0, 17), at(0, 1)]).toEqual([true, true, false, false]);
    expect([at(1000, 17), at(1000, 1)]).toEqual([true, false]);
  });

  it('lets through even what is dearer than all that an address may save up', () => {
    const buckets = new Buckets({ perSecond: 5, burst: 5 });
    expect([0, 0, 1000].map((now) => buckets.take('198.51.100.7', now, 17))).toEqual([true, false, true]);
  });

  it('is nobody else’s', () => {
    const buckets = new Buckets({ perSecond: 1, burst: 1 });
    expect(['a', 'a', 'b'].map((source) => buckets.take(source, 0))).toEqual([true, false, true]);
  });

  it('comes from a household, however many addresses it has', () => {
    expect(sourceOf('2001:db8:1:2:aaaa::1')).toBe(sourceOf('2001:db8:1:2:bbbb::9'));
    expect(sourceOf('2001:db8:1:2::1')).not.toBe(sourceOf('2001:db8:1:3::1'));
    expect(sourceOf('::ffff:198.51.100.7')).toBe('::ffff:198.51.100.7');
  });
});
