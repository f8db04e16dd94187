/** A row and the ids of the people or the horse that it made. */
export interface MadeRow {
  row: number;
  made: string[];
}

export interface OfAccount {
  personId: string;
  accountId: string;
  /** Something refers to the person, or somebody changed it since. */
  isUsed: boolean;
}

export interface TakenBack {
  remove: { accountId: string; personIds: string[] }[];
  undone: number[];
  kept: number[];
}

export const grouped = <One>(all: readonly One[], keyOf: (one: One) => string) => {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/**
 * Of the accounts of these rows with everybody on them: whoever was made by them and not used since goes. A holder goes only
 * together with everybody else of the account.
 */
export function decideTakeBack(rows: readonly MadeRow[], people: readonly OfAccount[]): TakenBack {
  const made = new Set(rows.flatMap((row) => row.made));
  const accounts = grouped(people, ({ accountId }) => accountId);
  const remove = [...accounts].flatMap(([accountId, members]) => {
    const unused = members.filter(({ personId, isUsed }) => made.has(personId) && !isUsed);
    const isWhole = unused.length === members.length;
    const personIds = unused.map(({ personId }) => personId).filter((id) => isWhole || id !== accountId);
    return personIds.length ? [{ accountId, personIds }] : [];
  });
  const gone = new Set(remove.flatMap(({ personIds }) => personIds));
  const present = new Set(people.map(({ personId }) => personId));
  const isUndone = (row: MadeRow) => row.made.every((id) => gone.has(id) || !present.has(id));
  return {
    remove,
    undone: rows.filter(isUndone).map(({ row }) => row),
    kept: rows.filter((row) => !isUndone(row)).map(({ row }) => row),
  };
}
