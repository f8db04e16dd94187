import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t } from '../../../i18n/t';
import { Button, ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { EnquiryHead } from '../enquiry/enquiry-head';
import { PublicPage } from '../public-page';
import { PayVoucher } from './pay-voucher';
import { totalOf } from './terms';
import { voucherFormQuery, type Ordered } from './voucher';
import { VoucherForm } from './voucher-form';

type Props = { readonly publicId: string; readonly barn: string };

const Sold = ({ ordered, publicId, again }: { ordered: Ordered; publicId: string; again: () => void }) => (
  <>
    <Notice tone="good" role="status">
      {t('Your payment of {sum} was successful. Thank you.', { sum: totalOf(ordered) })}
    </Notice>
    <p>
      {rich('The voucher, to print or to pass on, and a receipt are on their way to {email}.', {
        email: <strong>{ordered.written.email}</strong>,
      })}{' '}
      {t('Nothing there after a few minutes? Look into the spam folder too.')}
    </p>
    <ButtonLink to={`/public/${publicId}`}>{t('See the lessons')}</ButtonLink>
    <Button look="plain" onClick={again}>
      {t('Give another voucher')}
    </Button>
  </>
);

const Buying = ({ publicId, barn }: Props) => {
  const form = useQuery(voucherFormQuery(publicId));
  const [ordered, setOrdered] = useState<Ordered>();
  const [step, setStep] = useState<'form' | 'pay' | 'sold'>('form');
  /** A form is good for one voucher: what is changed is written on another one. */
  const back = (): void => {
    setStep('form');
    void form.refetch();
  };
  if (form.error && asApiError(form.error).code === 'vouchers_off')
    return (
      <State title={t('This barn sells no gift vouchers here')}>
        <ButtonLink to={`/public/${publicId}`}>{t('See the lessons')}</ButtonLink>
      </State>
    );
  if (ordered && step === 'sold')
    return (
      <Sold
        {...{ ordered, publicId }}
        again={() => {
          setOrdered(undefined);
          back();
        }}
      />
    );
  if (ordered && step === 'pay')
    return <PayVoucher {...{ publicId, barn, ordered, back }} onPaid={() => setStep('sold')} />;
  return (
    <Loaded query={form} waiting={<Skeleton fills lines={10} />}>
      {(terms) => (
        <VoucherForm
          {...{ publicId, barn, terms }}
          before={ordered?.written}
          onOrdered={(order) => {
            setOrdered(order);
            setStep('pay');
          }}
        />
      )}
    </Loaded>
  );
};

/** A stranger buys a gift voucher by card; nothing is kept of who only looks. */
const VoucherPage = () => (
  <PublicPage>
    {(publicId, { title }) => (
      <>
        <EnquiryHead barn={title} says={t('Give a voucher')} />
        <Buying {...{ publicId }} barn={title} />
      </>
    )}
  </PublicPage>
);

export default VoucherPage;
