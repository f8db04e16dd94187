import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { settingOf, type Input } from '@leadline/api-client';
import { endDayLike, spanWords } from '@/data/day/lesson-span';
import { titleOf } from '@/data/day/roster';
import { useBarn } from '@/data/requests/barn';
import { useRescheduleLesson } from '@/data/requests/reschedule-lesson';
import { isDay } from '@/data/time/day';
import { hhmm, shortDay } from '@/data/time/words';
import { DateField, TimeField } from '@/ui/form/form-inputs';
import { useSay } from '@/ui/use-say';
import { ClashNotice, reasonToWire } from '../ClashNotice';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { reachToWire, reachWords } from '../Reach';
import { useEditing } from './edit-context';
import { EditPanel, PanelForm } from './EditPanel';
import { useNotify } from './use-notify';
import { useSaveEdit } from './use-save-edit';

type When = { readonly date: string; readonly start: string; readonly end: string };

const Clashes = () => {
  const { one, reach } = useEditing();
  const [date, start, end] = useWatch<When, ['date', 'start', 'end']>({ name: ['date', 'start', 'end'] });
  const ends = isDay(date) && { endDate: endDayLike(one.lesson, { date, start, end }) };
  return <ClashNotice {...{ date, start, end }} {...ends} {...reachToWire(reach)} except={one.lesson.id} asksWhy />;
};

const missing = ({ date, start, end }: When) => ({
  ...(!date && { date: 'date is required' }),
  ...(!start && { start: 'start time is required' }),
  ...(!end && { end: 'end time is required' }),
});

/** One form for both: what differs is the call and what is said of it. */
const useSaveWhen = () => {
  const { one, reach, guard, when } = useEditing();
  const [seen] = useState(one.lesson);
  const edit = useSaveEdit('datetime');
  const { mutateAsync } = useRescheduleLesson();
  const say = useSay();
  const reschedule = (change: Input<'lessons/reschedule'>) =>
    guard(seen, async (version) => {
      const { warnings } = await mutateAsync({ ...change, ...version });
      say.done(`Event ${titleOf(seen)} has been successfully rescheduled${reachWords(reach)}`, {
        seconds: 3,
        warnings,
      });
    });
  type Told = ReturnType<typeof notifyToWire> & ReturnType<typeof reasonToWire>;
  return (change: { start: string; end: string } & Told): Promise<void> =>
    when === 'rescheduled' ? reschedule({ id: seen.id, ...reachToWire(reach), ...change }) : edit(change);
};

const WhenForm = ({ close }: { close: () => void }) => {
  const { one, onClose } = useEditing();
  const { lesson } = one;
  const save = useSaveWhen();
  const notify = useNotify();
  const step = settingOf(useBarn(), 'timepicker_interval');
  const values = {
    date: lesson.scheduled_date,
    start: hhmm(lesson.scheduled_starttime),
    end: hhmm(lesson.scheduled_endtime),
    notify,
    override_reason: '',
  };
  const submit = ({ date, start, end, notify: told, override_reason }: typeof values) => {
    const endDate = endDayLike(lesson, { date, start, end });
    return save({
      start: `${date} ${start}`,
      end: `${endDate} ${end}`,
      ...notifyToWire(told),
      ...reasonToWire(override_reason),
    });
  };
  return (
    // Whoever moved a lesson wants to see it at its new place.
    <PanelForm values={values} validate={missing} onCancel={close} onSave={submit} onSaved={onClose}>
      <div className="block-row row wrap gap-3 full">
        <DateField source="date" label="Date" required />
        <TimeField source="start" label="Start" step={step} required />
        <TimeField source="end" label="End" step={step} required />
      </div>
      <Clashes />
      <NotifyFields />
    </PanelForm>
  );
};

export const WhenPanel = () => {
  const { one, when, setWhen } = useEditing();
  const { lesson } = one;
  const times = lesson.is_allday ? 'all day' : spanWords(lesson);
  return (
    <EditPanel
      label="DATE/TIME"
      value={
        <>
          {`${shortDay(lesson.scheduled_date)}, ${times}`}
          {lesson.repeatDesc && <p className="muted">{lesson.repeatDesc}</p>}
        </>
      }
      isOpen={when !== 'shown'}
      setOpen={(isOpen) => setWhen(isOpen ? 'edited' : 'shown')}
      form={(close) => <WhenForm close={close} />}
    />
  );
};
