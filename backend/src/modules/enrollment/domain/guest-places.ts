import { impossible, streamType } from '../../../platform/event-store/stream.js';
import type { GuestPlaceEvent } from '../guest-events.js';

export interface GuestPlace {
  readonly placeId: string;
  readonly until: Date;
}

/** Free places of one lesson that are kept for strangers, the first first. Each is free for nobody else until it is freed. */
export type GuestPlaces = readonly GuestPlace[];

function evolve(places: GuestPlaces, event: GuestPlaceEvent): GuestPlaces {
  switch (event.type) {
    case 'enrollment.GuestPlaceKept':
      return [...places, { placeId: event.data.placeId, until: new Date(event.data.until) }];
    case 'enrollment.GuestPlaceFreed':
      return places.filter(({ placeId }) => placeId !== event.data.placeId);
    default:
      return impossible(event);
  }
}

/** Stream `guests-<lessonId>`, decided together with the lesson's roster and waiting list. */
export const guestStream = streamType<GuestPlaces, GuestPlaceEvent>('guests', [], evolve);
