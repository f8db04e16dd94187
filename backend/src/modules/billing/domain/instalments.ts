import { invalid } from '../../../platform/errors/refusal.js';
import { after } from './days.js';

export const INSTALMENT_UNITS = ['day', 'week', 'month'] as const;
export type InstalmentUnit = (typeof INSTALMENT_UNITS)[number];

/** As a product says it; null `instalments`: it is paid as a whole. */
export interface PlanTerms {
  /** At once: this much, or this fraction of what it costs with tax. */
  readonly depositMinor: number | null;
  readonly depositPercent: number | null;
  /** Into how many the rest is divided, and how far they are apart, the first of them from the purchase. */
  readonly instalments: number | null;
  readonly instalmentEvery: number | null;
  readonly instalmentUnit: InstalmentUnit | null;
}

/** What of a purchase is to be paid until when; minor units, with tax. */
export interface Instalment {
  readonly due: string;
  readonly minor: number;
}

/** It is paid as a whole. */
export const NO_PLAN: PlanTerms = {
  depositMinor: null,
  depositPercent: null,
  instalments: null,
  instalmentEvery: null,
  instalmentUnit: null,
};

/**
 * A plan has a deposit, by amount or by percentage, that is less than the price; without instalments all of it is left out. What renews by
 * itself is invoiced as a whole each time.
 */
export function settledPlan(
  plan: PlanTerms,
  { priceMinor, isAuto }: { readonly priceMinor: number; readonly isAuto: boolean },
): PlanTerms {
  const { depositMinor, depositPercent, instalments, instalmentEvery, instalmentUnit } = plan;
  if (instalments === null) {
    if (depositMinor !== null || depositPercent !== null)
      throw invalid('instalments', 'Say into how many instalments the rest is divided');
    return NO_PLAN;
  }
  if (isAuto) throw invalid('instalments', 'A package that renews by itself is not paid by instalments');
  if ((depositMinor === null) === (depositPercent === null))
    throw invalid('deposit', 'Say the deposit as an amount or in percent, one of both');
  if (depositMinor !== null && depositMinor < 1) throw invalid('deposit', 'The deposit must be at least 0.01');
  if (depositMinor !== null && depositMinor >= priceMinor)
    throw invalid('deposit', 'The deposit must be less than the price');
  if (depositPercent !== null && (depositPercent <= 0 || depositPercent >= 1))
    throw invalid('deposit_percent', 'The deposit is more than 0 and less than 100 percent');
  return { ...plan, instalmentEvery: instalmentEvery ?? 1, instalmentUnit: instalmentUnit ?? 'month' };
}

/** In the smallest amount that people pay: of a currency without decimals that is a hundred of ours. */
export const stepOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 0 ? 100 : 1;

interface Buying {
  /** The barn's day. */
  readonly on: string;
  readonly stepMinor: number;
}

/**
 * Of one package: the deposit at once, the rest divided evenly, the last one takes what is left over. A month later is the same day of the
 * month, or the last one of a shorter month. Undefined: it is paid as a whole.
 */
export function scheduleOf(
  { depositMinor, depositPercent, instalments, instalmentEvery, instalmentUnit }: Partial<PlanTerms>,
  grossMinor: number,
  { on, stepMinor }: Buying,
): Instalment[] | undefined {
  if (!instalments || grossMinor <= 0) return undefined;
  const inSteps = (minor: number) => Math.ceil(minor / stepMinor) * stepMinor;
  const deposit = Math.min(grossMinor, depositMinor ?? inSteps(Math.round(grossMinor * (depositPercent ?? 0))));
  const rest = grossMinor - deposit;
  const each = Math.floor(rest / instalments / stepMinor) * stepMinor;
  const later = Array.from({ length: instalments }, (_, n): Instalment => ({
    due: after(on, (n + 1) * (instalmentEvery ?? 1), instalmentUnit ?? 'month'),
    minor: n === instalments - 1 ? rest - each * n : each,
  }));
  return [{ due: on, minor: deposit }, ...later].filter(({ minor }) => minor > 0);
}

/**
 * Of a cart: what is paid at once, first, and by day what follows; in all `totalMinor`. Packages without a plan are paid at once. Credits
 * shorten it from its end. Undefined where nothing would be left for later.
 */
export function scheduleOfCart(
  packages: readonly { readonly plan: Partial<PlanTerms>; readonly grossMinor: number }[],
  totalMinor: number,
  buying: Buying,
): readonly [Instalment, ...Instalment[]] | undefined {
  const fullMinor = packages.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const byDay = new Map<string, number>();
  for (const { plan, grossMinor } of packages)
    for (const { due, minor } of scheduleOf(plan, grossMinor, buying) ?? [])
      if (due > buying.on) byDay.set(due, (byDay.get(due) ?? 0) + minor);
  const laterMinor = [...byDay.values()].reduce((sum, minor) => sum + minor, 0);
  // Tax is rounded once for the cart, so that a cent may be between the packages and their sum: it is paid at once.
  const nowMinor = Math.min(totalMinor, Math.max(0, fullMinor - laterMinor));
  let left = totalMinor - nowMinor;
  const later = [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([due, minor]): Instalment => {
      const part = Math.min(minor, left);
      left -= part;
      return { due, minor: part };
    });
  const due = later.filter(({ minor }) => minor > 0);
  if (due.length === 0 || nowMinor < 1) return undefined;
  return [{ due: buying.on, minor: nowMinor + left }, ...due];
}

/** Of an invoice by what of it is paid: the instalment that is not paid whole yet. */
export function nextOf(instalments: readonly Instalment[], paidMinor: number): Instalment | undefined {
  let before = 0;
  return instalments.find(({ minor }) => (before += minor) > paidMinor) ?? instalments.at(-1);
}

/** What of an invoice is to be paid until a day, and at least its next instalment; the last one takes what was changed since. */
export function askedMinor(
  instalments: readonly Instalment[],
  { paidMinor, openMinor, on }: { readonly paidMinor: number; readonly openMinor: number; readonly on: string },
): number {
  const next = nextOf(instalments, paidMinor);
  if (!next) return openMinor;
  const until = next.due > on ? next.due : on;
  const isAll = instalments.every(({ due }) => due <= until);
  const dueMinor = instalments.reduce((sum, { due, minor }) => sum + (due <= until ? minor : 0), 0) - paidMinor;
  return isAll ? openMinor : Math.max(0, Math.min(openMinor, dueMinor));
}
