import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { SealedLink } from '../../components/sealed-link';
import { rich, t, type Text } from '../../i18n/t';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { mailStopQuery, useMailStop, type MailStop } from './mail-stop';

const TITLE: Text = 'Your mails';

const NoStop = ({ why }: { readonly why: string }) => (
  <Page title={t(TITLE)}>
    <Notice tone="danger" role="alert">
      {why}
    </Notice>
    <ButtonLink to="/" look="primary">
      {t('Sign in')}
    </ButtonLink>
  </Page>
);

type Props = { readonly standing: MailStop; readonly token: string };

const Stopping = ({ standing: { farm_name, name, address, wanted, without }, token }: Props) => {
  const { mutate, isPending, variables, isSuccess, error } = useMailStop(token);
  return (
    <>
      <p>
        {address ? (
          rich('{kind}, which {barn} sends to {address}', { kind: <strong>{name}</strong>, barn: farm_name, address })
        ) : (
          <strong>{name}</strong>
        )}
      </p>
      {wanted === 1 ? (
        <>
          <p>{`${without} ${t('Everything else still comes.')}`}</p>
          {isSuccess && variables === 'mail_stops/resume' && (
            <Notice tone="good" role="status">
              {t('Taken back: they come as before.')}
            </Notice>
          )}
        </>
      ) : (
        <Notice tone="good" role="status">
          {`${t('Stopped.')} ${without}`}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {asApiError(error).message}
        </Notice>
      )}
      {wanted === 1 ? (
        <Button look="primary" wide busy={isPending} onClick={() => mutate('mail_stops/stop')}>
          {t('Stop them')}
        </Button>
      ) : (
        <Button wide busy={isPending} onClick={() => mutate('mail_stops/resume')}>
          {t('Undo')}
        </Button>
      )}
    </>
  );
};

const Opened = ({ token }: { readonly token: string }) => {
  const { data, error, isPending } = useQuery(mailStopQuery(token));
  if (isPending)
    return (
      <Page title={t(TITLE)}>
        <Skeleton lines={4} />
      </Page>
    );
  if (!data) return <NoStop why={asApiError(error).message} />;
  return (
    <Page title={data.wanted === 1 ? t('Stop these mails?') : t('These mails are stopped')}>
      <Stopping standing={data} token={token} />
    </Page>
  );
};

const INCOMPLETE: Text = 'This link is not complete. Please open it from the mail again.';

/** One kind of mail to one address, from the link under such a mail; nothing is done before a button is pressed. */
const MailStopPage = () => (
  <SealedLink>{(token) => (token ? <Opened key={token} token={token} /> : <NoStop why={t(INCOMPLETE)} />)}</SealedLink>
);

export default MailStopPage;
