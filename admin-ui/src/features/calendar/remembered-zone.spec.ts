import { DateTime, IANAZone } from 'luxon';
import { RememberedZone } from './remembered-zone';

const zones = ['America/Toronto', 'Europe/Warsaw', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const hour = 3_600_000;

describe.each(zones)('a remembered zone: %s', (name) => {
  it.each([
    ['spring', Date.UTC(2026, 2, 1)],
    ['autumn', Date.UTC(2026, 9, 1)],
  ])('has the offset of the zone at every quarter of an hour around the clock change of %s', (_season, first) => {
    const remembered = new RememberedZone(name);
    const plain = IANAZone.create(name);
    const wrong: string[] = [];
    for (let instant = first; instant < first + 45 * 24 * hour; instant += hour / 4) {
      const late = instant + hour / 4 - 1;
      if (remembered.offset(instant) !== plain.offset(instant)) wrong.push(new Date(instant).toISOString());
      if (remembered.offset(late) !== plain.offset(late)) wrong.push(new Date(late).toISOString());
    }
    expect(wrong).toEqual([]);
  });

  it('is the same zone for dates made with its name', () => {
    const remembered = new RememberedZone(name);
    expect(remembered.equals(IANAZone.create(name))).toBe(true);
    const local = DateTime.fromObject({ year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, { zone: remembered });
    expect(local.toMillis()).toBe(
      DateTime.fromObject({ year: 2026, month: 3, day: 8, hour: 2, minute: 30 }, { zone: name }).toMillis(),
    );
    expect(Number.isNaN(remembered.offset(Number.NaN))).toBe(true);
  });
});
