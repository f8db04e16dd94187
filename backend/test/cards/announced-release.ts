import { PlaceReleaseRow } from '../../src/modules/cards/tables/place-release.entity.js';
import type { TestBarn } from '../support/test-barn.js';

/** Places of an account are to be released, unless somebody lets that wait for a reason. */
export const announcedRelease = (barn: TestBarn, personId: string, heldReason: string | null = null) =>
  barn.during((at) =>
    at.repository(PlaceReleaseRow).insert({
      farmId: at.farmId,
      invoiceId: at.newId(),
      due: '2026-11-20',
      personId,
      releaseOn: '2026-12-20',
      warnedOn: null,
      heldAt: heldReason ? at.now : null,
      heldBy: heldReason ? at.actor.loginId : null,
      heldReason,
      releasedAt: null,
      createdAt: at.now,
    }),
  );
