import { useState } from 'react';
import { useBarn } from '@/data/requests/barn';
import { useNoteTimeOff, useSettleTimeOff, useShownStaffOff, useStaffOffPreview } from '@/data/requests/staff-off';
import { todayIn } from '@/data/time/day';
import type { Notify } from '@/features/lessons/NotifyFields';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { ConcernedLessons } from './ConcernedLessons';
import { DaysFields, useDays } from './DaysFields';
import {
  askedOf,
  coverWords,
  daysToWire,
  daysWords,
  handoversOf,
  leftWords,
  newDays,
  problems,
  takenBack,
  type Covered,
  type DaysValues,
} from './time-off-words';

type NoteProps = { readonly staff: { readonly id: string; readonly name: string }; readonly onClose: () => void };
type Values = DaysValues & { readonly notify: Pick<Notify, 'on'> };

type NotingProps = NoteProps & { readonly covered: Covered; readonly onCover: (covered: Covered) => void };

const Noting = ({ staff, covered, onCover, onClose }: NotingProps) => {
  const asked = askedOf(staff.id, useDays());
  const { data, isPlaceholderData } = useStaffOffPreview(asked);
  const isKnown = asked !== null && data !== undefined && !isPlaceholderData;
  return (
    <Question
      title={`${staff.name} is off`}
      submitLabel={`Note time off${isKnown ? coverWords(data.lessons, covered) : ''}`}
      disabled={asked !== null && !isKnown}
      onClose={onClose}
    >
      <DaysFields reasonHint="Only administrators and whoever it is read it." />
      <ConcernedLessons name={staff.name} {...{ asked, covered, onCover }} />
    </Question>
  );
};

/** By an administrator, of anybody: says first what it concerns, and who teaches instead. */
export const NoteTimeOff = ({ staff, onClose }: NoteProps) => {
  const { time_zone, send_notifications } = useBarn();
  const { mutateAsync: note } = useNoteTimeOff();
  const { mutateAsync: settle } = useSettleTimeOff();
  const say = useSay();
  const [covered, setCovered] = useState<Covered>({});
  const shown = useShownStaffOff();
  const [values] = useState<Values>(() => ({
    ...newDays(todayIn(time_zone)),
    notify: { on: send_notifications === 1 },
  }));
  const submit = async ({ notify, ...days }: Values) => {
    const wire = daysToWire(days);
    const done = await note({
      staff_id: staff.id,
      ...wire,
      reason: days.reason.trim() || null,
      notify: notify.on ? 1 : 0,
      handovers: handoversOf(shown(askedOf(staff.id, days)), covered),
    });
    const undo = () =>
      void say.after(
        settle({
          time_off_id: done.time_off_id ?? '',
          state: 'withdrawn',
          seen_state: 'approved',
          handovers: takenBack(done),
          notify: notify.on ? 1 : 0,
        }),
        (back) => say.done(['Undone', leftWords(back)].filter(Boolean).join('. ')),
      );
    say.done(`${staff.name} is off ${daysWords(wire)}`, { undo, warnings: done.warnings });
  };
  return (
    <Modal values={values} validate={problems} onSubmit={submit} onSaved={onClose}>
      <Noting {...{ staff, covered, onClose }} onCover={setCovered} />
    </Modal>
  );
};
