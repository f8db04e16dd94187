export type Covering = { readonly coverage: string; readonly per_week: number | null };

/** "unlimited", "2 a week"; undefined where lessons are counted. C02 */
export const flatWords = ({ coverage, per_week }: Covering): string | undefined => {
  if (coverage === 'unlimited') return 'unlimited';
  return coverage === 'weekly' && per_week !== null ? `${per_week} a week` : undefined;
};

/** "10 lessons · Anna’s": a package by its name, and whose it is where another rider of the family has it. */
export const withOwner = (name: string, owner: string | false | null | undefined): string =>
  owner ? `${name} · ${owner}’s` : name;

type Held = { readonly product_name: string; readonly student_id: string; readonly owner_name: string };

/** The same of a package that is listed for a rider. */
export const itemName = (item: Held, riderId: string | null): string =>
  withOwner(item.product_name, item.student_id !== riderId && item.owner_name);

/** What is left: "4 left of 10", "1 left of 2 this week", outside its weeks "2 a week"; "unlimited". C01 */
export const leftWords = ({
  remain,
  start_count,
  left_this_week,
  ...covering
}: Covering & {
  readonly remain: number | null;
  readonly start_count: number;
  readonly left_this_week: number | null;
}): string => {
  if (remain !== null) return `${remain} left of ${start_count}`;
  return left_this_week === null
    ? (flatWords(covering) ?? '')
    : `${left_this_week} left of ${covering.per_week} this week`;
};
