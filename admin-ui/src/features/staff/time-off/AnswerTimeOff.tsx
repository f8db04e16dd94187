import { useState } from 'react';
import { useBarn } from '@/data/requests/barn';
import { useSettleTimeOff, useShownStaffOff, useStaffOffPreview, type StaffOff } from '@/data/requests/staff-off';
import type { Notify } from '@/features/lessons/NotifyFields';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { ConcernedLessons } from './ConcernedLessons';
import {
  askedOf,
  coverWords,
  daysWords,
  handoversOf,
  leftWords,
  takenBack,
  valuesOf,
  type Covered,
} from './time-off-words';

type AnswerProps = { readonly timeOff: StaffOff; readonly onClose: () => void };
type Values = { readonly answer: string; readonly notify: Pick<Notify, 'on'> };
export type AnswerState = 'approved' | 'declined';

/** An answer with who teaches meanwhile, and what takes it back. */
const useAnswer = ({ id, name, state: seen, answer: before }: StaffOff) => {
  const { mutateAsync } = useSettleTimeOff();
  const say = useSay();
  return async (state: AnswerState, { answer, notify }: Values, handovers: ReturnType<typeof handoversOf>) => {
    const told = { notify: notify.on ? 1 : 0 } as const;
    const wish = { time_off_id: id, state, seen_state: seen, answer: answer.trim() || null };
    const done = await mutateAsync({ ...wish, handovers, ...told });
    const back = {
      time_off_id: id,
      state: seen,
      seen_state: state,
      answer: before,
      handovers: takenBack(done),
      ...told,
    };
    const undo = () =>
      void say.after(mutateAsync(back), (undone) => say.done(['Undone', leftWords(undone)].filter(Boolean).join('. ')));
    const words = [`Time off of ${name} is ${state}`, leftWords(done)].filter(Boolean).join('. ');
    say.done(words, { undo, warnings: done.warnings });
  };
};

const WhatWasAsked = ({ timeOff }: { timeOff: StaffOff }) => (
  <p className="break">
    <strong>{daysWords(timeOff)}</strong>
    {timeOff.reason && <span className="muted">{` · ${timeOff.reason}`}</span>}
  </p>
);

type ApprovingProps = AnswerProps & { readonly covered: Covered; readonly onCover: (covered: Covered) => void };

const Approving = ({ timeOff, covered, onCover, onClose }: ApprovingProps) => {
  const asked = askedOf(timeOff.staff_id, valuesOf(timeOff));
  const { data } = useStaffOffPreview(asked);
  return (
    <Question
      title={`Approve time off of ${timeOff.name}`}
      submitLabel={`Approve${data ? coverWords(data.lessons, covered) : ''}`}
      disabled={!data}
      onClose={onClose}
    >
      <WhatWasAsked timeOff={timeOff} />
      <ConcernedLessons name={timeOff.name} {...{ asked, covered, onCover }} />
      <AreaField source="answer" label={`Words to ${timeOff.name}`} hint="Optional; goes out by mail." rows={2} />
    </Question>
  );
};

/** Says first which lessons it concerns and who could teach them. */
export const ApproveTimeOff = ({ timeOff, onClose }: AnswerProps) => {
  const { send_notifications } = useBarn();
  const shown = useShownStaffOff();
  const answer = useAnswer(timeOff);
  const [covered, setCovered] = useState<Covered>({});
  const [values] = useState<Values>({ answer: '', notify: { on: send_notifications === 1 } });
  const submit = (filled: Values) =>
    answer('approved', filled, handoversOf(shown(askedOf(timeOff.staff_id, valuesOf(timeOff))), covered));
  return (
    <Modal values={values} onSubmit={submit} onSaved={onClose}>
      <Approving {...{ timeOff, covered, onClose }} onCover={setCovered} />
    </Modal>
  );
};

export const DeclineTimeOff = ({ timeOff, onClose }: AnswerProps) => {
  const answer = useAnswer(timeOff);
  const [values] = useState<Values>({ answer: '', notify: { on: false } });
  return (
    <Modal values={values} onSubmit={(filled: Values) => answer('declined', filled, [])} onSaved={onClose}>
      <Question title={`Decline time off of ${timeOff.name}`} submitLabel="Decline" onClose={onClose}>
        <WhatWasAsked timeOff={timeOff} />
        <AreaField
          source="answer"
          label={`Words to ${timeOff.name}`}
          hint="Why not, or what would do; goes out by mail."
        />
      </Question>
    </Modal>
  );
};
