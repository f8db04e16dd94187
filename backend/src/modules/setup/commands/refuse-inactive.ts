import { snakeCase } from '../../../platform/database/snake-case.js';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { ActivatableEntry } from '../tables/setup-entry.js';

/** Which properties of an entry name entries of other lists. */
export type References<Entry> = { readonly [Property in keyof Entry]?: new () => ActivatableEntry };

const wordsOf = (column: string) => column.replace(/_id$/, '').replaceAll('_', ' ');

/** What is newly chosen has to be in use; what an entry has already, it keeps. Whether it exists, the database checks. F20 */
export async function refuseInactive<Entry extends object>(
  barn: BarnTransaction,
  references: References<Entry>,
  { given, written }: { given: object; written: readonly string[] },
) {
  const chosen = Object.entries<(new () => ActivatableEntry) | undefined>(references);
  await Promise.all(
    chosen.map(async ([property, list]) => {
      const id: unknown = Object.entries(given).find(([name]) => name === property)?.[1];
      const column = snakeCase(property);
      if (!list || typeof id !== 'string' || !written.includes(column)) return;
      const entry = await barn.repository<ActivatableEntry>(list).findOneBy({ farmId: barn.farmId, id });
      if (entry?.isActive === false)
        throw invalid(column, `This ${wordsOf(column)} is inactive. Activate it first, or choose another.`);
    }),
  );
}
