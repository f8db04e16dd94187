import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Consequence } from '../../components/consequence';
import { SealedLink } from '../../components/sealed-link';
import { spanWords } from '../../format/lesson-span';
import { t, type Text } from '../../i18n/t';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { mailAnswerQuery, useAnswer, type MailAnswer } from './mail-answer';

type Props = { readonly standing: MailAnswer; readonly token: string };

const Refused = ({ error }: { readonly error: Error | null }) =>
  error && (
    <Notice tone="danger" role="alert">
      {asApiError(error).message}
    </Notice>
  );

const NoAnswer = ({ why }: { readonly why: string }) => (
  <Page title={t('Your answer')}>
    <Notice tone="danger" role="alert">
      {why}
    </Notice>
    <ButtonLink to="/" look="primary">
      {t('Go to my lessons')}
    </ButtonLink>
  </Page>
);

const Coming = ({ standing: { rider, farm_name, confirmed }, token }: Props) => {
  const come = useAnswer('mail_answers/come', token);
  if (confirmed === 1)
    return (
      <Notice tone="good" role="status">
        {t('{barn} knows that {rider} comes. Thank you.', { barn: farm_name, rider })}
      </Notice>
    );
  return (
    <>
      <p>{t('{barn} will read that {rider} comes. Nothing else changes.', { barn: farm_name, rider })}</p>
      <Refused error={come.error} />
      <Button look="primary" wide busy={come.isPending} onClick={() => come.mutate({})}>
        {t('We come')}
      </Button>
    </>
  );
};

const Cancelling = ({ standing: { preview }, token }: Props) => {
  const cancel = useAnswer('mail_answers/cancel', token);
  if (!preview) return null;
  const seen = { seen_status_code: preview.code, seen_outcome_key: preview.outcome_key };
  return (
    <>
      {preview.allowed === 1 ? (
        <Consequence consequence={preview} />
      ) : (
        <Notice tone="info">{preview.reason ?? preview.sentence}</Notice>
      )}
      <Refused error={cancel.error} />
      <ButtonLink wide to="/">
        {t('Keep the lesson')}
      </ButtonLink>
      {preview.allowed === 1 && (
        <Button look="danger" wide busy={cancel.isPending} onClick={() => cancel.mutate(seen)}>
          {t('Cancel the lesson')}
        </Button>
      )}
    </>
  );
};

const over: Readonly<Record<string, (standing: MailAnswer) => string>> = {
  cancelled: ({ rider }) => t('This lesson of {rider} is cancelled. There is nothing left to answer.', { rider }),
  begun: ({ farm_name }) =>
    t('This lesson has begun, so it is too late to answer here. Please call {barn}.', { barn: farm_name }),
};

const Answering = (props: Props): ReactNode => {
  const { standing } = props;
  const ended = over[standing.state];
  if (ended) return <Notice tone="info">{ended(standing)}</Notice>;
  return standing.answer === 'cancel' ? <Cancelling {...props} /> : <Coming {...props} />;
};

const Answered = ({ token }: { readonly token: string }) => {
  const { data, error, isPending } = useQuery(mailAnswerQuery(token));
  if (isPending)
    return (
      <Page title={t('Your answer')}>
        <Skeleton lines={5} />
      </Page>
    );
  if (!data) return <NoAnswer why={asApiError(error).message} />;
  const { rider, farm_name, title, location_name, answer } = data;
  return (
    <Page title={answer === 'cancel' ? t('Cancel {rider}’s lesson?', { rider }) : t('Does {rider} come?', { rider })}>
      <div>
        <p>
          <strong>{spanWords(data)}</strong>
        </p>
        <p className="muted">{[title, location_name, farm_name].filter(Boolean).join(' · ')}</p>
      </div>
      <Answering standing={data} token={token} />
    </Page>
  );
};

const INCOMPLETE: Text = 'This link is not complete. Please open it from the mail again.';

/** One answer about one lesson of one rider, from the link of a mail; nothing is done before a button is pressed. */
const MailAnswerPage = () => (
  <SealedLink>
    {(token) => (token ? <Answered key={token} token={token} /> : <NoAnswer why={t(INCOMPLETE)} />)}
  </SealedLink>
);

export default MailAnswerPage;
