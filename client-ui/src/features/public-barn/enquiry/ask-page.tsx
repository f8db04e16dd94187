import { asApiError } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { PublicPage } from '../public-page';
import { AskForm } from './ask-form';
import { enquiryFormQuery } from './enquiries';
import { EnquiryHead } from './enquiry-head';

type Props = { readonly publicId: string; readonly barn: string };

const Sent = ({ publicId, barn, email, again }: Props & { readonly email: string; readonly again: () => void }) => (
  <>
    <Notice tone="good" role="status">
      One step is left: look into your mail.
    </Notice>
    <p>
      We sent a mail to <strong>{email}</strong>. Open the link in it; then {barn} reads your message. Nothing there
      after a few minutes? Look into the spam folder too.
    </p>
    <ButtonLink to={`/public/${publicId}`}>See the lessons</ButtonLink>
    <Button look="plain" onClick={again}>
      The address is wrong: write again
    </Button>
  </>
);

const Asking = ({ publicId, barn }: Props) => {
  const form = useQuery(enquiryFormQuery(publicId));
  const [sentTo, setSentTo] = useState<string>();
  const again = (): void => {
    setSentTo(undefined);
    void form.refetch();
  };
  if (sentTo) return <Sent {...{ publicId, barn, again }} email={sentTo} />;
  if (form.error && asApiError(form.error).code === 'enquiries_off')
    return (
      <State title="This barn takes no enquiries here">
        <ButtonLink to={`/public/${publicId}`}>See the lessons</ButtonLink>
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
        <EnquiryHead barn={title} says="Ask us, or come for a trial lesson" />
        <Asking {...{ publicId }} barn={title} />
      </>
    )}
  </PublicPage>
);

export default AskPage;
