import { asApiError, type Input } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import type { SignIn } from '../../components/family-part';
import { t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Facts } from '../../ui/facts';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { flag, signInsQuery, standingOf, useKeeping } from './family-sign-ins';

type Props = { readonly one: SignIn; readonly canKeep: boolean; readonly close: () => void };

/** What can be changed of it is saved at once. */
const Wishes = ({ one, canKeep }: Omit<Props, 'close'>) => {
  const { barn } = useFamily();
  const change = useKeeping('family_sign_ins/change');
  const { user_id } = one;
  const wish = (changed: Omit<Input<'family_sign_ins/change'>, 'user_id'>): void =>
    change.mutate({ user_id, ...changed }, { onSuccess: () => toast(t('Saved')) });
  return (
    <>
      {one.part === 'guardian' && (
        <Check
          label={t('Gets the mails of {barn} about lessons, too', { barn: barn.farm_name })}
          checked={one.gets_mails === 1}
          onChange={(on) => wish({ gets_mails: flag(on) })}
        />
      )}
      {one.part === 'teen' && canKeep && (
        <Check
          label={t('May buy packages, with the card of the account')}
          checked={one.may_buy === 1}
          onChange={(on) => wish({ may_buy: flag(on) })}
        />
      )}
      {change.error && (
        <Notice tone="danger" role="alert">
          {asApiError(change.error).message}
        </Notice>
      )}
    </>
  );
};

const Keeping = ({ one, close }: Omit<Props, 'canKeep'>) => {
  const canAct = useCanAct();
  const resend = useKeeping('family_sign_ins/resend');
  const remove = useKeeping('family_sign_ins/remove');
  const [asks, setAsks] = useState(false);
  const failed = resend.error ?? remove.error;
  const { user_id, person_name } = one;
  const removed = (): void => {
    toast(t('{name} can no longer sign in', { name: person_name }));
    close();
  };
  return (
    <>
      {failed && (
        <Notice tone="danger" role="alert">
          {asApiError(failed).message}
        </Notice>
      )}
      {one.is_invited === 1 && (
        <Button
          wide
          busy={resend.isPending}
          disabled={!canAct}
          onClick={() => resend.mutate({ user_id }, { onSuccess: () => toast(t('A new invitation is on its way')) })}
        >
          {t('Send the invitation again')}
        </Button>
      )}
      {asks ? (
        <>
          <p>
            {t('{name} can no longer sign in, from now on and on every phone. Lessons that are booked stay booked.', {
              name: person_name,
            })}
          </p>
          <Button wide onClick={() => setAsks(false)}>
            {t('Keep the sign-in')}
          </Button>
          <Button
            wide
            look="danger"
            busy={remove.isPending}
            disabled={!canAct}
            onClick={() => remove.mutate({ user_id }, { onSuccess: removed })}
          >
            {t('Remove the sign-in')}
          </Button>
        </>
      ) : (
        <Button wide onClick={() => setAsks(true)}>
          {t('Remove…')}
        </Button>
      )}
      {!canAct && <Notice tone="info">{t('This needs a signal. Try again when you have one.')}</Notice>}
    </>
  );
};

/** One sign-in of the family: what it may, and its end. */
const SignInSheet = () => {
  const { userId } = useParams();
  const { base, barn } = useFamily();
  const close = useCloseSheet(`${base}/account`);
  const signIns = useQuery(signInsQuery());
  return (
    <Sheet title={t('Sign-in')} onClose={close}>
      <Loaded query={signIns}>
        {({ sign_ins, can_keep }) => {
          const one = sign_ins.find(({ user_id }) => user_id === userId);
          if (!one) return <Notice tone="info">{t('There is no such sign-in any more.')}</Notice>;
          return (
            <>
              <Facts
                facts={[
                  [t('Name'), one.person_name],
                  [t('Email'), one.email],
                  [t('Sign-in'), standingOf(one, barn.time_zone)],
                ]}
              />
              <Wishes one={one} canKeep={can_keep === 1} />
              {can_keep === 1 && <Keeping one={one} close={close} />}
            </>
          );
        }}
      </Loaded>
    </Sheet>
  );
};

export default SignInSheet;
