import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { numberOf } from '../../../platform/tenancy/barn-settings.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import { needsReallocation } from '../domain/cancelled-place.js';
import { dayIn } from '../domain/days.js';
import { issueFor, returnUnit } from '../domain/issue.js';
import { packageStream } from '../domain/package.js';
import { paymentStream } from '../domain/payment.js';
import { systemProductsOf } from '../domain/system-products.js';
import { undoEarlier } from '../domain/undo.js';
import type { PackageEvent, PaymentEvent } from '../events.js';
import { systemProducts } from '../queries/product-facts.js';
import { loadCancelledPlaces } from './load-cancelled-places.js';
import { reallocate } from './reallocate.js';
import { appendToPackages } from './load-packages.js';

const isPayment = (event: PackageEvent | PaymentEvent): event is PaymentEvent =>
  'paymentId' in event.data && !('packageId' in event.data);

/**
 * What cancellations do to packages and money, in the order it must happen: an earlier cancellation's gifts are taken back, units
 * return or are covered again, and the student gets what the action gives. C05–C09
 */
export class SettleCancellations extends barnCommand<readonly StudentCancelled['data'][], void>(
  'billing.SettleCancellations',
) {}

@CommandHandler(SettleCancellations)
export class SettleCancellationsHandler extends BarnCommandHandler<SettleCancellations> {
  async handle(barn: BarnTransaction, cancellations: readonly StudentCancelled['data'][]) {
    const [systems, found] = await Promise.all([
      systemProducts(barn),
      loadCancelledPlaces(barn, cancellations, numberOf(barn.settings, 'tax_percent', 0)),
    ]);
    const products = systemProductsOf(systems);
    for (const event of found.flatMap(undoEarlier))
      if (isPayment(event)) {
        await barn.load(paymentStream, event.data.paymentId);
        barn.append(paymentStream, event.data.paymentId, [event]);
      } else appendToPackages(barn, [event]);
    // Covered before they are valued: what covers a place says what it is worth. C07
    const covers = await reallocate(
      barn,
      found
        .filter(needsReallocation)
        .map(({ cancellation, programId, makeup }) => ({ place: { ...cancellation, programId }, makeup })),
    );
    const places = found.map((place) => ({
      ...place,
      covering: place.covering ?? covers.get(place.cancellation.lessonPersonId) ?? null,
    }));
    appendToPackages(barn, places.flatMap(returnUnit));
    const today = dayIn(barn.settings.timeZone, barn.now);
    for (const place of places) {
      const id = barn.newId();
      const event = issueFor(place, products, { id, today });
      if (!event) continue;
      if (isPayment(event)) barn.begin(paymentStream, id, [event]);
      else barn.begin(packageStream, id, [event]);
    }
  }
}
