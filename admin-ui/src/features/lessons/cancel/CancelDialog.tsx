import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { barnCancelReasons, needsMakeupDates } from '@leadline/api-client';
import { useBarn } from '@/data/requests/barn';
import { todayIn } from '@/data/time/day';
import { SelectField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { useNotifyOfEnd } from '../edit/use-notify';
import { NotifyFields, notifyToWire, type Notify } from '../NotifyFields';
import { Consequence, mayCancel, type Foreseen, type Preview } from './Consequence';
import { usualMakeupDates, type MakeupDates } from './makeup-dates';
import { MakeupDateFields } from './MakeupDateFields';
import '../lessons.css';
import './cancel.css';

/** What every cancellation asks for. */
export type Cancelling = { readonly action: string; readonly dates: MakeupDates; readonly notify: Notify };

const reasons = barnCancelReasons.map(({ code, label }) => ({ id: code, name: label }));

/** Lives as `reason` in the form around it. R249 */
export const ReasonField = () => <SelectField source="reason" label="Cancel reason" options={reasons} />;

type CancelQuestionProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly foreseen: Foreseen<Preview>;
  /** More about the consequence, where it is more than a sentence. */
  readonly outcomes?: ReactNode;
  readonly note?: ReactNode;
  readonly datesHint?: string | undefined;
  /** Where the action does not tell it. */
  readonly asksDates?: boolean;
  readonly onClose: () => void;
  /** Who or what is cancelled, and the choice of how. */
  readonly children: ReactNode;
};

export const CancelQuestion = ({
  foreseen,
  outcomes,
  note,
  datesHint,
  asksDates,
  children,
  ...question
}: CancelQuestionProps) => {
  const action = useWatch<Cancelling, 'action'>({ name: 'action' });
  return (
    <Question cancelLabel="Keep the lesson" disabled={!mayCancel(foreseen)} {...question}>
      {children}
      <Consequence foreseen={foreseen}>{outcomes}</Consequence>
      {(asksDates ?? needsMakeupDates(action)) && <MakeupDateFields hint={datesHint} />}
      {note}
      <NotifyFields />
    </Question>
  );
};

type CancelDialogProps<Own extends { action: string }> = {
  /** What this dialog asks for besides, as it begins. */
  readonly own: Own;
  readonly lessonDay: string;
  /** Sends it; `rest` is what every cancellation sends. */
  readonly send: (values: Own, rest: ReturnType<typeof restToWire>) => Promise<unknown>;
  readonly said: (values: Own) => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const restToWire = ({ action, dates, notify }: Cancelling) => ({
  ...notifyToWire(notify),
  ...(needsMakeupDates(action) ? dates : {}),
});

/** Asks, sends, says so and closes; stays open where it is refused. */
export const CancelDialog = <Own extends { action: string }>({
  own,
  lessonDay,
  send,
  said,
  onClose,
  children,
}: CancelDialogProps<Own>) => {
  const barn = useBarn();
  const say = useSay();
  const values: Own & Cancelling = {
    ...own,
    dates: usualMakeupDates(lessonDay, todayIn(barn.time_zone), barn),
    notify: useNotifyOfEnd(),
  };
  const submit = async (filled: typeof values) => {
    await send(filled, restToWire(filled));
    say.done(said(filled));
  };
  return (
    <Modal danger values={values} onSubmit={submit} onSaved={onClose}>
      {children}
    </Modal>
  );
};
