import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import type { AskedPlace, Enquiry } from '@/data/requests/enquiries';
import { Facts } from '@/ui/record/Facts';
import { Tag } from '@/ui/Tag';
import { DeclinePlace } from './DeclinePlace';
import { aboutPayment, isOpenPlace, lessonWords, momentWords, paymentWords, placeState } from './enquiry-words';
import { GivePlace } from './GivePlace';

const placesWords = ({ riding, max_enrollment, free }: AskedPlace): string =>
  [
    max_enrollment === null ? `${riding} ride` : `${riding} of ${max_enrollment} ride`,
    ...(free === null ? [] : [free === 0 ? 'none free' : `${free} free for this guest`]),
  ].join(', ');

/** What has changed since it was asked for, which staff weigh. */
const Changed = ({ place }: { place: AskedPlace }) => {
  if (place.is_cancelled === 1) return <p className="enquiry-line">This lesson does not take place.</p>;
  if (place.is_moved === 1)
    return <p className="enquiry-line">{`It was moved since: asked for was ${momentWords(place.asked_for)}.`}</p>;
  return null;
};

/** The lesson that is asked for, and what becomes of the place. */
export const EnquiryPlace = ({ enquiry, place }: { enquiry: Enquiry; place: AskedPlace }) => {
  const { canCall } = useAccess();
  const [asking, setAsking] = useState<'give' | 'decline' | null>(null);
  const { name, tone, about } = placeState(place);
  const isGivable = place.lesson_id !== null && place.is_cancelled === 0 && place.is_over === 0;
  const close = () => setAsking(null);
  return (
    <section className="stack gap-3" aria-label="The lesson">
      <p className="row middle wrap gap-2 enquiry-line">
        <strong>{lessonWords(place)}</strong>
        <Tag tone={tone}>{name}</Tag>
      </p>
      {about && <p className="muted enquiry-line">{about}</p>}
      <Changed place={place} />
      <Facts
        facts={[
          { label: 'Lesson', value: place.title },
          { label: 'Where', value: place.location_name },
          { label: 'With', value: place.instructor_name },
          { label: 'Places', value: placesWords(place) },
          { label: 'Kept until', value: place.kept_until && momentWords(place.kept_until) },
          {
            label: 'Payment',
            value: place.payment && `${paymentWords(place.payment)}. ${aboutPayment(place.payment)}`,
          },
          { label: 'Weight', value: enquiry.rider_weight && `${enquiry.rider_weight} kg` },
        ]}
      />
      {isOpenPlace(place) && (
        <div className="row middle wrap gap-2">
          {isGivable && canCall('enquiries/givePlace') && (
            <Button variant="contained" onClick={() => setAsking('give')}>
              Give the place…
            </Button>
          )}
          {enquiry.is_confirmed === 1 && canCall('enquiries/declinePlace') && (
            <Button variant="outlined" onClick={() => setAsking('decline')}>
              Decline…
            </Button>
          )}
        </div>
      )}
      {asking === 'give' && <GivePlace {...{ enquiry, place }} onClose={close} />}
      {asking === 'decline' && <DeclinePlace {...{ enquiry, place }} onClose={close} />}
    </section>
  );
};
