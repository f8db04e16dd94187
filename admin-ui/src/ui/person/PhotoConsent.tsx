import { useState } from 'react';
import Button from '@mui/material/Button';
import { photoWords, usePhotoConsent } from '@/data/requests/photo-consents';
import { dayAndYear } from '@/data/time/words';
import { Unanswered } from '@/ui/states';
import { PhotoQuestion } from './PhotoQuestion';

/** Of one rider, on the page of their details: what is answered, by whom and when. */
export const PhotoConsent = (rider: { readonly studentId: string; readonly name: string }) => {
  const { data, error, refetch } = usePhotoConsent(rider.studentId);
  const [asking, setAsking] = useState(false);
  return (
    <section className="client-section stack gap-2" aria-label="Photo consent">
      <h2>Photo consent</h2>
      {data ? (
        <>
          <p>{photoWords[data.photo_consent]}</p>
          {data.answered_on && (
            <p className="muted small">
              {data.is_by_staff === 1 ? 'Noted by staff' : 'Answered'} on {dayAndYear(data.answered_on)}
              {data.answered_by && ` by ${data.answered_by}`}
            </p>
          )}
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} rows={2} label="Photo consent" />
      )}
      {data?.may_answer === 1 && (
        <p>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {data.photo_consent === 'unanswered' ? 'Note the answer from paper…' : 'Change photo consent…'}
          </Button>
        </p>
      )}
      {asking && data && <PhotoQuestion rider={rider} consent={data} onClose={() => setAsking(false)} />}
    </section>
  );
};
