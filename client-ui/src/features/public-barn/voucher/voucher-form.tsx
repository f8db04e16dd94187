import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import styles from '../enquiry/enquiry.module.css';
import { missingOfWho, Refused, Unseen, type Problems } from '../enquiry/form-parts';
import { AmountChoice, OTHER } from './amount-choice';
import { goodUntil } from './terms';
import { useOrderVoucher, type Ordered, type VoucherForm as Terms, type VoucherWritten } from './voucher';

const FIELDS = ['amount', 'first_name', 'last_name', 'email', 'given_to', 'message', 'website'] as const;

/** As people write it: a comma is a point. */
const numberIn = (text: string): number => Number(text.replace(',', '.'));

type Props = {
  readonly publicId: string;
  readonly barn: string;
  readonly terms: Terms;
  /** What was written before, and is to be changed. */
  readonly before: VoucherWritten | undefined;
  readonly onOrdered: (ordered: Ordered) => void;
};

const firstChoice = ({ amounts }: Terms, before: VoucherWritten | undefined): string => {
  if (before) return amounts.includes(before.amount) ? String(before.amount) : OTHER;
  return amounts.length > 0 ? String(amounts[0]) : OTHER;
};

/** Who buys, for whom, and what it is worth. What it costs is said on the next page, before anything is paid. */
export const VoucherForm = ({ publicId, barn, terms, before, onOrdered }: Props) => {
  const ordering = useOrderVoucher(publicId);
  const [chosen, setChosen] = useState(firstChoice(terms, before));
  const [missing, setMissing] = useState<Problems>({});
  const refusal = ordering.error ? asApiError(ordering.error) : undefined;
  const problem = (field: (typeof FIELDS)[number]) => missing[field] ?? refusal?.of(field);
  const submit = (data: FormData): void => {
    const values = Object.fromEntries(FIELDS.map((field) => [field, textOf(data, field)]));
    const amount = chosen === OTHER ? numberIn(values.amount ?? '') : Number(chosen);
    const problems = { ...missingOfWho(values), ...(!(amount > 0) && { amount: t('Please name an amount') }) };
    setMissing(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    ordering.mutate({ ...given, amount } as VoucherWritten, { onSuccess: onOrdered, onError: focusFirstError });
  };
  return (
    <Form onSubmit={submit} onFill={(field) => setMissing({ ...missing, [field]: undefined })}>
      <p>
        {t('It can be spent on everything at {barn}: lessons, packages and whatever else is sold there.', { barn })}{' '}
        {terms.expiry_date === null
          ? t('It does not expire.')
          : t('It is good until {day}.', { day: goodUntil(terms.expiry_date) })}
      </p>
      <AmountChoice
        {...{ terms, chosen }}
        onChoose={setChosen}
        before={firstChoice(terms, before) === OTHER ? before?.amount : undefined}
        error={problem('amount')}
      />
      <fieldset className={styles.group}>
        <legend>{t('Who gives it?')}</legend>
        <div className={styles.two}>
          <Field
            label={t('First name')}
            name="first_name"
            autoComplete="given-name"
            maxLength={100}
            defaultValue={before?.first_name}
            error={problem('first_name')}
          />
          <Field
            label={t('Last name')}
            name="last_name"
            autoComplete="family-name"
            maxLength={100}
            defaultValue={before?.last_name}
            error={problem('last_name')}
          />
          <Field
            label={t('Email')}
            hint={t('The voucher and a receipt go there')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={before?.email}
            error={problem('email')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('What stands on it? (optional)')}</legend>
        <Field
          label={t('For whom it is')}
          name="given_to"
          autoComplete="off"
          maxLength={100}
          defaultValue={before?.given_to}
          error={problem('given_to')}
        />
        <TextArea
          label={t('Your words')}
          hint={t('Printed on the voucher')}
          name="message"
          rows={3}
          maxLength={300}
          defaultValue={before?.message}
          error={problem('message')}
        />
      </fieldset>
      <Unseen />
      <Refused refusal={refusal} />
      <div className={styles.end}>
        <p>
          {terms.has_fee === 1
            ? t('Next you see what it costs, with the fee for paying by card. Nothing is paid yet.')
            : t('Next you see it once more and pay by card. Nothing is paid yet.')}
        </p>
        <Button type="submit" wide look="primary" busy={ordering.isPending}>
          {ordering.isPending ? t('Sending…') : t('Continue')}
        </Button>
        <p className="muted">
          {t(
            '{barn} keeps your name and address with the voucher once it is paid. If you do not pay, they are erased within two days.',
            { barn },
          )}
        </p>
      </div>
    </Form>
  );
};
