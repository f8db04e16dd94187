import { anyOf } from '../database/entity-changes.js';
import type { BarnTransaction } from './barn-transaction.js';
import { ChangedValue } from './changed-value.entity.js';

/** What was erased stays erased: nothing of it stands beside the log either. */
export const forgetValues = (barn: BarnTransaction, streams: readonly string[]) =>
  barn.repository(ChangedValue).delete({ farmId: barn.farmId, stream: anyOf(streams) });
