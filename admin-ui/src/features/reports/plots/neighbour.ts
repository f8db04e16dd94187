/** Where a mark stands among those of its plot: rows from the top, columns from the left. */
export type Standing = { readonly row: number; readonly column: number };

const ahead = {
  ArrowRight: (from: Standing, to: Standing) => [to.column - from.column, Math.abs(to.row - from.row)],
  ArrowLeft: (from: Standing, to: Standing) => [from.column - to.column, Math.abs(to.row - from.row)],
  ArrowDown: (from: Standing, to: Standing) => [to.row - from.row, Math.abs(to.column - from.column)],
  ArrowUp: (from: Standing, to: Standing) => [from.row - to.row, Math.abs(to.column - from.column)],
} satisfies Record<string, (from: Standing, to: Standing) => [number, number]>;

const isArrow = (key: string): key is keyof typeof ahead => Object.hasOwn(ahead, key);

/** Which mark a key leads to from another: the nearest in its direction, or the first and the last of all. */
export const neighbour = (marks: readonly Standing[], at: number, key: string): number | undefined => {
  const from = marks[at];
  if (!from) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return marks.length - 1;
  if (!isArrow(key)) return undefined;
  const found = marks
    .map((to, index) => ({ index, way: ahead[key](from, to) }))
    .filter(({ way: [forward] }) => forward > 0)
    .toSorted(({ way: [a, aside] }, { way: [b, beside] }) => a - b || aside - beside);
  return found[0]?.index;
};
