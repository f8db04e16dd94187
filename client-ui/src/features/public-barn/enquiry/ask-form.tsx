import { asApiError, enquiryWishNames, ridingExperienceNames } from '@leadline/api-client';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { useEnquire, type Written } from './enquiries';
import styles from './enquiry.module.css';

type Problems = Readonly<Record<string, string | undefined>>;
type Choice<Names> = keyof Names & string;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const missingIn = (values: Readonly<Record<string, string>>): Problems => ({
  ...(!values.first_name && { first_name: 'Please give your name' }),
  ...(!/^\S+@\S+\.\S+$/.test(values.email ?? '') && { email: 'Please give your email address' }),
  ...(values.birth_year && !/^\d{4}$/.test(values.birth_year) && { birth_year: 'Please give a year, like 2016' }),
  ...(!values.message && { message: 'Please write a sentence or two' }),
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
        label="What is it about?"
        value={wish}
        options={optionsOf(enquiryWishNames)}
        onChange={(chosen) => setWish(chosen as typeof wish)}
      />
      <div className={styles.two}>
        <Field
          label="First name"
          name="first_name"
          autoComplete="given-name"
          maxLength={100}
          error={problem('first_name')}
        />
        <Field
          label="Last name"
          name="last_name"
          autoComplete="family-name"
          maxLength={100}
          error={problem('last_name')}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={problem('email')}
        />
        <Field
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={50}
          error={problem('phone')}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>Who would ride? (optional)</legend>
        <div className={styles.two}>
          <Field
            label="Rider’s name"
            hint="If it is not you"
            name="rider_name"
            maxLength={100}
            error={problem('rider_name')}
          />
          <Field
            label="Rider’s year of birth"
            name="birth_year"
            inputMode="numeric"
            maxLength={4}
            placeholder="2016"
            error={problem('birth_year')}
          />
        </div>
        <Select
          label="Riding so far"
          value={experience}
          empty="Not said"
          options={optionsOf(ridingExperienceNames)}
          onChange={setExperience}
        />
      </fieldset>
      <TextArea
        label="Your message"
        hint="When would you have time? What should we know?"
        name="message"
        maxLength={2000}
        error={problem('message')}
      />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {refusal && refusal.errors.length === 0 && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <div className={styles.end}>
        <Button type="submit" wide look="primary" busy={enquire.isPending}>
          {enquire.isPending ? 'Sending…' : 'Send'}
        </Button>
        <p className="muted">
          {barn} reads this once you have confirmed your address by the mail that we send you.{' '}
          {keptMonths === 1 ? 'A month' : `${keptMonths} months`} after it is settled, everything you wrote is erased.
        </p>
      </div>
    </Form>
  );
};
