import { Buckets, costOf, sourceOf } from './flood.js';

describe('a flood of requests', () => {
  const post = (headers: object) => costOf({ method: 'POST', url: '/api/any', headers });

  it('is a burst, and then so many a second', () => {
    const buckets = new Buckets({ perSecond: 10, burst: 3 });
    const at = (now: number) => buckets.take('198.51.100.7', now);
    expect([at(0), at(0), at(0), at(0)]).toEqual([true, true, true, false]);
    expect([at(100), at(100), at(200)]).toEqual([true, false, true]);
    expect([at(60_000), at(60_000), at(60_000), at(60_000)]).toEqual([true, true, true, false]);
  });

  it('is not what the tablets of a barn ask for when all of them open the screens at one moment', () => {
    const get = (url: string) => costOf({ method: 'GET', url, headers: {} });
    const buckets = new Buckets({ perSecond: 50, burst: 200 });
    const loads = (device: string) => [
      ...Array.from({ length: 111 }, (_, n) => `/admin/assets/${device}-${n}.js`),
      ...Array.from({ length: 11 }, (_, n) => `/api/${device}/${n}`),
    ];
    const asked = ['hers', 'his', 'the arena’s', 'the office’s', 'the gate’s'].flatMap(loads);
    expect(asked.filter((url) => !buckets.take('198.51.100.7', 0, get(url)))).toEqual([]);
    expect(['/assets/a.js', '/admin/assets/a.css', '/api/assets/a', '/'].map(get)).toEqual([0.05, 0.05, 1, 1]);
    expect(costOf({ method: 'POST', url: '/assets/a.js', headers: {} })).toBe(1);
  });

  it('is of few large bodies or of many small ones', () => {
    expect([{}, { 'content-length': '3000' }, { 'content-length': '65536' }].map(post)).toEqual([1, 1, 17]);
    expect(post({ 'transfer-encoding': 'chunked' })).toBe(17);
    expect(post({ 'content-length': '5000000' })).toBe(17);
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
