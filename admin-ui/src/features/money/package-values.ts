import { amountTyped, countTyped, notAnAmount } from './amounts';

/** What a package form holds, as it is typed. */
export type PackageValues = {
  readonly purchaseDate: string;
  readonly startDate: string;
  readonly expiryDate: string;
  readonly count: string;
  readonly price: string;
  readonly notes: string;
};

type Problems = Partial<Record<keyof PackageValues, string>>;

const countProblem = (text: string): Problems => {
  if (text.trim().startsWith('-')) return { count: 'Can not be a negative number' };
  return Number.isNaN(countTyped(text)) ? { count: 'Must not have a decimal' } : {};
};

/** In the words of the package form; dates that are not given are the server's to choose. R162 R167 */
export const packageProblems = ({ startDate, expiryDate, count, price }: PackageValues): Problems => ({
  ...(startDate && expiryDate && startDate > expiryDate
    ? {
        startDate: 'package start date must be before expiry date',
        expiryDate: 'expiry date must be after start date',
      }
    : {}),
  ...countProblem(count),
  ...(Number.isNaN(amountTyped(price)) ? { price: notAnAmount } : {}),
  ...(amountTyped(price) < 0 ? { price: 'Can not be a negative number' } : {}),
});

/** A package that does not expire may stay without a last day. */
export const endlessProblems = (values: PackageValues): Problems => ({
  ...packageProblems(values),
  ...(values.purchaseDate ? {} : { purchaseDate: 'Purchase Date is not valid' }),
  ...(values.startDate ? {} : { startDate: 'Valid From  Date is not valid' }),
});

/** Any other has all three dates. R167 */
export const heldProblems = (values: PackageValues): Problems => ({
  ...endlessProblems(values),
  ...(values.expiryDate ? {} : { expiryDate: 'Expiry Date is not valid' }),
});
