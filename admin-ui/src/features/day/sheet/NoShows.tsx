import { useState } from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Button from '@mui/material/Button';
import { NotifyToggle, tellsToWire, type Notify } from '@/features/lessons/NotifyFields';
import { useNotifyOfEnd } from '@/features/lessons/edit/use-notify';
import { useAccess } from '@/data/providers/use-access';
import { useRemoveStudent } from '@/data/requests/remove-student';
import { useStrikes, type Strike } from '@/data/requests/strikes';
import { count, shortDay } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { NotThisTime } from '@/ui/person/NotThisTime';
import { ReleaseWords } from '@/ui/person/ReleaseWords';

/** Which places would be released, before they are; who waits may have one at once. */
const Release = ({ strike, onClose }: { strike: Strike; onClose: () => void }) => {
  const { name, title, later, sentence, release: announced } = strike;
  const { mutateAsync } = useRemoveStudent();
  const say = useSay();
  const places = count(later.length, 'place');
  const release = async ({ notify }: { notify: Notify }) => {
    const [first] = later;
    if (!first) return;
    const { lesson_person_id } = first;
    await mutateAsync({ lesson_person_id, applyToFuture: 1, ...tellsToWire(notify.on) });
    say.done(`${name}: ${places} released`);
  };
  return (
    <Modal danger values={{ notify: useNotifyOfEnd() }} onSubmit={release} onSaved={onClose}>
      <Question
        title={`Release the later places of ${name}?`}
        submitLabel={`Release ${places}`}
        cancelLabel="Keep them"
        onClose={onClose}
      >
        <p>{sentence}</p>
        {announced?.mail === 'sent' && (
          <p>{`The family was told that it is on ${shortDay(announced.on)}: now it is sooner.`}</p>
        )}
        <p>{`${name} leaves ${title} on these days, and what pays for them is free again. It cannot be undone.`}</p>
        <ul aria-label="Places that are released">
          {later.map(({ lesson_person_id, scheduled_date }) => (
            <li key={lesson_person_id}>{shortDay(scheduled_date)}</li>
          ))}
        </ul>
        <NotifyToggle label="Notify the family, in one mail" />
      </Question>
    </Modal>
  );
};

/** Whose no-shows in a row have come to the number of the policy, and who still has places in the series: staff decide. */
export const NoShows = () => {
  const mayRelease = useAccess().canCall('lesson_people/delete');
  const [released, setReleased] = useState<Strike | null>(null);
  const asked = useStrikes().filter(({ stand, later }) => stand === 'reached' && later.length > 0);
  if (asked.length === 0 && !released) return null;
  return (
    <section className="stack gap-2 no-print" aria-label="No-shows in a row">
      {asked.map((strike) => (
        <p key={strike.lesson_person_id} className="row wrap middle gap-2">
          <span>
            <WarningIcon fontSize="inherit" /> {strike.sentence} <ReleaseWords strike={strike} />
          </span>
          {mayRelease && (
            <Button size="small" variant="outlined" onClick={() => setReleased(strike)}>
              {`Release ${count(strike.later.length, 'later place')}…`}
            </Button>
          )}
          <NotThisTime strike={strike} />
        </p>
      ))}
      {released && <Release strike={released} onClose={() => setReleased(null)} />}
    </section>
  );
};
