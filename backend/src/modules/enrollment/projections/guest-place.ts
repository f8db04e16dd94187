import { insert, remove } from '../../../platform/event-store/changes.js';
import { projection } from '../../../platform/event-store/projection.js';
import type { GuestPlaceEvent } from '../guest-events.js';
import { guestPlace } from '../tables/guest-place.entity.js';

export const guestPlaceProjection = projection<GuestPlaceEvent>('enrollment.guest_place', [guestPlace], {
  'enrollment.GuestPlaceKept': ({ data }) =>
    insert(guestPlace, { place_id: data.placeId, lesson_id: data.lessonId, kept_until: data.until }),
  'enrollment.GuestPlaceFreed': ({ data }) => remove(guestPlace, data.placeId),
});
