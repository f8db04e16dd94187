import { useRef, useState } from 'react';
import { leftOut, usePreviewReminders, type ReminderPreview } from '@/data/requests/reminders';
import { useWrite } from '@/data/requests/use-write';
import { count } from '@/data/time/words';
import { Modal, Question } from '@/ui/Modal';
import { Numbers } from '@/ui/Numbers';
import { Opening } from '@/ui/Opening';
import { useAmount } from '../amounts';
import { Delivery } from './Delivery';
import { ReadingDialog } from '@/ui/ReadingDialog';

type Asking = { readonly accountIds: readonly string[]; readonly onClose: () => void };

const Sent = ({ runId, onClose }: { readonly runId: string; readonly onClose: () => void }) => {
  return (
    <ReadingDialog title="Reminders" onClose={onClose}>
      <Delivery runId={runId} />
      <p className="muted">They go out by themselves: this can be closed.</p>
    </ReadingDialog>
  );
};

/** Whom it reaches and whom not, before anything goes out. */
const Asked = ({
  preview,
  accountIds,
  onClose,
  onSent,
}: Asking & { preview: ReminderPreview; onSent: (run: string) => void }) => {
  const { mutateAsync } = useWrite('payments/remind');
  const amount = useAmount();
  const run = useRef<string | null>(null);
  const { families, invoices, outstanding, nothing_open } = preview;
  const mailed = count(families, 'family gets', 'families get');
  const send = async () => {
    run.current = (await mutateAsync({ account_ids: [...accountIds] })).run_id;
  };
  return (
    <Modal values={{}} onSubmit={send} onSaved={() => (run.current ? onSent(run.current) : onClose())}>
      <Question
        title={families === 1 ? 'Remind 1 family?' : `Remind ${families} families?`}
        submitLabel={families === 1 ? 'Send 1 mail' : `Send ${families} mails`}
        disabled={families === 0}
        onClose={onClose}
      >
        <p>
          {families === 0
            ? 'Nobody gets a mail.'
            : `${mailed} a mail about ${count(invoices, 'open invoice')}, ${amount(outstanding)} in all.`}
        </p>
        <Numbers lines={leftOut(preview)} />
        {nothing_open > 0 && (
          <p className="muted">{`${count(nothing_open, 'account has', 'accounts have')} no open invoice.`}</p>
        )}
      </Question>
    </Modal>
  );
};

/** One mail to each of these accounts about all that is open on its invoices, and what becomes of the mails. */
export const Remind = ({ accountIds, onClose }: Asking) => {
  const { data, error, refetch } = usePreviewReminders(accountIds);
  const [run, setRun] = useState<string>();
  if (run) return <Sent runId={run} onClose={onClose} />;
  if (!data) return <Opening title="Remind" {...{ error, refetch }} onClose={onClose} />;
  return <Asked preview={data} accountIds={accountIds} onClose={onClose} onSent={setRun} />;
};
