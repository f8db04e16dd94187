import { useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import { type BarnCancelReason, settingOf } from '@leadline/api-client';
import {
  ActionField,
  asksDates,
  callingOffToWire,
  filledIn,
  SaidByPolicy,
  type CallingOff,
} from '@/features/lessons/cancel/ActionField';
import { ReasonField } from '@/features/lessons/cancel/CancelDialog';
import { MakeupDateFields } from '@/features/lessons/cancel/MakeupDateFields';
import { mayCancel } from '@/features/lessons/cancel/Consequence';
import { usualMakeupDates, type MakeupDates } from '@/features/lessons/cancel/makeup-dates';
import { NotifyFields, notifyToWire, type Notify } from '@/features/lessons/NotifyFields';
import { useBarn } from '@/data/requests/barn';
import { useBulkCancel, usePreviewBulk, type BulkRun } from '@/data/requests/bulk';
import { todayIn } from '@/data/time/day';
import { count } from '@/data/time/words';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { Numbers } from '@/ui/Numbers';
import { linesOf, sumOf } from './lines-of';
import '@/features/lessons/lessons.css';
import '@/features/lessons/cancel/cancel.css';

type Values = CallingOff & {
  readonly dates: MakeupDates;
  readonly notify: Notify;
};

const wishOf = (ids: readonly string[], day: string, { dates, ...how }: CallingOff & Pick<Values, 'dates'>) => ({
  bulkIds: [...ids],
  ...callingOffToWire(how),
  scheduled_date: day,
  ...(asksDates(how) && filledIn(dates)),
});

type QuestionProps = {
  readonly ids: readonly string[];
  readonly day: string;
  /** The words on the red button, by how many lessons. */
  readonly submit: (lessons: number) => string;
  readonly onCancel: (() => void) | undefined;
};

const Question = ({ ids, day, submit, onCancel }: QuestionProps) => {
  const [action, asUsual, reason, dates, notify] = useWatch<
    Values,
    ['action', 'asUsual', 'reason', 'dates', 'notify.on']
  >({ name: ['action', 'asUsual', 'reason', 'dates', 'notify.on'] });
  const foreseen = usePreviewBulk(wishOf(ids, day, { action, asUsual, reason, dates }));
  const { preview, error, isPending } = foreseen;
  return (
    <>
      <div className="block-row row wrap gap-3 full">
        <ReasonField />
        <ActionField said={preview?.by_policy} />
      </div>
      <SaidByPolicy said={preview?.by_policy} />
      {asksDates({ action, asUsual }, preview?.by_policy) && <MakeupDateFields hint={undefined} />}
      <NotifyFields />
      <div className="consequence" role="status" aria-label="What this will do" aria-busy={isPending}>
        {error && <p>{error.message}</p>}
        {!error && ids.length === 0 && <p>There is nothing selected</p>}
        {!error && ids.length > 0 && !preview && <p>Looking up what this will do…</p>}
        {!error && ids.length > 0 && preview && (
          <>
            <p className="sum">{sumOf(preview)}</p>
            <Numbers lines={linesOf(preview, notify)} />
          </>
        )}
      </div>
      <div className="bulk-buttons row wrap gap-2">
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="contained" color="error" disabled={ids.length === 0 || !mayCancel(foreseen)}>
          {submit(preview?.lessons ?? ids.length)}
        </Button>
      </div>
    </>
  );
};

export type CancelFormProps = Omit<QuestionProps, 'submit'> & {
  readonly reason: BarnCancelReason;
  readonly submit?: QuestionProps['submit'];
  readonly onStarted: (run: BulkRun) => void;
};

/** Action, reason and whether people are told; what it does stands above the button that does it. R114-R125 R138 */
export const CancelForm = ({
  ids,
  day,
  reason,
  submit = () => 'Save Changes',
  onCancel,
  onStarted,
}: CancelFormProps) => {
  const barn = useBarn();
  const { mutateAsync } = useBulkCancel();
  const values: Values = {
    action: settingOf(barn, 'lesson_cancel_default_action'),
    asUsual: true,
    reason,
    dates: usualMakeupDates(day, todayIn(barn.time_zone), barn),
    notify: { on: barn.send_cancellation_notifications === 1, message: '' },
  };
  const send = async (filled: Values) =>
    onStarted(
      await mutateAsync({
        ...wishOf(ids, day, filled),
        editAction: 'cancel',
        ...notifyToWire(filled.notify),
      }),
    );
  return (
    <ValuesForm className="bulk-form" values={values} onSubmit={send}>
      <Question ids={ids} day={day} submit={submit} onCancel={onCancel} />
    </ValuesForm>
  );
};

export const cancelWords = (lessons: number): string => `Cancel ${count(lessons, 'lesson')}`;
