import { useState } from 'react';
import { useBarn } from '@/data/requests/barn';
import { useHandOverLessons, useLessonsToCover, type LessonToCover } from '@/data/requests/staff-off';
import { count } from '@/data/time/words';
import { NotifyToggle, type Notify } from '@/features/lessons/NotifyFields';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import Button from '@mui/material/Button';
import { CoverLessons } from './CoverLessons';
import { handoversOf, leftWords, takenBack, type Covered } from './time-off-words';

type Values = { readonly notify: Pick<Notify, 'on'> };
type HandingProps = {
  readonly lessons: readonly LessonToCover[];
  readonly covered: Covered;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const HandOver = ({ lessons, covered, onClose, onDone }: HandingProps) => {
  const { send_notifications } = useBarn();
  const { mutateAsync } = useHandOverLessons();
  const say = useSay();
  const [values] = useState<Values>({ notify: { on: send_notifications === 1 } });
  const handovers = handoversOf(lessons, covered);
  const submit = async ({ notify }: Values) => {
    const told = { notify: notify.on ? 1 : 0 } as const;
    const done = await mutateAsync({ handovers, ...told });
    onDone();
    const undo = () =>
      void say.after(mutateAsync({ handovers: takenBack(done), ...told }), (back) =>
        say.done(['Undone', leftWords(back)].filter(Boolean).join('. ')),
      );
    const words = [`${count(done.handed_over.length, 'lesson')} handed over`, leftWords(done)]
      .filter(Boolean)
      .join('. ');
    say.done(words, { undo, warnings: done.warnings });
  };
  return (
    <Modal values={values} onSubmit={submit} onSaved={onClose}>
      <Question title={`Hand over ${count(handovers.length, 'lesson')}`} submitLabel="Hand over" onClose={onClose}>
        <NotifyToggle label="Tell families and staff who teaches" />
      </Question>
    </Modal>
  );
};

/** Lessons whose instructor is off, and who is free to teach them. */
export const LessonsToCover = () => {
  const { data, error, refetch } = useLessonsToCover();
  const [covered, setCovered] = useState<Covered>({});
  const [isAsked, setAsked] = useState(false);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={4} label="Loading the lessons to cover" />;
  const { lessons, size } = data;
  if (size === 0) return <p className="muted">Every lesson has an instructor who is there.</p>;
  const chosen = handoversOf(lessons, covered).length;
  return (
    <>
      <CoverLessons {...{ lessons, covered }} onCover={setCovered} linked />
      {size > lessons.length && <p className="muted">{`The soonest ${lessons.length} are shown.`}</p>}
      {chosen > 0 && (
        <Button className="cover-all" variant="contained" onClick={() => setAsked(true)}>
          {`Hand over ${count(chosen, 'lesson')}…`}
        </Button>
      )}
      {isAsked && <HandOver {...{ lessons, covered }} onClose={() => setAsked(false)} onDone={() => setCovered({})} />}
    </>
  );
};
