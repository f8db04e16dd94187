import { useSaveWeeklyHours, type WeeklySpan } from '@/data/requests/staff-hours';
import type { StaffPerson } from '@/data/requests/staff';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { HoursFields } from './HoursFields';
import { wrongHours, type HoursValues } from './hours-words';

type Props = {
  readonly staff: Pick<StaffPerson['staff'], 'id' | 'name'>;
  readonly hours: readonly WeeklySpan[];
  readonly onClose: () => void;
};

/** All hours of a week at once, and a way back to those before. */
export const ChangeHours = ({ staff: { id: staff_id, name }, hours, onClose }: Props) => {
  const { mutateAsync } = useSaveWeeklyHours();
  const say = useSay();
  const save = async (values: HoursValues) => {
    const wanted = values.hours.map(({ weekday, start_time, end_time }) => ({ weekday, start_time, end_time }));
    await mutateAsync({ staff_id, hours: wanted });
    say.done(`Weekly hours of ${name} saved`, {
      undo: () => void say.after(mutateAsync({ staff_id, hours: [...hours] }), () => say.done('Undone')),
    });
  };
  return (
    <Modal values={{ hours }} validate={wrongHours} onSubmit={save} onSaved={onClose}>
      <Question title={`When ${name} works`} submitLabel="Save" onClose={onClose}>
        <p className="muted">
          Whoever plans a lesson at other hours is warned. Lessons that are planned already stay; the week of the staff
          marks them. Without any hours nobody is warned.
        </p>
        <HoursFields />
      </Question>
    </Modal>
  );
};
