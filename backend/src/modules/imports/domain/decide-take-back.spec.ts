import { decideTakeBack } from './decide-take-back.js';

const person = (personId: string, isUsed = false, accountId = 'holder') => ({ personId, accountId, isUsed });
const rows = [
  { row: 2, made: ['holder', 'anna'] },
  { row: 3, made: ['ben'] },
];

describe('what an import takes back', () => {
  it('is an account with everybody on it', () =>
    expect(decideTakeBack(rows, [person('holder'), person('anna'), person('ben')])).toEqual({
      remove: [{ accountId: 'holder', personIds: ['holder', 'anna', 'ben'] }],
      undone: [2, 3],
      kept: [],
    }));

  it('is not whoever was used, nor the holder who pays for them', () =>
    expect(decideTakeBack(rows, [person('holder'), person('anna', true), person('ben')])).toEqual({
      remove: [{ accountId: 'holder', personIds: ['ben'] }],
      undone: [3],
      kept: [2],
    }));

  it('is not the holder of somebody who was added since', () =>
    expect(decideTakeBack(rows, [person('holder'), person('anna'), person('ben'), person('new')]).remove).toEqual([
      { accountId: 'holder', personIds: ['anna', 'ben'] },
    ]));

  it('is a rider alone where the account was there before', () =>
    expect(decideTakeBack([{ row: 3, made: ['ben'] }], [person('holder'), person('ben')])).toEqual({
      remove: [{ accountId: 'holder', personIds: ['ben'] }],
      undone: [3],
      kept: [],
    }));

  it('is nothing where all are gone', () =>
    expect(decideTakeBack(rows, [])).toEqual({ remove: [], undone: [2, 3], kept: [] }));
});
