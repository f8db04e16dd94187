import { useWatch } from 'react-hook-form';
import { titleOf } from '@/data/day/roster';
import { useExtendSeries } from '@/data/requests/series';
import { isDay } from '@/data/time/day';
import { dayAndYear } from '@/data/time/words';
import { DateField, ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useEditing } from '../edit/edit-context';
import { tellsToWire } from '../NotifyFields';
import { useNotify } from '../edit/use-notify';
import { DatesPreview } from './DatesPreview';

type Values = {
  readonly lastDate: string;
  readonly skipped: readonly string[];
  readonly kept: readonly string[];
  readonly notify: boolean;
};

const MoreDates = ({ id, after }: { id: string; after: string }) => {
  const lastDate = useWatch<Values, 'lastDate'>({ name: 'lastDate' });
  return <DatesPreview asked={isDay(lastDate) && lastDate > after ? { id, lastDate } : null} />;
};

/** More events after the last one of the series, in its rhythm. R081 R214 F17 */
export const ExtendDialog = ({ onClose }: { onClose: () => void }) => {
  const { one, guard } = useEditing();
  const { lesson } = one;
  const after = lesson.repeatEnd ?? lesson.scheduled_date;
  const { mutateAsync } = useExtendSeries();
  const say = useSay();
  const values: Values = { lastDate: '', skipped: [], kept: [], notify: useNotify().on };
  const save = async ({ lastDate, skipped, kept, notify }: Values) => {
    const keeping = kept.length > 0 ? { keep_dates: [...kept] } : {};
    const wish = { lastDate, skip_dates: [...skipped], ...keeping, ...tellsToWire(notify) };
    const { warnings } = await guard(lesson, (version) => mutateAsync({ id: lesson.id, ...wish, ...version }));
    say.done(`Event ${titleOf(lesson)} sucessfully extended`, { seconds: 3, warnings });
  };
  const validate = ({ lastDate }: Values) => {
    if (!isDay(lastDate)) return { lastDate: 'date is required' };
    return lastDate > after ? {} : { lastDate: 'end date must be after start date' };
  };
  return (
    <Modal values={values} validate={validate} onSubmit={save} onSaved={onClose}>
      <Question title="Extend Recurring" submitLabel="Extend Recurring" onClose={onClose}>
        <p>
          {lesson.repeatDesc && `${lesson.repeatDesc}. `}The last one is on <strong>{dayAndYear(after)}</strong>.
        </p>
        <DateField source="lastDate" label="Last date" required min={after} />
        <MoreDates id={lesson.id} after={after} />
        <ToggleField source="notify" label="Notify clients and staff" />
      </Question>
    </Modal>
  );
};
