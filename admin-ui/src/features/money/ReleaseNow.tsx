import { useState } from 'react';
import Button from '@mui/material/Button';
import type { PlaceRelease } from '@/data/requests/due-charges';
import { useWrite } from '@/data/requests/use-write';
import { count, dayAndYear } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Which = { readonly paymentId: string; readonly whose: string; readonly release: PlaceRelease };

/** At once instead of on its day, once the list was seen. */
export const ReleaseNow = ({ paymentId, whose, release: { places, size } }: Which) => {
  const [asks, setAsks] = useState(false);
  const { mutateAsync } = useWrite('payments/releasePlaces');
  const say = useSay();
  const close = () => setAsks(false);
  const what = count(size, 'place');
  const release = async () => {
    await mutateAsync({ payment_id: paymentId, seen: size });
    say.done(`${what} released`);
  };
  return (
    <>
      <Button size="small" color="error" aria-label={`Release ${what} now: ${whose}`} onClick={() => setAsks(true)}>
        {`Release ${what} now…`}
      </Button>
      {asks && (
        <Modal danger values={{}} onSubmit={release} onSaved={close}>
          <Question
            title={`Release ${what} now?`}
            submitLabel={`Release ${what}`}
            cancelLabel="Keep them"
            onClose={close}
          >
            <ul aria-label="Places that are released">
              {places.map(({ student_name, title, count: lessons, from }) => (
                <li key={`${student_name} ${title} ${from}`}>
                  {`${student_name}: ${title}, ${count(lessons, 'lesson')} from ${dayAndYear(from)}`}
                </li>
              ))}
            </ul>
            <p>
              What pays for them is free again, and who waits may have them. The family and administrators get a mail.
              The invoice stays open.
            </p>
            <p>It cannot be undone: riders can be enrolled again where places are still free.</p>
          </Question>
        </Modal>
      )}
    </>
  );
};
