import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '../../../i18n/t';
import { Button, ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { PublicPage } from '../public-page';
import { ownEnquiryQuery, useConfirmEnquiry, type OwnEnquiry } from './enquiries';
import styles from './enquiry.module.css';
import { EnquiryHead } from './enquiry-head';
import { GiveUpPlace } from './give-up-place';
import { OwnPlace } from './own-place';
import { PayPlace } from './pay-place';
import { EnquiryThread } from './enquiry-thread';
import { WriteBack } from './write-back';

type Props = { readonly publicId: string; readonly token: string; readonly barn: string };

/** Confirmed by a button, not by coming here: programs that look at mails open links, too. */
const Confirm = ({ publicId, token, barn, enquiry }: Props & { readonly enquiry: OwnEnquiry }) => {
  const confirm = useConfirmEnquiry(publicId, token);
  return (
    <div className={styles.end}>
      <p>
        {enquiry.place
          ? t(
              '{name}, did you ask for this place? {barn} reads it as soon as you say so; a place is kept if one is free.',
              { name: enquiry.first_name, barn },
            )
          : t('{name}, is this your message? {barn} reads it as soon as you say so.', {
              name: enquiry.first_name,
              barn,
            })}
      </p>
      {confirm.error && (
        <Notice tone="danger" role="alert">
          {asApiError(confirm.error).message}
        </Notice>
      )}
      <Button wide look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {enquiry.place ? t('Yes, ask for the place') : t('Yes, send my message')}
      </Button>
      <p className="muted">
        {t('Not you? Then close this page: nothing is sent, and the message is erased within a week.')}
      </p>
    </div>
  );
};

/** What whoever asked can do about the place while the barn has not answered. */
const PlaceToDo = ({ enquiry: { place, payment }, barn, ...own }: Props & { readonly enquiry: OwnEnquiry }) => {
  if (place?.state !== 'kept' && place?.state !== 'unpaid') return null;
  return (
    <>
      {payment?.price && payment.card && <PayPlace {...own} {...{ barn }} price={payment.price} card={payment.card} />}
      <GiveUpPlace {...own} isHeld={payment?.held?.state === 'held'} />
    </>
  );
};

const Own = (props: Props) => {
  const { publicId, token, barn } = props;
  const own = useQuery(ownEnquiryQuery(publicId, token));
  if (own.error && asApiError(own.error).status === 404)
    return (
      <State title={t('This enquiry is no longer kept')}>
        <ButtonLink to={`/public/${publicId}`}>{t('See the barn’s page')}</ButtonLink>
      </State>
    );
  return (
    <Loaded query={own} waiting={<Skeleton lines={6} />}>
      {(enquiry) => (
        <>
          {enquiry.place && <OwnPlace place={enquiry.place} {...{ enquiry, barn }} />}
          <PlaceToDo {...props} enquiry={enquiry} />
          {!enquiry.place && enquiry.is_confirmed === 1 && enquiry.texts.every(({ by_barn }) => by_barn === 0) && (
            <Notice tone="good" role="status">
              {t('Sent. {barn} answers you by mail; you find everything here.', { barn })}
            </Notice>
          )}
          <EnquiryThread texts={enquiry.texts} barn={barn} />
          {enquiry.is_confirmed === 1 ? <WriteBack {...props} /> : <Confirm {...props} enquiry={enquiry} />}
        </>
      )}
    </Loaded>
  );
};

/** Where the links in mails lead whoever asked: to confirm the address, to read what was answered, and to write more. */
const EnquiryPage = () => {
  const { token = '' } = useParams();
  return (
    <PublicPage>
      {(publicId, { title }) => (
        <>
          <EnquiryHead barn={title} says={t('Your enquiry')} />
          <Own {...{ publicId, token }} barn={title} />
        </>
      )}
    </PublicPage>
  );
};

export default EnquiryPage;
