import { divided, RATE_SCALE, scaled } from '../../../../platform/money/rounding.js';
import { withTaxScaled } from '../../../../platform/money/taxed.js';
import { toMinor } from '../../domain/money.js';
import type { Correction } from '../credit-note.js';
import type { Paper } from '../paper.js';
import type { Figures, InvoiceLine, RateFigures } from './figures.js';

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** What the items of a rate cost with their tax, scaled. */
const gross = (items: Correction['items']) =>
  sum(
    items.map(({ price, tax_percent: taxPercent, tax_included: taxIncluded }) =>
      withTaxScaled({ priceMinor: toMinor(price), taxPercent, taxIncluded }),
    ),
  );

/** An amount in the proportion of the invoice's rates: all parts together are the amount. */
function divide(amountMinor: number, { items }: Correction) {
  const rates = [...new Set(items.map(({ tax_percent: rate }) => rate))];
  const whole = gross(items);
  let [before, givenMinor] = [0n, 0];
  return rates.map((rate) => {
    before += gross(items.filter(({ tax_percent }) => tax_percent === rate));
    const untilMinor = divided(BigInt(amountMinor) * before, whole);
    const partMinor = untilMinor - givenMinor;
    givenMinor = untilMinor;
    const taxMinor = divided(BigInt(partMinor) * scaled(rate), RATE_SCALE + scaled(rate));
    return { rate, netMinor: partMinor - taxMinor, takenOffMinor: 0, taxMinor };
  });
}

/** The tax that was recorded: rounded for the whole, so that a cent or two belong to the rate with most of it. */
function asRecorded(rates: readonly RateFigures[], taxMinor: number): RateFigures[] | undefined {
  const difference = taxMinor - rates.reduce((total, one) => total + one.taxMinor, 0);
  if (Math.abs(difference) > rates.length + 1) return undefined;
  const most = rates.toSorted((a, b) => b.taxMinor - a.taxMinor)[0];
  return rates.map((one) =>
    one === most ? { ...one, netMinor: one.netMinor - difference, taxMinor: one.taxMinor + difference } : one,
  );
}

const lineOf = ({ invoiceNumber }: Correction, { rate, netMinor }: RateFigures): InvoiceLine => ({
  item: {
    product_name: `Given back of invoice ${invoiceNumber}`,
    person_name: null,
    item_notes: null,
    sold_quantity: null,
  },
  netMinor,
  rate,
});

/**
 * Of money that was given back: it takes off of every rate of its invoice alike, as its tax was reckoned. Undefined where the
 * tax that was given back is another: a spent credit or a card's fee was in it, or nothing of the invoice is left. C09
 */
export function creditFiguresOf(payment: Paper['payment'], correction: Correction): Figures | undefined {
  const [taxMinor, totalMinor] = [-toMinor(payment.tax), -toMinor(payment.total)];
  if (gross(correction.items) === 0n || payment.fee !== 0) return undefined;
  const parts = divide(totalMinor, correction).filter(({ netMinor, taxMinor: tax }) => netMinor + tax > 0);
  const rates = asRecorded(parts, taxMinor);
  if (!rates || rates.length === 0) return undefined;
  const lines = rates.map((one) => lineOf(correction, one));
  return { lines, rates, totalMinor, paidMinor: totalMinor, dueMinor: 0 };
}
