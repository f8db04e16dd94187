import { SettleCancellationsHandler } from './commands/settle-cancellations.js';
import { billingEvents } from './events.js';
import { ItemsController } from './http/items.controller.js';
import { ProductsController } from './http/products.controller.js';
import { RestProductsController } from './http/rest-products.controller.js';
import { coverPlacesWhenEnrolled } from './policies/cover-places-when-enrolled.js';
import { prepareProductsWhenFarmOpens } from './policies/prepare-products-when-farm-opens.js';
import { settlePlacesWhenAttendanceChanges } from './policies/settle-places-when-attendance-changes.js';
import { settleWhenCancelled } from './policies/settle-when-cancelled.js';
import { coveredPlaces } from './projections/covered-places.js';
import { packageTable } from './projections/package-table.js';
import { paymentTable } from './projections/payment-table.js';
import { refuse } from '../../platform/errors/refusal.js';
import { BarnModule } from '../../platform/event-store/barn-module.js';

@BarnModule({
  name: 'billing',
  events: billingEvents,
  projections: [paymentTable, packageTable, coveredPlaces],
  // Units come back before new places look for one.
  policies: [
    prepareProductsWhenFarmOpens,
    settlePlacesWhenAttendanceChanges,
    settleWhenCancelled,
    coverPlacesWhenEnrolled,
  ],
  violations: {
    package_units_left: () => refuse('no_units_left', 'This package has no lessons left.'),
    payment_invoice_number: () => refuse('invoice_number_taken', 'This invoice number is taken. Please try again.'),
  },
  controllers: [ItemsController, ProductsController, RestProductsController],
  handlers: [SettleCancellationsHandler],
})
export class BillingModule {}
