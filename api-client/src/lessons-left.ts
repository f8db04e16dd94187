export type Covering = { readonly coverage: string; readonly per_week: number | null };

/** "unlimited", "2 a week"; undefined where lessons are counted. C02 */
export const flatWords = ({ coverage, per_week }: Covering): string | undefined => {
  if (coverage === 'unlimited') return 'unlimited';
  return coverage === 'weekly' && per_week !== null ? `${per_week} a week` : undefined;
};

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
