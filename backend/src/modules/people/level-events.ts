import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

interface OfRider {
  studentId: string;
  personId: string;
  /** One line of the rider's history of levels. */
  riderLevelId: string;
}

/** Whoever teaches thinks that the rider has this level. It counts when it is confirmed. */
export type RiderLevelProposed = DomainEvent<'people.RiderLevelProposed', OfRider & { levelId: string }>;

/** From now on the rider has this level, or none. `proposed`: as somebody had proposed. */
export type RiderLevelConfirmed = DomainEvent<
  'people.RiderLevelConfirmed',
  OfRider & { levelId: string | null; formerLevelId: string | null; proposed: boolean }
>;

/** The proposal came to nothing: it was declined, taken back, or another level was confirmed or proposed. */
export type RiderLevelDeclined = DomainEvent<'people.RiderLevelDeclined', OfRider & { levelId: string }>;

/** Skills that the rider has reached from then on, and those that were taken back; only what changed. */
export type RiderSkillsNoted = DomainEvent<
  'people.RiderSkillsNoted',
  { studentId: string; personId: string; reached: string[]; notYet: string[] }
>;

export type RiderLevelEvent = RiderLevelProposed | RiderLevelConfirmed | RiderLevelDeclined;

const ID = '01930000-0000-7000-8000-00000000000';
const rider = { studentId: `${ID}1`, personId: `${ID}2`, riderLevelId: `${ID}3` };

export const riderLevelEvents: EventCatalogue<RiderLevelEvent | RiderSkillsNoted> = {
  'people.RiderLevelProposed': {
    version: 1,
    meaning: 'A level was proposed for a rider.',
    example: { ...rider, levelId: `${ID}4` },
  },
  'people.RiderLevelConfirmed': {
    version: 1,
    meaning: 'A rider has another level from then on, or none.',
    example: { ...rider, levelId: `${ID}4`, formerLevelId: `${ID}5`, proposed: true },
  },
  'people.RiderLevelDeclined': {
    version: 1,
    meaning: 'The level that was proposed for a rider did not become theirs.',
    example: { ...rider, levelId: `${ID}4` },
  },
  'people.RiderSkillsNoted': {
    version: 1,
    meaning: 'Skills were noted as reached by a rider, or as not yet.',
    example: { studentId: `${ID}1`, personId: `${ID}2`, reached: [`${ID}3`], notYet: [`${ID}4`] },
  },
};
