import { asApiError, readClaims } from '@leadline/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { rich, t, type Text } from '../../../i18n/t';
import { ButtonLink } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Skeleton } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { PublicPage } from '../public-page';
import { AskedLesson } from './asked-lesson';
import { placeFormQuery } from './enquiries';
import { EnquiryHead } from './enquiry-head';
import { PlaceForm } from './place-form';
import { Sent } from './sent';

type Props = { readonly publicId: string; readonly lessonId: string; readonly barn: string };

const NOT_HERE: Readonly<Record<string, Text>> = {
  guests_off: 'This barn gives no places here',
  lesson_not_asked_for: 'This lesson is not to be asked for',
  invalid_input: 'This lesson is not to be asked for',
};

const Asking = ({ publicId, lessonId, barn }: Props) => {
  const form = useQuery(placeFormQuery(publicId, lessonId));
  const [sentTo, setSentTo] = useState<string>();
  const lessons = `/publicBook/${publicId}`;
  const none = form.error && NOT_HERE[asApiError(form.error).code];
  const again = (): void => {
    setSentTo(undefined);
    void form.refetch();
  };
  if (sentTo)
    return (
      <Sent again={again} lessons={lessons}>
        {rich('We sent a mail to {email}. Open the link in it; then {barn} reads that you ask for the place.', {
          email: <strong>{sentTo}</strong>,
          barn,
        })}
      </Sent>
    );
  const others = <ButtonLink to={lessons}>{t('See the other lessons')}</ButtonLink>;
  if (none) return <State title={t(none)}>{others}</State>;
  return (
    <Loaded query={form} waiting={<Skeleton fills lines={10} />}>
      {(terms) => (
        <>
          <AskedLesson lesson={terms.lesson}>
            {terms.free > 0
              ? t('{count, plural, one {# place} other {# places}} free', { count: terms.free })
              : t('No place is free any more')}
          </AskedLesson>
          {terms.free > 0 ? <PlaceForm {...{ publicId, lessonId, barn, terms }} onSent={setSentTo} /> : others}
        </>
      )}
    </Loaded>
  );
};

/** A stranger asks for a place in one lesson; a family books it for its riders. */
const PlacePage = () => {
  const { lessonId = '' } = useParams();
  const isFamily = readClaims()?.user_type_code === 'STU';
  return (
    <PublicPage>
      {(publicId, { title }) =>
        isFamily ? (
          <Navigate replace to={`/publicBook/${publicId}?lesson=${encodeURIComponent(lessonId)}`} />
        ) : (
          <>
            <EnquiryHead barn={title} says={t('Ask for a place in this lesson')} />
            <Asking {...{ publicId, lessonId }} barn={title} />
          </>
        )
      }
    </PublicPage>
  );
};

export default PlacePage;
