import { policy } from '../../../platform/event-store/policy.js';
import type { GuestPlaceFreed } from '../../enrollment/contracts.js';
import { NoteFreedPlaces } from '../commands/note-freed-places.js';

export const noteFreedPlaces = policy<GuestPlaceFreed>(
  'enquiries.note-freed-places',
  ['enrollment.GuestPlaceFreed'],
  (freed, barn) =>
    barn.execute(
      NoteFreedPlaces,
      freed.map(({ data: { placeId, why } }) => ({ enquiryId: placeId, why })),
    ),
);
