import { money } from '../../../format/money';
import { t } from '../../../i18n/t';
import { Choice } from '../../../ui/choice';
import { Field } from '../../../ui/field';
import type { VoucherForm } from './voucher';

/** Not one of the barn's amounts. */
export const OTHER = 'other';

type Props = {
  readonly terms: VoucherForm;
  readonly chosen: string;
  readonly onChoose: (amount: string) => void;
  readonly before: number | undefined;
  readonly error: string | undefined;
};

/** What the barn proposes, and another amount where it lets its buyers name one. */
export const AmountChoice = ({ terms, chosen, onChoose, before, error }: Props) => {
  const { amounts, other, currency_code: currency } = terms;
  const words = (amount: number): string => money(amount, currency);
  const options: (readonly [string, string])[] = [
    ...amounts.map((amount) => [String(amount), words(amount)] as const),
    ...(other ? [[OTHER, t('Another amount')] as const] : []),
  ];
  return (
    <>
      {amounts.length > 0 && (
        <Choice isShort legend={t('What is it worth?')} options={options} chosen={chosen} onChoose={onChoose} />
      )}
      {chosen === OTHER && other && (
        <Field
          label={t('Amount in {currency}', { currency })}
          hint={t('From {least} to {most}', { least: words(other.least), most: words(other.most) })}
          name="amount"
          inputMode="decimal"
          maxLength={8}
          defaultValue={before}
          error={error}
        />
      )}
    </>
  );
};
