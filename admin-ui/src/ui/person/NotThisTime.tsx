import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import { useAskNoShowsAgain, useLeaveNoShows, type Strike } from '@/data/requests/strikes';
import { shortDay } from '@/data/time/words';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = { readonly reason: string };
type Asked = { readonly strike: Strike };

const useAskAgain = ({ name, lesson_person_id, release_after }: Strike) => {
  const { mutateAsync, isPending } = useAskNoShowsAgain();
  const say = useSay();
  const askAgain = () =>
    void say.after(mutateAsync({ lesson_person_id }), () =>
      say.done(`${name}: asked again on the day sheet${release_after > 0 ? ', and the family is told anew' : ''}`),
    );
  return { askAgain, isPending };
};

const toFamily = ({ release }: Strike) =>
  release?.mail === 'sent'
    ? 'The family was told by mail that they are released: tell them that they stay.'
    : 'The family is told nothing.';

const Leave = ({ strike, onClose }: Asked & { onClose: () => void }) => {
  const { name, lesson_person_id, sentence } = strike;
  const { mutateAsync } = useLeaveNoShows();
  const { askAgain } = useAskAgain(strike);
  const say = useSay();
  const leave = async ({ reason }: Values) => {
    await mutateAsync({ lesson_person_id, ...(reason.trim() && { reason: reason.trim() }) });
    say.done(`${name} keeps the places`, { undo: askAgain });
  };
  return (
    <Modal<Values> values={{ reason: '' }} onSubmit={leave} onSaved={onClose}>
      <Question title={`Leave the places of ${name}, this time?`} submitLabel="Not this time" onClose={onClose}>
        <p>{sentence}</p>
        <p>{`${name} keeps the places, and you are asked again after the next no-show. ${toFamily(strike)}`}</p>
        <AreaField source="reason" label="Reason" hint="Families do not see it." rows={3} />
      </Question>
    </Modal>
  );
};

/** Ends the question until the rider's next no-show. */
export const NotThisTime = ({ strike }: Asked) => {
  const [asks, setAsks] = useState(false);
  if (!useAccess().canCall('lesson_people/leaveNoShows')) return null;
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={`Not this time: ${strike.name}, ${strike.title}`}
        onClick={() => setAsks(true)}
      >
        Not this time…
      </Button>
      {asks && <Leave strike={strike} onClose={() => setAsks(false)} />}
    </>
  );
};

/** That staff left it alone: who, when and why; taken back, it is asked again. */
export const LeftAlone = ({ strike }: Asked) => {
  const { askAgain, isPending } = useAskAgain(strike);
  const mayAsk = useAccess().canCall('lesson_people/askNoShowsAgain');
  const { left_alone: said, name, title } = strike;
  if (!said) return null;
  const who = said.by ? `${said.by}, ${shortDay(said.on)}` : shortDay(said.on);
  return (
    <span className="row wrap middle gap-2">
      <span className="muted">{`Not this time (${who})${said.reason ? `: ${said.reason}` : ''}`}</span>
      {mayAsk && (
        <Button
          size="small"
          variant="text"
          aria-label={`Undo “Not this time”: ${name}, ${title}`}
          disabled={isPending}
          onClick={askAgain}
        >
          Undo
        </Button>
      )}
    </span>
  );
};
