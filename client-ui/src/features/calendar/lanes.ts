type Span = { readonly from: number; readonly to: number };

export type Placed<Some> = { readonly span: Some; readonly lane: number; readonly lanes: number };

/** Side by side where they are at once; as many lanes as the busiest moment of a group needs. Spans come by their start. */
export const inLanes = <Some extends Span>(spans: readonly Some[]): readonly Placed<Some>[] => {
  const placed: Placed<Some>[] = [];
  let group: { span: Some; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const one of group) placed.push({ ...one, lanes: ends.length });
    [group, ends] = [[], []];
  };
  for (const span of spans) {
    if (ends.every((end) => end <= span.from)) close();
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    group.push({ span, lane });
  }
  close();
  return placed;
};
