import { useState } from 'react';
import { useBarn } from '@/data/requests/barn';
import { useAskTimeOff, type StaffOff } from '@/data/requests/staff-off';
import { todayIn } from '@/data/time/day';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { DaysFields } from './DaysFields';
import { daysToWire, newDays, problems, valuesOf, type DaysValues } from './time-off-words';

/** For oneself: new days, or others in place of those that wait. */
export const AskTimeOff = ({ waiting, onClose }: { waiting?: StaffOff | undefined; onClose: () => void }) => {
  const { time_zone } = useBarn();
  const { mutateAsync } = useAskTimeOff();
  const say = useSay();
  const [values] = useState(() => (waiting ? valuesOf(waiting) : newDays(todayIn(time_zone))));
  const submit = async (days: DaysValues) => {
    const reason = days.reason.trim() || null;
    await mutateAsync({ ...daysToWire(days), reason, ...(waiting && { time_off_id: waiting.id }) });
    say.done(waiting ? 'Other days asked for' : 'Asked for. You get a mail when it is answered.');
  };
  return (
    <Modal values={values} validate={problems} onSubmit={submit} onSaved={onClose}>
      <Question
        title={waiting ? 'Ask for other days' : 'Ask for time off'}
        submitLabel={waiting ? 'Ask for these days' : 'Ask for time off'}
        onClose={onClose}
      >
        <DaysFields reasonHint="Only administrators and you read it." />
      </Question>
    </Modal>
  );
};
