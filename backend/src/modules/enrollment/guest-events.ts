import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';

interface Kept {
  /** Of who asks: a stranger, whom this module does not know. */
  placeId: string;
  lessonId: string;
}

/**
 * Why a place is kept for a guest no longer. `given`: the guest has it; `declined`, `closed`: the barn said so;
 * `withdrawn`: the guest did; `ended`: its time, or the
 * lesson began; `given_away`: there is none any more; `called_off`: the lesson does not take place; `erased`: who asked
 * is forgotten.
 */
export type GuestPlaceEnd =
  | 'given'
  | 'declined'
  | 'withdrawn'
  | 'closed'
  | 'ended'
  | 'given_away'
  | 'called_off'
  | 'erased';

/** `until` is an instant, ISO 8601. */
export type GuestPlaceKept = DomainEvent<'enrollment.GuestPlaceKept', Kept & { until: string }>;
export type GuestPlaceFreed = DomainEvent<'enrollment.GuestPlaceFreed', Kept & { why: GuestPlaceEnd }>;

export type GuestPlaceEvent = GuestPlaceKept | GuestPlaceFreed;

const kept: Kept = {
  placeId: '01930000-0000-7000-8000-000000000001',
  lessonId: '01930000-0000-7000-8000-000000000002',
};

export const guestPlaceEvents: EventCatalogue<GuestPlaceEvent> = {
  'enrollment.GuestPlaceKept': {
    version: 1,
    meaning: 'A free place is kept for a stranger who asked for it, until the barn answers or a time.',
    example: { ...kept, until: '2026-11-23T18:00:00.000Z' },
  },
  'enrollment.GuestPlaceFreed': {
    version: 1,
    meaning: 'A place is kept for a stranger no longer.',
    example: { ...kept, why: 'ended' },
  },
};
