import { add, insert, readTable, remove, update } from '../../../platform/event-store/changes.js';
import { projection, type ProjectedEvent } from '../../../platform/event-store/projection.js';
import type { PackageKind } from '../domain/package.js';
import type {
  CreditCarriedOver,
  CreditIssued,
  Issue,
  MakeupIssued,
  Missed,
  OverpaymentCredited,
  PackageEvent,
  SingleLessonIssued,
} from '../events.js';
import type { PackageRestored } from '../package-deletion-events.js';
import type { VoucherCredited } from '../voucher-events.js';
import { Package } from '../tables/package.entity.js';

const packages = readTable(Package);

const bought = (
  data: Omit<Issue, 'expiryDate'> & { expiryDate?: string | null },
  kind: PackageKind,
  createdAt: Date,
) => ({
  package_id: data.packageId,
  student_id: data.studentId,
  product_id: data.productId,
  product_name: data.productName,
  kind,
  purchase_date: data.purchaseDate,
  start_date: data.startDate,
  expiry_date: data.expiryDate ?? null,
  used: 0,
  created_at: createdAt,
});
const NO_DISCOUNT = { discount_id: null, discount_title: null, discount_minor: 0 } as const;
const COUNTED = { coverage: 'lessons', per_week: null, is_shared: false } as const;
const NOTHING_MISSED: Record<keyof Missed, null> = { issuedFor: null, missedDate: null, missedTitle: null };
const reasonOf = ({ issuedFor, missedDate, missedTitle }: Record<keyof Missed, string | null>) => ({
  issued_for: issuedFor,
  missed_date: missedDate,
  missed_title: missedTitle,
});
const sold = (data: PackageRestored['data'], createdAt: Date) =>
  insert(packages, {
    ...bought(data, data.kind, createdAt),
    is_tracked: data.isTracked,
    coverage: data.coverage,
    per_week: data.perWeek,
    is_shared: data.isShared,
    start_count: data.startCount,
    price_minor: data.priceMinor,
    tax_percent: data.taxPercent,
    tax_included: data.taxIncluded,
    payment_id: data.paymentId,
    discount_id: data.discount?.discountId ?? null,
    discount_title: data.discount?.title ?? null,
    discount_minor: data.discount?.offMinor ?? 0,
    renew_date: data.renewal?.date ?? null,
    ...reasonOf(data),
  });
type Given =
  | MakeupIssued
  | SingleLessonIssued
  | CreditIssued
  | CreditCarriedOver
  | OverpaymentCredited
  | VoucherCredited;
const issued =
  (kind: PackageKind) =>
  ({ data, occurredAt }: ProjectedEvent<Given>) =>
    insert(packages, {
      ...bought(data, kind, occurredAt),
      is_tracked: true,
      ...COUNTED,
      start_count: 1,
      price_minor: 'priceMinor' in data ? data.priceMinor : 0,
      tax_percent: 0,
      tax_included: false,
      payment_id: null,
      ...NO_DISCOUNT,
      renew_date: null,
      ...reasonOf('issuedFor' in data ? data : NOTHING_MISSED),
    });

export const packageProjection = projection<PackageEvent>('billing.package', [packages], {
  'billing.PackagePurchased': ({ data, occurredAt }) => sold({ ...NOTHING_MISSED, ...data }, occurredAt),
  'billing.PackageRestored': ({ data, occurredAt }) => sold(data, occurredAt),
  'billing.LateFeeCharged': ({ data, occurredAt }) =>
    insert(packages, {
      ...bought(data, 'package', occurredAt),
      is_tracked: false,
      ...COUNTED,
      start_count: 1,
      price_minor: data.priceMinor,
      tax_percent: 0,
      tax_included: false,
      payment_id: data.paymentId,
      ...NO_DISCOUNT,
      renew_date: null,
      ...reasonOf(data),
    }),
  'billing.MakeupIssued': issued('makeup'),
  'billing.SingleLessonIssued': issued('adjustment'),
  'billing.CreditIssued': issued('credit'),
  'billing.CreditCarriedOver': issued('credit'),
  'billing.OverpaymentCredited': issued('credit'),
  'billing.VoucherCredited': issued('credit'),
  'billing.CreditSpent': ({ data: { packageId, paymentId, priceMinor } }) =>
    update(packages, packageId, { payment_id: paymentId, price_minor: priceMinor, used: 1 }),
  'billing.CreditReleased': ({ data }) => update(packages, data.packageId, { payment_id: null, used: 0 }),
  'billing.IssueWithdrawn': ({ data }) => remove(packages, data.packageId),
  'billing.PackageDebited': ({ data }) => add(packages, data.packageId, { used: 1 }),
  'billing.PackageCredited': ({ data }) => add(packages, data.packageId, { used: -1 }),
  'billing.PlaceUncovered': ({ data }) => add(packages, data.packageId, { used: -1 }),
  'billing.PackageEdited': ({ data }) =>
    update(packages, data.packageId, {
      purchase_date: data.purchaseDate,
      start_date: data.startDate,
      expiry_date: data.expiryDate,
      start_count: data.startCount,
      price_minor: data.priceMinor,
      ...(data.offMinor !== undefined && { discount_minor: data.offMinor }),
      ...(data.productName !== undefined && { product_name: data.productName }),
    }),
  'billing.PackageRenewed': ({ data }) => update(packages, data.packageId, { renew_date: null }),
  'billing.RenewalChanged': ({ data }) => update(packages, data.packageId, { renew_date: data.renewal?.date ?? null }),
  'billing.PackageHandedOver': ({ data }) => update(packages, data.packageId, { student_id: data.studentId }),
  'billing.PackageDeleted': ({ data }) => remove(packages, data.packageId),
  'billing.PackageExtended': ({ data }) => update(packages, data.packageId, { expiry_date: data.expiryDate }),
});
