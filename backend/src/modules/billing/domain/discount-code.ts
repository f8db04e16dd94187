import { DateTime } from 'luxon';
import type { Discount } from './discounts.js';

/** A code as it stands with one discount, and what has been bought with it. */
export interface CodeDiscount extends Discount {
  readonly isActive: boolean;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
  readonly newCustomersOnly: boolean;
  readonly uses: number;
  readonly usesOfAccount: number;
}

/** Capitals and what stands between signs say nothing. */
export const typedDiscountCode = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

const inWords = (day: string) => DateTime.fromISO(day, { zone: 'utc', locale: 'en-GB' }).toFormat('ccc d LLL yyyy');

export const isUsedUp = ({ maxUses, maxUsesPerAccount, uses, usesOfAccount }: CodeUses) =>
  (maxUses !== null && uses >= maxUses) || (maxUsesPerAccount !== null && usesOfAccount >= maxUsesPerAccount);
export type CodeUses = Pick<CodeDiscount, 'maxUses' | 'maxUsesPerAccount' | 'uses' | 'usesOfAccount'>;

export const UNKNOWN_CODE = 'No discount has this code. Look at it again.';

/** Why nobody gets it with this code today, in words; undefined: they do. */
export function refusedCode(
  code: CodeDiscount,
  { today, hasBought }: { readonly today: string; readonly hasBought: boolean },
): string | undefined {
  if (!code.isActive) return UNKNOWN_CODE;
  if (code.fromDay !== null && today < code.fromDay) return `This code is good from ${inWords(code.fromDay)}.`;
  if (code.untilDay !== null && today > code.untilDay) return `This code was good until ${inWords(code.untilDay)}.`;
  if (code.newCustomersOnly && hasBought)
    return 'This code is for new customers, and this family has bought here before.';
  if (code.maxUses !== null && code.uses >= code.maxUses) return 'This code has been used up.';
  return isUsedUp(code) ? 'This family has used this code up.' : undefined;
}
