import { exportOfKey, pieceKey, piecesOf, rangeOf } from './pieces.js';

describe('the pieces of an archive', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=40-', { from: 40, to: 99 }],
    ['bytes=40-49', { from: 40, to: 49 }],
    ['bytes=40-4000', { from: 40, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=100-', null],
    ['bytes=50-49', null],
    ['bytes=0-9,20-29', undefined],
    ['lines=1-2', undefined],
    ['bytes=-', undefined],
  ])('of 100 bytes, %p asks for %p', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

  it('are those that hold what is asked for, cut at both ends', () => {
    expect(piecesOf({ from: 0, to: 99 }, 40)).toEqual([
      { piece: 0, skip: 0, take: 40 },
      { piece: 1, skip: 0, take: 40 },
      { piece: 2, skip: 0, take: 20 },
    ]);
    expect(piecesOf({ from: 45, to: 84 }, 40)).toEqual([
      { piece: 1, skip: 5, take: 35 },
      { piece: 2, skip: 0, take: 5 },
    ]);
    expect(piecesOf({ from: 79, to: 79 }, 40)).toEqual([{ piece: 1, skip: 39, take: 1 }]);
  });

  it('say whose they are', () => {
    const id = '01930000-0000-7000-8000-000000000001';
    expect(pieceKey('barn', id, 12)).toBe(`barn/exports/${id}-000012`);
    expect(exportOfKey(pieceKey('barn', id, 12))).toBe(id);
  });
});
