import { asApiError, type Reply } from '@leadline/api-client';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useSignWaiver, type RiderStanding, type Standing } from './own-waivers';
import styles from './sign-waiver.module.css';

type Props = {
  readonly waiver: Reply<'own_waiver/text'>['waiver'];
  readonly riders: readonly RiderStanding[];
  /** What was said when something was signed last. */
  readonly before: Pick<Standing, 'emergency_contact_name' | 'emergency_contact_phone'>;
  readonly onSigned: (signed: Reply<'own_waiver/sign'>) => void;
};
type Problems = Readonly<Record<string, string>>;

/** By typed name, for those of the family whom one chooses. */
export const SignForm = ({ waiver, riders, before, onSigned }: Props) => {
  const { rider } = useFamily();
  const canAct = useCanAct();
  const sign = useSignWaiver(rider.personId, waiver.id, onSigned);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [agreedTo, setAgreedTo] = useState<number>();
  const [missing, setMissing] = useState<Problems>({});
  const chosen = riders.filter(({ person_id }) => !left.has(person_id));
  const hasMinors = chosen.some(({ is_minor }) => is_minor === 1);
  /** Of a text that came since, nobody has said that they agree. */
  const isAgreed = agreedTo === waiver.text_version;

  const submit = (data: FormData): void => {
    const [signer_name, relationship] = [textOf(data, 'signer_name'), textOf(data, 'relationship')];
    const problems: Problems = {
      ...(chosen.length === 0 && { riders: t('Choose for whom you sign') }),
      ...(signer_name === '' && { signer_name: t('Please type your name') }),
      ...(hasMinors && relationship === '' && { relationship: t('Please say who you are to the child') }),
      ...(!isAgreed && { agreed: t('Please say that you agree') }),
    };
    setMissing(problems);
    if (Object.keys(problems).length > 0) return focusFirstError();
    const form = {
      text_version: waiver.text_version,
      person_ids: chosen.map(({ person_id }) => person_id),
      agreed: 1,
      signer_name,
      ...(hasMinors && { relationship }),
      emergency_contact_name: textOf(data, 'emergency_contact_name'),
      emergency_contact_phone: textOf(data, 'emergency_contact_phone'),
    } as const;
    sign.mutate(form);
  };
  const choose = (id: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]));

  return (
    <Form onSubmit={submit}>
      <fieldset className={styles.group}>
        <legend>{t('I sign for')}</legend>
        {riders.map(({ person_id, person_name }) => (
          <Check
            key={person_id}
            label={person_name}
            checked={!left.has(person_id)}
            onChange={(isChosen) => choose(person_id, isChosen)}
          />
        ))}
        {missing.riders && <Problem>{missing.riders}</Problem>}
      </fieldset>
      <Field
        label={t('Your full name')}
        name="signer_name"
        autoComplete="name"
        maxLength={100}
        error={missing.signer_name}
      />
      {hasMinors && (
        <Field
          label={t('Who you are to the child')}
          hint={t('Mother, father, guardian…')}
          name="relationship"
          maxLength={100}
          error={missing.relationship}
        />
      )}
      <fieldset className={styles.group}>
        <legend>{t('Emergency contact (optional)')}</legend>
        <Field
          label={t('Name')}
          name="emergency_contact_name"
          maxLength={100}
          defaultValue={before.emergency_contact_name}
        />
        <Field
          label={t('Phone')}
          name="emergency_contact_phone"
          type="tel"
          maxLength={50}
          defaultValue={before.emergency_contact_phone}
        />
      </fieldset>
      <div>
        <Check
          label={t('I have read this text and agree to it')}
          checked={isAgreed}
          onChange={(agrees) => setAgreedTo(agrees ? waiver.text_version : undefined)}
        />
        {missing.agreed && <Problem>{missing.agreed}</Problem>}
      </div>
      {sign.error && (
        <Notice tone="danger" role="alert">
          {asApiError(sign.error).message}
        </Notice>
      )}
      {!canAct && <Notice tone="warning">{t('Signing needs a signal. Try again when you have one.')}</Notice>}
      <Button type="submit" wide look="primary" busy={sign.isPending} disabled={!canAct}>
        {sign.isPending ? t('Signing…') : t('Sign')}
      </Button>
    </Form>
  );
};

const Problem = ({ children }: { readonly children: string }) => (
  <p className={styles.problem} role="alert">
    {children}
  </p>
);
