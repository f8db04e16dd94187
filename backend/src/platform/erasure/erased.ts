import type { Fragment, Sql } from '../database/connect.js';

/** Whose data is to be forgotten, and by what they are found in other people's texts. */
export interface Erased {
  readonly personIds: readonly string[];
  readonly studentIds: readonly string[];
  /** Those of the people who hold an account. */
  readonly accountIds: readonly string[];
  /** First and last names, for papers that hold them apart. */
  readonly names: readonly { readonly firstName: string; readonly lastName: string }[];
  /** In lower case; addresses that somebody who stays uses as well are left out. */
  readonly addresses: readonly string[];
  /** A regular expression of PostgreSQL, for any case: full names, addresses and telephone numbers. */
  readonly words: string;
}

/** What stands instead of a name. */
export const NOBODY = { firstName: 'Erased', lastName: 'person' } as const;
const INSTEAD = `${NOBODY.firstName} ${NOBODY.lastName}`;

/** A text without them; to be used where `~*` finds them. */
export const withoutThem = (sql: Sql, column: Fragment, { words }: Pick<Erased, 'words'>): Fragment =>
  sql`regexp_replace(${column}, ${words}, ${INSTEAD}, 'gi')`;
