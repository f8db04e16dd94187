/** "$45.00", in the barn's currency. */
export const money = (amount: number, currency: string | null): string =>
  new Intl.NumberFormat(
    'en',
    currency ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : { minimumFractionDigits: 2 },
  ).format(amount);
