import type { StudentCancelled } from '../../enrollment/contracts.js';
import type { PackageDebited, PackagePurchased } from '../events.js';
import type { Candidate, Place } from '../domain/allocation.js';
import type { CancelledPlace } from '../domain/cancelled-place.js';
import type { Package } from '../domain/package.js';
import type { ProductForSale } from '../domain/product.js';

/** Valid objects for specs, of which each names only what it is about. */
export const purchased = (data: Partial<PackagePurchased['data']> = {}): PackagePurchased => ({
  type: 'billing.PackagePurchased',
  data: {
    packageId: 'ten',
    studentId: 'rider',
    productId: 'product',
    productName: '10 group lessons',
    purchaseDate: '2026-11-01',
    startDate: '2026-11-01',
    expiryDate: '2026-12-31',
    kind: 'package',
    isTracked: true,
    coverage: 'lessons',
    perWeek: null,
    isShared: false,
    startCount: 10,
    priceMinor: 45000,
    taxPercent: 0.13,
    taxIncluded: false,
    paymentId: 'payment',
    renewal: null,
    ...data,
  },
});

export const open = (of: Partial<Package> = {}): Package => ({
  phase: 'open',
  packageId: 'ten',
  studentId: 'rider',
  productId: 'product',
  productName: '10 group lessons',
  kind: 'package',
  isTracked: true,
  coverage: 'lessons',
  perWeek: null,
  isShared: false,
  startCount: 10,
  priceMinor: 45000,
  taxPercent: 0.13,
  taxIncluded: false,
  paymentId: 'payment',
  purchaseDate: '2026-11-01',
  startDate: '2026-11-01',
  expiryDate: '2026-12-31',
  issuedFor: null,
  missedDate: null,
  missedTitle: null,
  renewal: null,
  usedBy: [],
  ...of,
});

/** The same package, to be chosen from; with ten units left unless told. */
export const candidate = (of: Partial<Package & Candidate> = {}) => ({
  ...open(of),
  unitsLeft: 10,
  usedOn: [] as readonly string[],
  programs: [] as readonly string[],
  ...of,
});

export const place = (of: Partial<Place> = {}): Place => ({
  lessonPersonId: 'place',
  lessonId: 'lesson',
  studentId: 'rider',
  lessonDate: '2026-11-24',
  programId: 'group',
  ...of,
});

export const debit = (packageId: string, lessonPersonId = 'place'): PackageDebited => ({
  type: 'billing.PackageDebited',
  data: { packageId, lessonPersonId, lessonId: 'lesson', studentId: 'rider' },
});

type Cancellation = StudentCancelled['data'];
export const cancelled = ({
  cancellation,
  ...facts
}: Partial<Omit<CancelledPlace, 'cancellation'>> & { cancellation?: Partial<Cancellation> } = {}): CancelledPlace => ({
  cancellation: {
    lessonPersonId: 'place',
    lessonId: 'lesson',
    studentId: 'rider',
    code: 'CNA',
    by: 'staff',
    lessonDate: '2026-11-24',
    lessonTitle: 'Beginner group',
    unit: 'used',
    compensation: 'none',
    dates: { purchaseDate: '2026-11-20', makeupStartDate: '2026-11-10', expiryDate: '2026-12-24' },
    amountMinor: 0,
    creditMinor: 0,
    paid: true,
    validUntil: null,
    replaces: null,
    policy: null,
    notify: false,
    messageId: null,
    ...cancellation,
  },
  accountHolderId: 'holder',
  covering: open({ usedBy: ['place'] }),
  returnedTo: null,
  issued: [],
  refund: null,
  lowered: null,
  ...facts,
});

export const product = (of: Partial<ProductForSale> = {}): ProductForSale => ({
  productId: 'product',
  productName: '10 group lessons',
  priceMinor: 45000,
  productCount: 10,
  coverage: 'lessons',
  perWeek: null,
  expiresIn: 180,
  validityUnit: 'day',
  validUntil: null,
  calendar: [],
  isTracked: true,
  isShared: false,
  isAuto: false,
  renewDayOfMonth: null,
  taxPercent: null,
  fee: null,
  isActive: true,
  purchaseOnline: true,
  newCustomersOnly: false,
  systemUse: null,
  programs: [],
  priceClass: null,
  lessonHorses: null,
  lessonMinutes: null,
  ...of,
});
