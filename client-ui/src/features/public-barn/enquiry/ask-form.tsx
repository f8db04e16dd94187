import { asApiError, enquiryWishNames } from '@leadline/api-client';
import { useState } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/button';
import { focusFirstError, Form, textOf } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { useEnquire, type Written } from './enquiries';
import {
  erasedAfter,
  missingOfWho,
  optionsOf,
  Refused,
  RidingSoFar,
  Unseen,
  WhoAsks,
  WhoRides,
  type Problems,
} from './form-parts';
import styles from './enquiry.module.css';

type Choice<Names> = keyof Names & string;

const missingIn = (values: Readonly<Record<string, string>>): Problems => ({
  ...missingOfWho(values),
  ...(values.birth_year && !/^\d{4}$/.test(values.birth_year) && { birth_year: t('Please give a year, like 2016') }),
  ...(!values.message && { message: t('Please write a sentence or two') }),
});

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'rider_name', 'birth_year', 'message', 'website'] as const;

type Props = {
  readonly publicId: string;
  readonly barn: string;
  readonly keptMonths: number;
  readonly onSent: (email: string) => void;
};

/** What a stranger asks; nothing is wanted that a barn does not need to answer. */
export const AskForm = ({ publicId, barn, keptMonths, onSent }: Props) => {
  const enquire = useEnquire(publicId);
  const [wish, setWish] = useState<Choice<typeof enquiryWishNames>>('trial');
  const [experience, setExperience] = useState('');
  const [missing, setMissing] = useState<Problems>({});
  const refusal = enquire.error ? asApiError(enquire.error) : undefined;
  const problem = (field: (typeof FIELDS)[number]) => missing[field] ?? refusal?.of(field);
  const submit = (data: FormData): void => {
    const values = Object.fromEntries(FIELDS.map((field) => [field, textOf(data, field)]));
    const problems = missingIn(values);
    setMissing(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
    const written = {
      ...given,
      wish,
      ...(experience && { experience }),
      ...(values.birth_year && { birth_year: Number(values.birth_year) }),
    } as Written;
    enquire.mutate(written, { onSuccess: () => onSent(values.email ?? ''), onError: focusFirstError });
  };
  return (
    <Form onSubmit={submit} onFill={(field) => setMissing({ ...missing, [field]: undefined })}>
      <Select
        label={t('What is it about?')}
        value={wish}
        options={optionsOf(enquiryWishNames)}
        onChange={(chosen) => setWish(chosen as typeof wish)}
      />
      <WhoAsks phone={t('Phone (optional)')} problem={problem} />
      <fieldset className={styles.group}>
        <legend>{t('Who would ride? (optional)')}</legend>
        <div className={styles.two}>
          <WhoRides problem={problem} />
        </div>
        <RidingSoFar value={experience} onChange={setExperience} />
      </fieldset>
      <TextArea
        label={t('Your message')}
        hint={t('When would you have time? What should we know?')}
        name="message"
        maxLength={2000}
        error={problem('message')}
      />
      <Unseen />
      <Refused refusal={refusal} />
      <div className={styles.end}>
        <Button type="submit" wide look="primary" busy={enquire.isPending}>
          {enquire.isPending ? t('Sending…') : t('Send')}
        </Button>
        <p className="muted">
          {t('{barn} reads this once you have confirmed your address by the mail that we send you.', { barn })}{' '}
          {erasedAfter(keptMonths)}
        </p>
      </div>
    </Form>
  );
};
