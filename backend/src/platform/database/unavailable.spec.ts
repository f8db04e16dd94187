import { QueryFailedError } from 'typeorm';
import { pauseBefore } from './listener.js';
import { isBusy, isUnavailable } from './unavailable.js';

const coded = (code: string) => Object.assign(new Error('…'), { code });

describe('an error of the database', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '53100', '08006'])(
    '%s says that it is away',
    (code) => {
      expect(isUnavailable(coded(code))).toBe(true);
      expect(isUnavailable(Object.assign(new AggregateError([]), { code }))).toBe(true);
      expect(isUnavailable(new QueryFailedError('select 1', [], coded(code)))).toBe(true);
      expect(isBusy(coded(code))).toBe(false);
    },
  );
  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('“%s” says that it is away', (message) => expect(isUnavailable(new Error(message))).toBe(true));
  it.each(['55P03', '57014', '40001', '40P01'])('%s says that it is busy', (code) => {
    expect(isBusy(coded(code))).toBe(true);
    expect(isUnavailable(coded(code))).toBe(false);
  });
  it.each(['23505', '42P01', '22P02', 'ENOENT', ''])('%s says neither', (code) => {
    expect(isUnavailable(coded(code))).toBe(false);
    expect(isBusy(coded(code))).toBe(false);
  });
  it('is looked for in errors only', () => {
    for (const thing of [undefined, null, 'ECONNREFUSED', 57, {}]) expect(isUnavailable(thing)).toBe(false);
  });
});

describe('the pause before another attempt to connect', () => {
  it('grows up to two seconds and is never the same for everybody', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((attempt) => pauseBefore(attempt, 0))).toEqual([
      100, 200, 400, 800, 1600, 2000, 2000,
    ]);
    expect(pauseBefore(60, 1)).toBe(1000);
  });
});
