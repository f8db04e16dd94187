import type { RiderLevelConfirmed, RiderLevelDeclined, RiderLevelEvent, RiderLevelProposed } from '../level-events.js';

/** What is known of a rider's level before somebody proposes or confirms another. */
export interface KnownLevel {
  readonly studentId: string;
  readonly personId: string;
  /** The level that counts; null for none. */
  readonly levelId: string | null;
  readonly proposal: { readonly riderLevelId: string; readonly levelId: string } | null;
}

const declined = ({ studentId, personId, proposal }: KnownLevel): RiderLevelDeclined[] =>
  proposal ? [{ type: 'people.RiderLevelDeclined', data: { studentId, personId, ...proposal } }] : [];

/** The last proposal is the one that waits. Proposing what the rider has already takes the other one back. R160 */
export function decideProposal(
  { levelId, riderLevelId }: { levelId: string; riderLevelId: string },
  known: KnownLevel,
): (RiderLevelProposed | RiderLevelDeclined)[] {
  const { studentId, personId, proposal } = known;
  if (proposal?.levelId === levelId) return [];
  if (known.levelId === levelId) return declined(known);
  return [
    ...declined(known),
    { type: 'people.RiderLevelProposed', data: { studentId, personId, riderLevelId, levelId } },
  ];
}

/** Null takes the level away. What was proposed becomes the rider's, or ends with it. */
export function decideConfirmation(
  { levelId, riderLevelId }: { levelId: string | null; riderLevelId: string },
  known: KnownLevel,
): RiderLevelEvent[] {
  const { studentId, personId, proposal } = known;
  if (known.levelId === levelId) return declined(known);
  const asProposed = proposal?.levelId === levelId ? proposal : undefined;
  const confirmed: RiderLevelConfirmed = {
    type: 'people.RiderLevelConfirmed',
    data: {
      studentId,
      personId,
      riderLevelId: asProposed?.riderLevelId ?? riderLevelId,
      levelId,
      formerLevelId: known.levelId,
      proposed: asProposed !== undefined,
    },
  };
  return [...(asProposed ? [] : declined(known)), confirmed];
}

export const decideDecline = declined;
