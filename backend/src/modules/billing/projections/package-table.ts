import { add, insert, remove, update, type ReadTable, type Row } from '../../../platform/event-store/changes.js';
import { projection, type ProjectedEvent } from '../../../platform/event-store/projection.js';
import type { PackageKind } from '../domain/package.js';
import type {
  CreditIssued,
  Issue,
  IssuedForCancellation,
  MakeupIssued,
  PackageEvent,
  SingleLessonIssued,
} from '../events.js';

const table: ReadTable = { name: 'package', key: 'package_id' };

const row = (data: Issue, kind: PackageKind, createdAt: Date): Row => ({
  package_id: data.packageId,
  student_id: data.studentId,
  product_id: data.productId,
  product_name: data.productName,
  kind,
  purchase_date: data.purchaseDate,
  start_date: data.startDate,
  expiry_date: data.expiryDate,
  used: 0,
  created_at: createdAt,
});
const given = { is_tracked: true, start_count: 1, price_minor: 0, tax_percent: 0, payment_id: null };
const reason = ({ issuedFor, missedDate, missedTitle }: IssuedForCancellation): Row => ({
  issued_for: issuedFor,
  missed_date: missedDate,
  missed_title: missedTitle,
});

const issued =
  (kind: PackageKind) =>
  ({ data, occurredAt }: ProjectedEvent<MakeupIssued | SingleLessonIssued | CreditIssued>) =>
    insert(table, {
      ...row(data, kind, occurredAt),
      ...given,
      ...('priceMinor' in data && { price_minor: data.priceMinor }),
      ...reason(data),
    });

/** Every package a student has: a row per package, with how many places it covers now. */
export const packageTable = projection<PackageEvent>('billing.package', [table], {
  'billing.PackagePurchased': ({ data, occurredAt }) =>
    insert(table, {
      ...row(data, data.kind, occurredAt),
      is_tracked: data.isTracked,
      start_count: data.startCount,
      price_minor: data.priceMinor,
      tax_percent: data.taxPercent,
      payment_id: data.paymentId,
      issued_for: null,
      missed_date: null,
      missed_title: null,
    }),
  'billing.MakeupIssued': issued('makeup'),
  'billing.SingleLessonIssued': issued('adjustment'),
  'billing.CreditIssued': issued('credit'),
  'billing.IssueWithdrawn': ({ data }) => remove(table, data.packageId),
  'billing.PackageDebited': ({ data }) => add(table, data.packageId, { used: 1 }),
  'billing.PackageCredited': ({ data }) => add(table, data.packageId, { used: -1 }),
  'billing.PackageExtended': ({ data }) => update(table, data.packageId, { expiry_date: data.expiryDate }),
});
