import { invalid } from '../../../platform/errors/refusal.js';
import { toAmount, toMinor } from '../domain/money.js';
import type { QuotedCart } from '../domain/quote.js';
import type { AskedQuote } from '../queries/quote.js';
import type { QuoteInput } from './items.inputs.js';
import type { QuoteReply } from './items.replies.js';

export const quotedCart = ({
  item_details,
  use_credits,
  is_quickpay,
  by_card,
  discount_id,
}: QuoteInput): QuotedCart => ({
  lines: item_details.map(({ product_id, student_id, item_id, product_price, quantity, registration_title }, at) => {
    if (!product_id && !student_id && !item_id)
      throw invalid(`item_details.${at}`, `item_details.${at} must name a package, a rider or a credit`);
    return {
      productId: product_id,
      studentId: student_id,
      creditId: item_id,
      registration: registration_title,
      quantity,
      priceMinor: product_price === undefined ? undefined : toMinor(product_price),
    };
  }),
  keepsCredits: use_credits === 0,
  isQuickpay: is_quickpay === 1,
  byCard: by_card === 1,
  codeDiscountId: discount_id,
});

export const quoteReply = ({
  creditMinor,
  credits,
  discounts,
  quantities,
  plan,
  ...quote
}: AskedQuote): QuoteReply => ({
  cartItems: toAmount(quote.subtotalMinor + creditMinor),
  cartCredits: toAmount(creditMinor),
  cartSubtotal: toAmount(quote.subtotalMinor),
  cartTax: toAmount(quote.taxMinor),
  cartSubtotalWithTax: toAmount(quote.subtotalMinor + quote.taxMinor),
  cartFee: toAmount(quote.feeMinor),
  cartTotal: toAmount(quote.totalMinor),
  tax_percent: quote.taxPercent,
  fee: quote.feeRate,
  warnings: [...quote.warnings],
  cartDiscount: toAmount(discounts.reduce((sum, { offMinor }) => sum + offMinor, 0)),
  discounts: discounts.map(({ at, discountId, title, kind, priceMinor, offMinor }) => ({
    line: at,
    discount_id: discountId,
    title,
    is_code: kind === 'code' ? 1 : 0,
    price: toAmount(priceMinor),
    off: toAmount(offMinor),
  })),
  quantities: quantities.map(({ at, name, priceMinor }) => ({ line: at, name, price: toAmount(priceMinor) })),
  plan: plan
    ? {
        now: toAmount(plan.instalments[0].minor),
        now_fee: toAmount(plan.feeMinor),
        later: plan.instalments.slice(1).map(({ due, minor }) => ({ due_date: due, amount: toAmount(minor) })),
      }
    : null,
  takes_codes: quote.takesCodes ? 1 : 0,
  credits: credits.map((credit) => ({
    item_id: credit.packageId,
    student_id: credit.studentId,
    person_name: credit.studentName,
    product_name: credit.productName,
    missed_date: credit.missedDate,
    missed_title: credit.missedTitle,
    amount: toAmount(credit.amountMinor),
    used: toAmount(credit.usedMinor),
  })),
});
