import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import type { Part } from '../../requests/barn';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { flag, parts, signInsQuery, useKeeping } from './family-sign-ins';

type Refused = Readonly<Record<string, string>>;

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** A sign-in for somebody of the family; what it opens is said before it is sent. */
const InviteSheet = () => {
  const { base, barn, riders, account } = useFamily();
  const close = useCloseSheet(`${base}/account`);
  const canAct = useCanAct();
  const invite = useKeeping('family_sign_ins/invite');
  const { data } = useQuery(signInsQuery());
  const signsIn = new Set(data?.sign_ins.map(({ person_id }) => person_id));
  const able = riders.filter(
    ({ personId, isActive }) => isActive && personId !== account?.person_id && !signsIn.has(personId),
  );
  const [part, setPart] = useState<NonNullable<Part>>('guardian');
  const [rider, setRider] = useState('');
  const [getsMails, setGetsMails] = useState(true);
  const [mayBuy, setMayBuy] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const offered = parts.filter(({ id }) => id !== 'teen' || able.length > 0);
  const rides = part === 'teen';

  const submit = (form: FormData): void => {
    const [email, first_name, last_name] = ['email', 'first_name', 'last_name'].map((name) => textOf(form, name));
    const found: Refused = {
      ...(!isEmail(email ?? '') && { email: t('This is not an email address') }),
      ...(!rides && !first_name && { first_name: t('First Name Required') }),
      ...(rides && !rider && { rider_id: t('Choose who it is') }),
    };
    setRefused(found);
    if (Object.keys(found).length > 0) return focusFirstError();
    const who = rides
      ? { rider_id: rider, may_buy: flag(mayBuy) }
      : { first_name, last_name, ...(part === 'guardian' && { gets_mails: flag(getsMails) }) };
    invite.mutate(
      { part, email: email ?? '', ...who },
      {
        onSuccess: () => {
          toast(t('An invitation is on its way to {email}. It works for seven days.', { email: email ?? '' }));
          close();
        },
        onError: (error) => {
          setRefused(Object.fromEntries(asApiError(error).errors.map(({ field, message }) => [field, message])));
          focusFirstError();
        },
      },
    );
  };
  const isSaidAtField = ['email', 'first_name', 'rider_id'].some((name) => refused[name]);
  return (
    <Sheet title={t('Invite somebody')} onClose={close}>
      <Form onSubmit={submit}>
        <Select
          label={t('Who is it?')}
          value={part}
          options={offered.map(({ id, name }) => ({ id, name: t(name) }))}
          hint={offered.filter(({ id }) => id === part).map(({ opens }) => t(opens))[0] ?? ''}
          onChange={(chosen) => setPart(chosen as NonNullable<Part>)}
        />
        {rides ? (
          <Select
            label={t('Rider')}
            value={rider}
            empty={t('Choose a rider')}
            options={able.map(({ personId, name }) => ({ id: personId, name }))}
            error={refused.rider_id}
            onChange={setRider}
          />
        ) : (
          <>
            <Field
              name="first_name"
              label={t('First name')}
              maxLength={100}
              autoComplete="off"
              error={refused.first_name}
            />
            <Field
              name="last_name"
              label={t('Last name')}
              maxLength={100}
              autoComplete="off"
              error={refused.last_name}
            />
          </>
        )}
        <Field
          name="email"
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={t('The invitation goes there, and it is what they sign in with.')}
          error={refused.email}
        />
        {part === 'guardian' && (
          <Check
            label={t('Gets the mails of {barn} about lessons, too', { barn: barn.farm_name })}
            checked={getsMails}
            onChange={setGetsMails}
          />
        )}
        {rides && barn.clients_can_buy_online === 1 && (
          <Check label={t('May buy packages, with the card of the account')} checked={mayBuy} onChange={setMayBuy} />
        )}
        {invite.error && !isSaidAtField && (
          <Notice tone="danger" role="alert">
            {asApiError(invite.error).message}
          </Notice>
        )}
        {!canAct && <Notice tone="info">{t('This needs a signal. Try again when you have one.')}</Notice>}
        <Button type="submit" look="primary" wide busy={invite.isPending} disabled={!canAct}>
          {t('Send the invitation')}
        </Button>
      </Form>
    </Sheet>
  );
};

export default InviteSheet;
