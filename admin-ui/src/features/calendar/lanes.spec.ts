import { lanesOf, mostLanes } from './lanes';
import { columnWidths } from './widths';

const span = (start: number, end: number) => ({ start, end });

describe('lessons side by side', () => {
  it('share the width where they overlap, and only there', () => {
    const placed = lanesOf([span(9, 11), span(10, 12), span(13, 14)]);
    expect(placed).toEqual([
      { lane: 0, of: 2, wide: 1 },
      { lane: 1, of: 2, wide: 1 },
      { lane: 0, of: 1, wide: 1 },
    ]);
  });

  it('spread over what is free beside them', () => {
    const placed = lanesOf([span(9, 10), span(9, 12), span(9, 12), span(10, 12)]);
    expect(placed[3]).toEqual({ lane: 2, of: 3, wide: 1 });
    expect(lanesOf([span(9, 12), span(9, 10), span(9, 10), span(11, 12)])[3]).toEqual({ lane: 1, of: 3, wide: 2 });
  });

  it('never lie on each other, however many there are', () => {
    const many = Array.from({ length: 60 }, (_, i) => span((i * 7) % 23, ((i * 7) % 23) + 1 + (i % 5)));
    const placed = lanesOf(many);
    for (const [i, a] of many.entries())
      for (const [j, b] of many.entries()) {
        const [one, other] = [placed[i]!, placed[j]!];
        const isApart = a.start >= b.end || b.start >= a.end;
        if (i < j && !isApart)
          expect(one.lane + one.wide <= other.lane || other.lane + other.wide <= one.lane).toBe(true);
      }
  });

  it('are counted where most of them meet', () => {
    expect(mostLanes([span(9, 10), span(9, 10), span(9.5, 11), span(12, 13)])).toBe(3);
    expect(mostLanes([])).toBe(0);
  });
});

it('twelve columns of a day fit beside the menu of a desktop', () => {
  const staff = Array.from({ length: 12 }, (_, place) => ({ id: `i${place}` }));
  const { columns } = columnWidths([], staff);
  expect(columns.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(1170);
});
