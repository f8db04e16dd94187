import { asApiError } from '@leadline/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { said } from '../said';
import { useAskForPlace, type PlaceForm as Terms, type PlaceWritten } from './enquiries';
import styles from './enquiry.module.css';
import {
  erasedAfter,
  missingOfWho,
  Refused,
  RidingSoFar,
  Unseen,
  WhoAsks,
  WhoRides,
  type Problems,
} from './form-parts';

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'rider_name',
  'birth_year',
  'rider_weight',
  'message',
  'website',
] as const;

const missingIn = (values: Readonly<Record<string, string>>, asksWeight: boolean): Problems => ({
  ...missingOfWho(values),
  ...(!values.phone && { phone: t('Please give a phone number') }),
  ...(!/^\d{4}$/.test(values.birth_year ?? '') && { birth_year: t('Please give a year, like 2016') }),
  ...(asksWeight &&
    !/^\d{1,3}$/.test(values.rider_weight ?? '') && {
      rider_weight: t('Please give the weight in kilograms, like 42'),
    }),
});

type Props = {
  readonly publicId: string;
  readonly lessonId: string;
  readonly barn: string;
  readonly terms: Terms;
  readonly onSent: (email: string) => void;
};

/** When it is paid, and what becomes of the money. */
const whatIsPaid = (barn: string, price: Terms['price']): string => {
  if (!price) return t('Nothing is paid now.');
  const amount = said(price.amount, price.currency_code);
  return price.is_needed === 1
    ? t(
        'Nothing is paid now. The place is kept once you have paid by card, on the page that our mail leads to: {amount} is held on your card and taken only when {barn} gives you the place.',
        { amount, barn },
      )
    : t(
        'Nothing is paid now. If you like, you pay by card on the page that our mail leads to: {amount} is held on your card and taken only when {barn} gives you the place.',
        { amount, barn },
      );
};

/** What happens is said before the button: who hears of it, how long a place is kept, and what is paid. */
const whatHappens = (barn: string, { kept_hours, price }: Terms): string =>
  [
    t('We send you a mail first: nothing happens before you confirm your address by it.'),
    kept_hours > 0
      ? t(
          'Then the place is kept for you, if it is still free, for up to {hours, plural, one {# hour} other {# hours}}, and no longer than until the lesson begins. {barn} answers you by mail.',
          { hours: kept_hours, barn },
        )
      : t('Then {barn} answers you by mail. No place is kept until then.', { barn }),
    whatIsPaid(barn, price),
  ].join(' ');

/** Who has no account asks for a place in this lesson. */
export const PlaceForm = ({ publicId, lessonId, barn, terms, onSent }: Props) => {
  const asking = useAskForPlace(publicId, lessonId);
  const [experience, setExperience] = useState('');
  const [missing, setMissing] = useState<Problems>({});
  const asksWeight = terms.asks_weight === 1;
  const refusal = asking.error ? asApiError(asking.error) : undefined;
  const problem = (field: (typeof FIELDS)[number]) => missing[field] ?? refusal?.of(field);
  const submit = (data: FormData): void => {
    const values = Object.fromEntries(FIELDS.map((field) => [field, textOf(data, field)]));
    const problems = missingIn(values, asksWeight);
    setMissing(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    const written = {
      ...given,
      birth_year: Number(values.birth_year),
      ...(asksWeight && { rider_weight: Number(values.rider_weight) }),
      ...(experience && { experience }),
    } as PlaceWritten;
    asking.mutate(written, { onSuccess: () => onSent(values.email ?? ''), onError: focusFirstError });
  };
  return (
    <Form onSubmit={submit} onFill={(field) => setMissing({ ...missing, [field]: undefined })}>
      <WhoAsks phone={t('Phone')} problem={problem} />
      <fieldset className={styles.group}>
        <legend>{t('Who rides?')}</legend>
        <div className={styles.two}>
          <WhoRides problem={problem} />
          {asksWeight && (
            <Field
              label={t('Rider’s weight in kilograms')}
              hint={t('For a horse that fits')}
              name="rider_weight"
              inputMode="numeric"
              maxLength={3}
              error={problem('rider_weight')}
            />
          )}
        </div>
        <RidingSoFar value={experience} onChange={setExperience} />
      </fieldset>
      <TextArea
        label={t('Remark (optional)')}
        hint={t('What should we know?')}
        name="message"
        maxLength={2000}
        error={problem('message')}
      />
      <Unseen />
      <Refused refusal={refusal} />
      <div className={styles.end}>
        <p>{whatHappens(barn, terms)}</p>
        <Button type="submit" wide look="primary" busy={asking.isPending}>
          {asking.isPending ? t('Sending…') : t('Ask for this place')}
        </Button>
        <p className="muted">{erasedAfter(terms.kept_months)}</p>
      </div>
    </Form>
  );
};
