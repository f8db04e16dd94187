import type { PersonChanged } from '../events.js';
import { peopleErrors } from './errors.js';

/** Somebody who is called if a rider is hurt. */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
  /** What they are to the rider: "Mother", "Doctor". */
  readonly relation: string | null;
}

export interface EmergencyDetails {
  /** In the order in which they are called. */
  readonly contacts: readonly EmergencyContact[];
  readonly medicalNote: string | null;
}

export interface KnownCard extends EmergencyDetails {
  readonly personId: string;
  /** 0: nothing was ever noted. */
  readonly version: number;
  /** Whether the barn keeps emergency cards. */
  readonly isKept: boolean;
}

/**
 * The log says that the card was noted, never what stands on it. Nothing happens where it stands so already. What stands there can be
 * erased whether or not the barn keeps cards by now.
 * Throws `no_emergency_cards`, and `emergency_card_changed` where somebody noted something else since `seen`.
 */
export function decideEmergencyCard(noted: EmergencyDetails, seen: number, known: KnownCard): PersonChanged[] {
  if (!known.isKept && !isEmpty(noted)) throw peopleErrors.no_emergency_cards();
  if (isSame(noted, known)) return [];
  if (seen !== known.version) throw peopleErrors.emergency_card_changed();
  const { personId } = known;
  return [
    {
      type: 'people.PersonChanged',
      data: { personId, change: 'edited', hats: ['student'], fields: ['emergency_card'] },
    },
  ];
}

/** Two records of one rider become one: who stays is called first, and nothing that was noted is lost. */
export const joinedCards = (kept: EmergencyDetails, merged: EmergencyDetails): EmergencyDetails => ({
  contacts: [
    ...kept.contacts,
    ...merged.contacts.filter(({ phone }) => kept.contacts.every((known) => known.phone !== phone)),
  ],
  medicalNote: [...new Set([kept.medicalNote, merged.medicalNote])].filter(Boolean).join('\n') || null,
});

const isEmpty = ({ contacts, medicalNote }: EmergencyDetails) => contacts.length === 0 && medicalNote === null;

const isSame = (one: EmergencyDetails, other: EmergencyDetails) =>
  one.medicalNote === other.medicalNote &&
  one.contacts.length === other.contacts.length &&
  one.contacts.every(({ name, phone, relation }, at) => {
    const same = other.contacts[at];
    return same?.name === name && same.phone === phone && same.relation === relation;
  });
