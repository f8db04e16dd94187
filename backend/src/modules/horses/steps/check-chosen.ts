import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { checkChoice, choices } from '../../setup/contracts.js';
import type { HorseDetails } from '../tables/horse.entity.js';

/** A level that is newly chosen is in use, and an owner is an account holder in use; of a new horse all is `written`. */
export async function checkChosen(
  barn: BarnTransaction,
  { levelFromId, levelToId, ownerId }: HorseDetails,
  written?: readonly string[],
) {
  const chosen = [
    ['level_from_id', levelFromId, choices.level],
    ['level_to_id', levelToId, choices.level],
    ['owner_id', ownerId, choices.account],
  ] as const;
  for (const [column, id, among] of chosen)
    if (id && (written?.includes(column) ?? true)) await checkChoice(barn, among, { column, id });
}
