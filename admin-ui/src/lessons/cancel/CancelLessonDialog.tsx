import { useState } from 'react';
import {
  barnCancelActions,
  barnCancelReasons,
  needsMakeupDates,
  type BarnCancelAction,
  type BarnCancelReason,
} from '@leadline/api-client';
import { titleOf } from '@/day/roster';
import { useBarn } from '@/requests/barn';
import { useCancelLesson } from '@/requests/cancel-lesson';
import type { OneLesson } from '@/requests/lesson';
import { todayIn } from '@/time/day';
import { dayAndTime, shortDay } from '@/time/words';
import { SelectInput } from '@/ui/inputs';
import { Modal } from '@/ui/Modal';
import { toastError, toastSuccess } from '@/ui/toast';
import { NotifyFields, notifyToWire } from '../NotifyFields';
import { barnCancelSentence, usualMakeupDates } from './consequence';
import { MakeupDateFields } from './MakeupDateFields';
import './cancel.css';

const named = (rows: readonly { code: string; label: string }[]) =>
  rows.map(({ code, label }) => ({ id: code, name: label }));

export const CancelLessonDialog = ({ one: { lesson, students }, onClose }: { one: OneLesson; onClose: () => void }) => {
  const barn = useBarn();
  const [action, setAction] = useState<BarnCancelAction>(barn.lesson_cancel_default_action ?? 'BCNA');
  const [reason, setReason] = useState<BarnCancelReason>('OTH');
  const [dates, setDates] = useState(() => usualMakeupDates(lesson.scheduled_date, todayIn(barn.time_zone), barn));
  const [notify, setNotify] = useState({ on: barn.send_cancellation_notifications === 1, message: '' });
  const title = titleOf(lesson);
  const { mutate, isPending } = useCancelLesson({
    onSuccess: () => {
      toastSuccess(`${title} on ${shortDay(lesson.scheduled_date)} been cancelled`, 5);
      onClose();
    },
    onError: (error) => toastError(error, 3),
  });
  const submit = () =>
    mutate({
      id: lesson.id,
      cancelAction: action,
      cancelReason: reason,
      ...notifyToWire(notify),
      ...(needsMakeupDates(action) ? dates : {}),
    });
  return (
    <Modal
      title="Cancel lesson"
      submitLabel="Cancel this lesson"
      cancelLabel="Keep the lesson"
      danger
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <strong>{title}</strong>, {dayAndTime(lesson.scheduled_date, lesson.scheduled_starttime)}
      </p>
      <div className="block-row">
        <SelectInput
          label="Cancel action"
          value={action}
          options={named(barnCancelActions)}
          onChange={(code) => setAction(code as BarnCancelAction)}
        />
        <SelectInput
          label="Cancel reason"
          value={reason}
          options={named(barnCancelReasons)}
          onChange={(code) => setReason(code as BarnCancelReason)}
        />
      </div>
      <p className="consequence" aria-live="polite">
        {barnCancelSentence(action, students)}
      </p>
      {needsMakeupDates(action) && <MakeupDateFields dates={dates} onChange={setDates} />}
      <NotifyFields notify={notify} onChange={setNotify} />
    </Modal>
  );
};
