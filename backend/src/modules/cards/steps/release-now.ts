import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { ReleasePlaces } from '../../enrollment/contracts.js';
import { cardPaymentStream, type PlacesReleased } from '../events.js';
import type { OverdueInvoice } from '../facts/releases.js';
import { PlaceReleaseRow } from '../tables/place-release.entity.js';

/** The places of an invoice that is overdue, and the end of its release. */
export async function releaseNow(barn: BarnTransaction, { invoiceId, personId, places }: OverdueInvoice, due: string) {
  const { farmId, now } = barn;
  const ended = { releasedAt: now, heldAt: null, heldBy: null, heldReason: null };
  await barn.repository(PlaceReleaseRow).update({ farmId, invoiceId, due }, ended);
  if (places.length === 0) return;
  await barn.execute(ReleasePlaces, places);
  const released = places.map(({ lessonId, studentId }) => ({ lessonId, studentId }));
  barn.record(cardPaymentStream(invoiceId), {
    type: 'cards.PlacesReleased',
    data: { invoiceId, billingPersonId: personId, due, places: released },
  } satisfies PlacesReleased);
}
