import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { settingOf } from '@leadline/api-client';
import { endDayLike } from '@/data/day/lesson-span';
import { busyIn } from '@/data/day/busy';
import { titleOf } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useDuplicateLesson } from '@/data/requests/series';
import { addMinutes } from '@/data/time/clock';
import { isDay } from '@/data/time/day';
import { hhmm } from '@/data/time/words';
import { DateField, TimeField, ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { ClashNotice } from '../ClashNotice';
import { useEditing } from '../edit/edit-context';
import { tellsToWire } from '../NotifyFields';
import { useNotify } from '../edit/use-notify';

type Values = { readonly date: string; readonly start: string; readonly notify: boolean };

const Clashes = () => {
  const { one } = useEditing();
  const [date, start] = useWatch<Values, ['date', 'start']>({ name: ['date', 'start'] });
  const end = addMinutes(start, one.lesson.duration);
  const ends = isDay(date) && { endDate: endDayLike(one.lesson, { date, start, end }) };
  return <ClashNotice {...{ date, start, end }} {...ends} busy={busyIn(one)} isCopy />;
};

/** The same once more, with its riders, horses and staff; also the way back from a cancellation. R089 G09 */
export const DuplicateDialog = ({ onClose }: { onClose: () => void }) => {
  const { one, path } = useEditing();
  const { lesson } = one;
  const navigate = useNavigate();
  const { mutateAsync } = useDuplicateLesson();
  const step = settingOf(useBarn(), 'timepicker_interval');
  const say = useSay();
  const values: Values = {
    date: lesson.scheduled_date,
    start: hhmm(lesson.scheduled_starttime),
    notify: useNotify().on,
  };
  const save = async ({ date, start, notify }: Values) => {
    const end = addMinutes(start, lesson.duration);
    const times = { start: `${date} ${start}`, end: `${endDayLike(lesson, { date, start, end })} ${end}` };
    const made = await mutateAsync({
      id: lesson.id,
      ...(!lesson.is_allday && times),
      ...(lesson.is_allday && { scheduled_date: date }),
      ...tellsToWire(notify),
    });
    say.done(`Event ${titleOf(lesson)} has been successfully duplicated`, { seconds: 3, warnings: made.warnings });
    void navigate(path('').replace(lesson.id, made.lesson.id));
  };
  const missing = ({ date, start }: Values) => ({
    ...(!date && { date: 'date is required' }),
    ...(!start && { start: 'start time is required' }),
  });
  return (
    <Modal values={values} validate={missing} onSubmit={save} onSaved={onClose}>
      <Question title="Duplicate event" submitLabel="Duplicate" onClose={onClose}>
        <p className="muted">Riders, horses and staff come along; who cancelled does not.</p>
        <div className="block-row row wrap gap-3 full">
          <DateField source="date" label="Date" required />
          {!lesson.is_allday && <TimeField source="start" label="Start" step={step} required />}
        </div>
        <Clashes />
        <ToggleField source="notify" label="Notify clients and staff" />
      </Question>
    </Modal>
  );
};
