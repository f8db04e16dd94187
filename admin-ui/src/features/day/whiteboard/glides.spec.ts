import { glidesBetween } from './glides';

const mounts = (given: Record<string, string | null>) => new Map(Object.entries(given));

describe('a horse that moves', () => {
  it('glides from the rider who had it', () =>
    expect(glidesBetween(mounts({ anna: 'h1', leo: null }), mounts({ anna: null, leo: 'h1' }))).toEqual([
      { to: 'leo', from: 'anna', horseId: 'h1' },
    ]));
  it('comes from the horses beside where it only works once more', () =>
    expect(glidesBetween(mounts({ anna: 'h1', leo: null }), mounts({ anna: 'h1', leo: 'h1' }))).toEqual([
      { to: 'leo', from: null, horseId: 'h1' },
    ]));
  it('crosses the other where two are changed', () =>
    expect(glidesBetween(mounts({ anna: 'h1', leo: 'h2' }), mounts({ anna: 'h2', leo: 'h1' }))).toEqual([
      { to: 'anna', from: 'leo', horseId: 'h2' },
      { to: 'leo', from: 'anna', horseId: 'h1' },
    ]));
  it('does not, where nothing changed, a horse went home or a rider is new', () =>
    expect(glidesBetween(mounts({ anna: 'h1', mia: 'h2' }), mounts({ anna: 'h1', mia: null, new: 'h3' }))).toEqual([]));
});
