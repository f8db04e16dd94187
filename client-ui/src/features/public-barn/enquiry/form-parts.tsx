import { ridingExperienceNames, type ApiError } from '@leadline/api-client';
import { t, type Text } from '../../../i18n/t';
import { Field } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { Select } from '../../../ui/select';
import styles from './enquiry.module.css';

export type Problems = Readonly<Record<string, string | undefined>>;
type Problem = (
  field: 'first_name' | 'last_name' | 'email' | 'phone' | 'rider_name' | 'birth_year',
) => string | undefined;

export const optionsOf = (names: Readonly<Record<string, Text>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name: t(name) }));

export const missingOfWho = ({ first_name, email = '' }: Readonly<Record<string, string>>): Problems => ({
  ...(!first_name && { first_name: t('Please give your name') }),
  ...(!/^\S+@\S+\.\S+$/.test(email) && { email: t('Please give your email address') }),
});

export const erasedAfter = (months: number): string =>
  t('{months, plural, one {A month} other {# months}} after it is settled, everything you wrote is erased.', {
    months,
  });

export const WhoAsks = ({ phone, problem }: { readonly phone: string; readonly problem: Problem }) => (
  <div className={styles.two}>
    <Field
      label={t('First name')}
      name="first_name"
      autoComplete="given-name"
      maxLength={100}
      error={problem('first_name')}
    />
    <Field
      label={t('Last name')}
      name="last_name"
      autoComplete="family-name"
      maxLength={100}
      error={problem('last_name')}
    />
    <Field
      label={t('Email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      error={problem('email')}
    />
    <Field label={phone} name="phone" type="tel" autoComplete="tel" maxLength={50} error={problem('phone')} />
  </div>
);

export const WhoRides = ({ problem }: { readonly problem: Problem }) => (
  <>
    <Field
      label={t('Rider’s name')}
      hint={t('If it is not you')}
      name="rider_name"
      maxLength={100}
      error={problem('rider_name')}
    />
    <Field
      label={t('Rider’s year of birth')}
      name="birth_year"
      inputMode="numeric"
      maxLength={4}
      placeholder="2016"
      error={problem('birth_year')}
    />
  </>
);

export const RidingSoFar = (chosen: { readonly value: string; readonly onChange: (value: string) => void }) => (
  <Select label={t('Riding so far')} empty={t('Not said')} options={optionsOf(ridingExperienceNames)} {...chosen} />
);

/** People do not see it: whatever fills it in is none. */
export const Unseen = () => (
  <div className={styles.unseen} aria-hidden="true">
    <label>
      {t('Website')} <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** A refusal that no field is to blame for. */
export const Refused = ({ refusal }: { readonly refusal: ApiError | undefined }) =>
  refusal && refusal.errors.length === 0 ? (
    <Notice tone="danger" role="alert">
      {refusal.message}
    </Notice>
  ) : null;
