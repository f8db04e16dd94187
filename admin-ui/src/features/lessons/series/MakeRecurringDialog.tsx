import { useWatch } from 'react-hook-form';
import { titleOf } from '@/data/day/roster';
import { useMakeRecurring } from '@/data/requests/series';
import { hhmm } from '@/data/time/words';
import { ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { repeatOptions, type Repeat } from '../add/repeat';
import { repeatOf } from '../add/to-wire';
import { untilError } from '../add/validate';
import { useEditing } from '../edit/edit-context';
import { tellsToWire } from '../NotifyFields';
import { useNotify } from '../edit/use-notify';
import { DatesPreview } from './DatesPreview';
import { RepeatFields } from './RepeatFields';

type Values = {
  readonly date: string;
  readonly start: string;
  readonly repeat: Repeat;
  readonly skipped: readonly string[];
  readonly kept: readonly string[];
  readonly notify: boolean;
};

const rhythms = repeatOptions.filter(({ id }) => id !== 'none');

const LaterDates = ({ id }: { id: string }) => {
  const [date, repeat] = useWatch<Values, ['date', 'repeat']>({ name: ['date', 'repeat'] });
  return (
    <DatesPreview
      asked={untilError({ date, repeat }) ? null : { id, ...repeatOf({ repeat, skipped: [], kept: [] }) }}
    />
  );
};

/** The event becomes the first of a series, with riders, horses and staff. R081 R214 F17 */
export const MakeRecurringDialog = ({ onClose }: { onClose: () => void }) => {
  const { one, guard } = useEditing();
  const { lesson } = one;
  const { mutateAsync } = useMakeRecurring();
  const say = useSay();
  const values: Values = {
    date: lesson.scheduled_date,
    start: hhmm(lesson.scheduled_starttime),
    repeat: { every: 'weekly', ends: 'after', times: 4, until: '' },
    skipped: [],
    kept: [],
    notify: useNotify().on,
  };
  const save = async ({ repeat, skipped, kept, notify }: Values) => {
    const rhythm = { ...repeatOf({ repeat, skipped, kept }), ...tellsToWire(notify) };
    const { warnings } = await guard(lesson, (version) => mutateAsync({ id: lesson.id, ...rhythm, ...version }));
    say.done(`Event ${titleOf(lesson)} changed to a recurring event`, { seconds: 3, warnings });
  };
  const validate = ({ date, repeat }: Values) => {
    const until = untilError({ date, repeat });
    return until ? { repeat: { until } } : {};
  };
  return (
    <Modal values={values} validate={validate} onSubmit={save} onSaved={onClose}>
      <Question title="Make Recurring" submitLabel="Make Recurring" onClose={onClose}>
        <RepeatFields every={rhythms} />
        <LaterDates id={lesson.id} />
        <ToggleField source="notify" label="Notify clients and staff" />
      </Question>
    </Modal>
  );
};
