import { adjustAllocationsWhenAttendanceChanges } from './adjust-allocations-when-attendance-changes.js';
import { allocatePackagesWhenEnrolled } from './allocate-packages-when-enrolled.js';
import { appointTheChosenProduct } from './appoint-the-chosen-product.js';
import { handOverSharedWhenErased } from './hand-over-shared-when-erased.js';
import { handOverPackagesWhenRidersMerge } from './hand-over-packages-when-riders-merge.js';
import { movePaymentsWhenAccountsMerge } from './move-payments-when-accounts-merge.js';
import { prepareProductsWhenFarmOpens } from './prepare-products-when-farm-opens.js';
import { chargeLateFeeWhenCancelled } from './charge-late-fee-when-cancelled.js';
import { numberPapersWhenTheyBegin } from './number-papers.js';
import { settleWhenCancelled } from './settle-when-cancelled.js';
import { takeBackWhenReinstated } from './take-back-when-reinstated.js';

/** What follows in the same transaction. The order matters: units return before new places look for one. */
export const billingPolicies = [
  prepareProductsWhenFarmOpens,
  movePaymentsWhenAccountsMerge,
  handOverPackagesWhenRidersMerge,
  handOverSharedWhenErased,
  appointTheChosenProduct,
  adjustAllocationsWhenAttendanceChanges,
  settleWhenCancelled,
  chargeLateFeeWhenCancelled,
  takeBackWhenReinstated,
  allocatePackagesWhenEnrolled,
  numberPapersWhenTheyBegin,
];
