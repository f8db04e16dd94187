import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rich, t } from '../../../i18n/t';
import { ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Skeleton } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { PublicPage } from '../public-page';
import { AskForm } from './ask-form';
import { enquiryFormQuery } from './enquiries';
import { Sent } from './sent';
import { EnquiryHead } from './enquiry-head';

type Props = { readonly publicId: string; readonly barn: string };

const Asking = ({ publicId, barn }: Props) => {
  const form = useQuery(enquiryFormQuery(publicId));
  const [sentTo, setSentTo] = useState<string>();
  const again = (): void => {
    setSentTo(undefined);
    void form.refetch();
  };
  if (sentTo)
    return (
      <Sent again={again} lessons={`/public/${publicId}`}>
        {rich('We sent a mail to {email}. Open the link in it; then {barn} reads your message.', {
          email: <strong>{sentTo}</strong>,
          barn,
        })}
      </Sent>
    );
  if (form.error && asApiError(form.error).code === 'enquiries_off')
    return (
      <State title={t('This barn takes no enquiries here')}>
        <ButtonLink to={`/public/${publicId}`}>{t('See the lessons')}</ButtonLink>
      </State>
    );
  return (
    <Loaded query={form} waiting={<Skeleton lines={8} />}>
      {({ kept_months }) => <AskForm {...{ publicId, barn }} keptMonths={kept_months} onSent={setSentTo} />}
    </Loaded>
  );
};

/** Somebody who is no client yet asks, or wants to come for a trial lesson. */
const AskPage = () => (
  <PublicPage>
    {(publicId, { title }) => (
      <>
        <EnquiryHead barn={title} says={t('Ask us, or come for a trial lesson')} />
        <Asking {...{ publicId }} barn={title} />
      </>
    )}
  </PublicPage>
);

export default AskPage;
