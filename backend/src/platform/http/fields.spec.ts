import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DateOnly, Money, TimeOfDay, WallClock } from './fields.js';

class Times {
  @DateOnly({ optional: true }) day?: string;
  @WallClock({ optional: true }) moment?: string;
  @TimeOfDay({ optional: true }) time?: string;
}
const wrongFields = (input: object) => validateSync(plainToInstance(Times, input)).map((error) => error.property);

describe('days and times on the wire', () => {
  // R197
  it.each(['2026-11-24', '2028-02-29', '2026-12-31'])('take %s', (day) =>
    expect(wrongFields({ day, moment: `${day} 16:00` })).toEqual([]),
  );
  it.each(['2026-02-31', '2027-02-29', '2026-04-31', '2026-13-01', '2026-11-24x', 'tomorrow'])(
    'refuse %s, by the name of the field',
    (day) => expect(wrongFields({ day, moment: `${day} 16:00` })).toEqual(['day', 'moment']),
  );
  // R197
  it.each(['24:00', '16:60', '4 pm', '1600'])('refuse the time of day %s', (time) =>
    expect(wrongFields({ time, moment: `2026-11-24 ${time}` })).toEqual(['moment', 'time']),
  );
  it('take a moment with a T and with seconds', () =>
    expect(wrongFields({ moment: '2026-11-24T16:00:30' })).toEqual([]));
  it('read an empty text as nothing', () => expect(wrongFields({ day: '', moment: '' })).toEqual([]));
});

class Prices {
  @Money() price: number;
}

describe('an amount on the wire', () => {
  const wrong = (price: unknown) => validateSync(plainToInstance(Prices, { price })).length > 0;
  it.each([0, 45, 45.5, 0.01, 1234567.89, -3.2, '45.50'])('may be %p', (price) => expect(wrong(price)).toBe(false));
  it.each([1e-9, 0.001, 45.555, 1e21, '1e-9', Number.NaN, [], {}, null, 'much'])('may not be %p', (price) =>
    expect(wrong(price)).toBe(true),
  );
});
