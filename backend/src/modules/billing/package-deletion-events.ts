import type { DomainEvent, EventCatalogue } from '../../platform/event-store/event.js';
import type { Missed, PackagePurchased } from './events.js';

/** Whose package it is. */
interface Ids {
  packageId: string;
  studentId: string;
}

/** What a package was, without the places that it covered: as it was sold or issued and edited since. Money in minor units. */
export type KeptPackage = Omit<PackagePurchased['data'], keyof Ids | 'kind'> & {
  kind: 'package' | 'makeup' | 'adjustment' | 'credit';
} & { [Name in keyof Missed]: Missed[Name] | null };

/** `was` is null in events from before it was kept: such a package can not be brought back. C25 */
export type PackageDeleted = DomainEvent<'billing.PackageDeleted', Ids & { was: KeptPackage | null }>;
/** It is there again, with what pays for it; lessons that wait are covered as by a new one. */
export type PackageRestored = DomainEvent<'billing.PackageRestored', Ids & KeptPackage>;

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ids: Ids = { packageId: id(1), studentId: id(2) };
const was: KeptPackage = {
  productId: id(3),
  productName: '10 group lessons',
  purchaseDate: '2026-11-20',
  startDate: '2026-11-20',
  expiryDate: '2027-03-20',
  kind: 'package',
  isTracked: true,
  coverage: 'lessons',
  perWeek: null,
  isShared: false,
  startCount: 10,
  priceMinor: 45000,
  taxPercent: 0.13,
  taxIncluded: false,
  paymentId: id(6),
  renewal: null,
  issuedFor: null,
  missedDate: null,
  missedTitle: null,
};

/** Packages that are gone, and those that are there again. */
export const packageDeletionEvents: EventCatalogue<PackageDeleted | PackageRestored> = {
  'billing.PackageDeleted': {
    version: 2,
    upcast: { 1: (data) => ({ ...data, was: null }) },
    meaning: 'A package was deleted.',
    example: { ...ids, was: null },
  },
  'billing.PackageRestored': {
    version: 1,
    meaning: 'A package that was deleted is there again.',
    example: { ...ids, ...was },
  },
};
