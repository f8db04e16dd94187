import type { Caller } from './caller.js';
import { Text } from './fields.js';

/** For calls that warn of something and do it all the same. */
export const OverrideReason = () =>
  Text({ optional: true, max: 500, description: 'Why it is done in spite of its warnings; stands in the history' });

export const because = (caller: Caller, reason: string | undefined): Caller =>
  reason ? { ...caller, reason } : caller;
