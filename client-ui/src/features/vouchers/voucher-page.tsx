import { rich, t } from '../../i18n/t';
import { asApiError, post, type ActionReply } from '@leadline/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCanAct } from '../../connection/connection';
import { useFamily } from '../../family/family-context';
import { money } from '../../format/money';
import { lookAtVoucher, type VoucherWish } from '../../requests/vouchers';
import { refreshPurchases } from '../../requests/refresh-purchases';
import { Button, ButtonLink } from '../../ui/button';
import { Field, focusFirstError, Form, textOf } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { Select } from '../../ui/select';
import styles from './voucher-page.module.css';

type Offer = ActionReply<'vouchers/look'>;
type Looked = { readonly wish: VoucherWish; readonly offer: Offer };

const NoSignal = () => <Notice tone="warning">{t('This needs a signal. Try again when you have one.')}</Notice>;

/** The code, and for whom; it is looked at before anything is spent. */
const Enter = ({ onFound }: { readonly onFound: (looked: Looked) => void }) => {
  const { rider, riders } = useFamily();
  const active = riders.filter(({ isActive }) => isActive);
  const [studentId, setStudentId] = useState(rider.studentId);
  const [missing, setMissing] = useState(false);
  const canAct = useCanAct();
  const look = useMutation({ mutationFn: lookAtVoucher });
  const submit = (data: FormData): void => {
    const code = textOf(data, 'code');
    setMissing(code === '');
    if (code === '') return;
    const wish = { code, billing_person_id: rider.personId, student_id: studentId };
    look.mutate(wish, { onSuccess: (offer) => onFound({ wish, offer }) });
  };
  const refused = look.error ? asApiError(look.error).message : undefined;
  const error = missing ? t('Enter the code') : refused;
  // Once it stands there: a refusal is told before it is drawn.
  useEffect(() => {
    if (error) focusFirstError();
  }, [error, look.submittedAt]);
  return (
    <Form onSubmit={submit}>
      <p>{t('Enter the code that is printed on the voucher. You see what it gives before it is redeemed.')}</p>
      <Field
        label={t('Code')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={t('Twelve letters and digits, such as {example}', { example: 'AB2C-DE3F-GH4J' })}
        error={error}
      />
      {active.length > 1 && (
        <Select
          label={t('For whom?')}
          value={studentId}
          options={active.map((one) => ({ id: one.studentId, name: one.name }))}
          hint={t('The whole family can spend it.')}
          onChange={setStudentId}
        />
      )}
      {!canAct && <NoSignal />}
      <Button type="submit" look="primary" wide disabled={!canAct} busy={look.isPending}>
        {t('See what it gives')}
      </Button>
    </Form>
  );
};

type ConfirmProps = { readonly looked: Looked; readonly onBack: () => void; readonly onDone: () => void };

const Confirm = ({ looked: { wish, offer }, onBack, onDone }: ConfirmProps) => {
  const { barn } = useFamily();
  const client = useQueryClient();
  const canAct = useCanAct();
  const amount = money(offer.amount, barn.currency_code);
  const redeem = useMutation({
    mutationFn: () => post('vouchers/redeem', wish),
    onSuccess: async () => {
      onDone();
      await refreshPurchases(client);
    },
  });
  return (
    <>
      <p>
        {rich(
          '<strong>{amount}</strong> becomes a credit of {name}. It pays for your family’s next purchase by itself, and does not expire.',
          { amount, name: offer.credit_for, strong: (words) => <strong className="numbers">{words}</strong> },
        )}
      </p>
      <p>{t('The voucher is used up by this, as a whole.')}</p>
      {redeem.error && (
        <Notice tone="danger" role="alert">
          {asApiError(redeem.error).message}
        </Notice>
      )}
      {!canAct && <NoSignal />}
      <Button wide look="primary" disabled={!canAct} busy={redeem.isPending} onClick={() => redeem.mutate()}>
        {t('Redeem {amount}', { amount })}
      </Button>
      <Button wide onClick={onBack}>
        {t('Another code')}
      </Button>
    </>
  );
};

/** A gift voucher becomes a credit of the family: the code first, then what it gives, then the answer. C11 */
const VoucherPage = () => {
  const { barn, base } = useFamily();
  const [looked, setLooked] = useState<Looked>();
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <title>{`${t('Redeem a voucher')} · ${barn.farm_name}`}</title>
      <div className={styles.page}>
        <h1>{t('Redeem a voucher')}</h1>
        {!looked && <Enter onFound={setLooked} />}
        {looked && !isDone && (
          <Confirm looked={looked} onBack={() => setLooked(undefined)} onDone={() => setIsDone(true)} />
        )}
        {looked && isDone && (
          <>
            <Notice tone="good" role="status">
              {t('{name} has a credit of {amount} now.', {
                name: looked.offer.credit_for,
                amount: money(looked.offer.amount, barn.currency_code),
              })}
            </Notice>
            <ButtonLink look="primary" to={`${base}/purchases`}>
              {t('See the packages')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  );
};

export default VoucherPage;
