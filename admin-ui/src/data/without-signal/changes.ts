import { isAbout, type Draft, type Mark, type Problem } from './mark';
import type { Change } from './store';

type Marks = readonly Mark[];
type Maker = { readonly owner: string; readonly key: string; readonly now: number };

export const ofOwner = (marks: Marks, owner: string | null): Mark[] => marks.filter((mark) => mark.owner === owner);

/** What has not been tried is replaced by what is decided later, and gone if that is what stood there. */
export const added = (marks: Marks, draft: Draft, { owner, key, now }: Maker): Change => {
  const before = ofOwner(marks, owner).findLast((mark) => isAbout(mark, draft));
  const { to, horseName } = draft;
  if (!before || (before.isTried && !before.problem)) {
    const seen = before ? before.to : draft.seen;
    const order = Math.max(now, 1 + (marks.at(-1)?.order ?? 0));
    return seen === to ? {} : { put: [{ ...draft, seen, order, owner, key, isTried: false, problem: null }] };
  }
  if (!before.problem && before.seen === to) return { drop: [before.order] };
  return { put: [{ ...before, to, horseName, key }] };
};

/** As it is now, from here on one that may have arrived; nothing if it was decided otherwise or has gone meanwhile. */
export const tried = (marks: Marks, mark: Mark): Change => ({
  put: marks.filter((one) => one.key === mark.key && one.problem === null).map((one) => ({ ...one, isTried: true })),
});

/** What was decided later about the same place belongs to the same question. */
export const asked = (marks: Marks, mark: Mark, problem: Problem): Change => {
  const later = ofOwner(marks, mark.owner).filter((other) => other.order > mark.order && isAbout(other, mark));
  const { to, horseName } = later.at(-1) ?? mark;
  return { put: [{ ...mark, to, horseName, isTried: true, problem }], drop: later.map(({ order }) => order) };
};
