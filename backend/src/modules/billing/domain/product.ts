import { invalid } from '../../../platform/errors/refusal.js';
import type { Coverage, HorsesOf, PriceClass } from '../../enrollment/contracts.js';
import type { Candidate } from './allocation.js';
import type { Validity } from './days.js';
import { checkPricedBy, type PricedBy } from './by-quantity.js';
import { NO_PLAN, settledPlan, type PlanTerms } from './instalments.js';
import type { SystemUse } from './system-products.js';

/** Those from before plans, units and lowest prices were known have none. */
export interface ProductForSale extends Validity, Partial<PlanTerms & PricedBy> {
  readonly productId: string;
  readonly productName: string;
  readonly priceMinor: number;
  /** 0 where lessons are not counted. */
  readonly productCount: number;
  readonly coverage: Coverage;
  readonly perWeek: number | null;
  readonly isTracked: boolean;
  /** What is sold of it pays for all riders of the account. */
  readonly isShared: boolean;
  /** Is bought again every month, on this day of it or on that of the purchase. R164 */
  readonly isAuto: boolean;
  readonly renewDayOfMonth: number | null;
  /** Null means the barn's default rate. E01 */
  readonly taxPercent: number | null;
  /** Null means the barn's own fee for card payments. E02 */
  readonly fee: number | null;
  readonly isActive: boolean;
  /** Families may buy it themselves. R170 */
  readonly purchaseOnline: boolean;
  /** At a price for families that have bought nothing yet. */
  readonly newCustomersOnly: boolean;
  readonly systemUse: SystemUse | null;
  readonly programs: readonly string[];
  /** The lessons that it pays for; null: of every class, on any horse, of any length. C02 */
  readonly priceClass: PriceClass | null;
  readonly lessonHorses: HorsesOf | null;
  readonly lessonMinutes: number | null;
}

/** Of nothing that is known, any lesson. */
export const paidBy = (product: ProductForSale | undefined): Pick<Candidate, 'programs' | 'pays'> =>
  product
    ? {
        programs: product.programs,
        pays: { priceClass: product.priceClass, horses: product.lessonHorses, minutes: product.lessonMinutes },
      }
    : { programs: [] };

export interface ProductEssentials {
  readonly productName: string;
  readonly priceMinor: number;
  readonly productCount: number;
  readonly expiresIn: number;
}

const NEGATIVE = 'Can not be a negative number';

/** R162 */
export function checkDetails({ productName, priceMinor, productCount, expiresIn }: Partial<ProductEssentials>) {
  if (productName?.trim() === '') throw invalid('product_name', 'A package name is required');
  if (priceMinor !== undefined && priceMinor < 0) throw invalid('product_price', NEGATIVE);
  if (productCount !== undefined && productCount < 0) throw invalid('product_count', NEGATIVE);
  if (expiresIn !== undefined && expiresIn < 1) throw invalid('expires_in', 'Valid For must be at least one day');
}

/** A validity to the end of a day has that day. R165 */
export function checkValidity({ validityUnit, validUntil }: Partial<Validity>) {
  if (validityUnit === 'date' && !validUntil) throw invalid('valid_until', 'Valid Until is required');
}

type Covering = Pick<
  ProductForSale,
  'coverage' | 'perWeek' | 'productCount' | 'isTracked' | 'isShared' | 'validityUnit'
>;

const COUNTS_ONLY = 'Only a package that counts lessons is shared by the riders of a family';

/**
 * What is not counted in lessons is limited by its dates, and by the week if the barn says so. What the other ways need is left out. Shared
 * is only what is counted: of a weekly allowance nobody could say whose it is.
 */
export function settledCoverage({ coverage, perWeek, productCount, isTracked, isShared, validityUnit }: Covering) {
  if (isShared && (coverage !== 'lessons' || !isTracked)) throw invalid('is_shared', COUNTS_ONLY);
  if (coverage === 'lessons') return { coverage, perWeek: null, productCount };
  if (!isTracked) throw invalid('coverage', 'Only a package that lessons use up is unlimited or by the week');
  if (validityUnit === 'never') throw invalid('validity_unit', 'A package without a count has a last day');
  if (coverage === 'weekly' && !perWeek) throw invalid('per_week', 'Lessons of a week are required');
  return { coverage, perWeek: coverage === 'weekly' ? perWeek : null, productCount: 0 };
}

const COUNTED = { coverage: 'lessons', perWeek: null, isTracked: true, isShared: false, validityUnit: 'day' } as const;

type Planned = Partial<PlanTerms> & { readonly priceMinor: number; readonly isAuto: boolean };

/** The plan that a product has after a change of it; nothing where the change does not touch it. */
export function changedPlan(current: Planned, edit: Partial<Planned>): Partial<PlanTerms> {
  const names = [...(Object.keys(NO_PLAN) as (keyof PlanTerms)[]), 'priceMinor', 'isAuto'] as const;
  const changes = names.filter((name) => edit[name] !== undefined);
  if (changes.length === 0) return {};
  const said = Object.fromEntries(changes.map((name) => [name, edit[name]]));
  const next: PlanTerms & Pick<Planned, 'priceMinor' | 'isAuto'> = { ...NO_PLAN, ...current, ...said };
  const { priceMinor, isAuto, depositMinor, depositPercent, instalments, instalmentEvery, instalmentUnit } = next;
  const plan = { depositMinor, depositPercent, instalments, instalmentEvery, instalmentUnit };
  return settledPlan(plan, { priceMinor, isAuto });
}

/** R162 R163 */
export function newProduct<
  Details extends Partial<ProductEssentials & Validity & Covering & PlanTerms & PricedBy & { isAuto: boolean }>,
>(details: Details): Details & ProductEssentials {
  const { productName, priceMinor, expiresIn, coverage = 'lessons' } = details;
  const productCount = coverage === 'lessons' ? details.productCount : 0;
  if (!productName) throw invalid('product_name', 'A package name is required');
  if (priceMinor === undefined) throw invalid('product_price', 'Price is required');
  if (productCount === undefined) throw invalid('product_count', 'A count is required');
  if (expiresIn === undefined) throw invalid('expires_in', 'Valid For is required');
  checkDetails(details);
  checkValidity(details);
  checkPricedBy(details);
  const plan = changedPlan({ priceMinor, isAuto: false }, details);
  const essentials = { productName, priceMinor, productCount, expiresIn, ...(plan.instalments && plan) };
  if (details.coverage === undefined && !details.isShared) return { ...details, ...essentials };
  const said = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  return { ...details, ...essentials, ...settledCoverage({ ...COUNTED, ...said, productCount }) };
}
