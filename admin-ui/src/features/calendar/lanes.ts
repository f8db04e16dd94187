type Span = { readonly start: number; readonly end: number };
/** The lane it stands in, of how many side by side, and over how many lanes to its right it may spread. */
export type Placed = { readonly lane: number; readonly of: number; readonly wide: number };

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Of lessons that overlap, directly or by way of others, in the order of their beginnings. */
const placeTogether = (together: readonly { readonly at: number; readonly span: Span }[]): Map<number, Placed> => {
  const lanes: Span[][] = [];
  const chosen = together.map(({ at, span }) => {
    const free = lanes.findIndex((lane) => !lane.some((other) => meets(other, span)));
    const lane = free < 0 ? lanes.length : free;
    (lanes[lane] ??= []).push(span);
    return { at, span, lane };
  });
  return new Map(
    chosen.map(({ at, span, lane }) => {
      const taken = lanes.findIndex((others, i) => i > lane && others.some((other) => meets(other, span)));
      return [at, { lane, of: lanes.length, wide: (taken < 0 ? lanes.length : taken) - lane }];
    }),
  );
};

/** Side by side what overlaps, as few lanes as will do; in the order given. */
export const lanesOf = (spans: readonly Span[]): Placed[] => {
  const ordered = spans
    .map((span, at) => ({ span, at }))
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const placed = new Map<number, Placed>();
  let together: typeof ordered = [];
  let until = -Infinity;
  const settle = () => placeTogether(together).forEach((where, at) => placed.set(at, where));
  for (const one of ordered) {
    if (one.span.start >= until) {
      settle();
      together = [];
    }
    together.push(one);
    until = Math.max(until, one.span.end);
  }
  settle();
  return spans.map((_, at) => placed.get(at) ?? { lane: 0, of: 1, wide: 1 });
};

/** How many stand side by side at most. */
export const mostLanes = (spans: readonly Span[]): number =>
  lanesOf(spans).reduce((most, { of }) => Math.max(most, of), 0);
