import { useState } from 'react';
import { addDays } from '@/time/day';
import { hhmm, shortDay, timeRange } from '@/time/words';
import { TextInput } from '@/ui/inputs';
import { ClashNotice } from '../ClashNotice';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { useEditing } from './edit-context';
import { EditPanel, PanelForm } from './EditPanel';
import { useNotify } from './use-notify';
import { useSaveEdit } from './use-save-edit';

const WhenForm = ({ close }: { close: () => void }) => {
  const { one, onClose } = useEditing();
  const { lesson, students } = one;
  const { save, isPending } = useSaveEdit('datetime');
  const [notify, setNotify] = useNotify();
  const [when, setWhen] = useState({
    date: lesson.scheduled_date,
    start: hhmm(lesson.scheduled_starttime),
    end: hhmm(lesson.scheduled_endtime),
  });
  const endDate = when.end > when.start ? when.date : addDays(when.date, 1);
  // Whoever moved a lesson wants to see it at its new place.
  const done = () => {
    close();
    onClose();
  };
  const submit = () =>
    when.date &&
    when.start &&
    when.end &&
    save({ start: `${when.date} ${when.start}`, end: `${endDate} ${when.end}`, ...notifyToWire(notify) }, done);
  return (
    <PanelForm busy={isPending} onCancel={close} onSave={() => void submit()}>
      <div className="block-row">
        <TextInput
          label="Date"
          type="date"
          required
          value={when.date}
          onChange={(date) => setWhen({ ...when, date })}
        />
        <TextInput
          label="Start"
          type="time"
          required
          value={when.start}
          onChange={(start) => setWhen({ ...when, start })}
        />
        <TextInput label="End" type="time" required value={when.end} onChange={(end) => setWhen({ ...when, end })} />
      </div>
      <ClashNotice
        {...when}
        instructorId={lesson.instructor_id}
        horseIds={students.flatMap(({ horse_id }) => horse_id ?? [])}
        except={lesson.id}
      />
      <NotifyFields notify={notify} onChange={setNotify} />
    </PanelForm>
  );
};

export const WhenPanel = () => {
  const { lesson } = useEditing().one;
  const times = lesson.is_allday ? 'all day' : timeRange(lesson.scheduled_starttime, lesson.scheduled_endtime);
  return (
    <EditPanel
      label="DATE/TIME"
      value={
        <>
          {`${shortDay(lesson.scheduled_date)}, ${times}`}
          {lesson.repeatDesc && <p className="muted">{lesson.repeatDesc}</p>}
        </>
      }
      form={(close) => <WhenForm close={close} />}
    />
  );
};
