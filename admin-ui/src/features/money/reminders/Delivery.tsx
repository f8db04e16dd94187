import LinearProgress from '@mui/material/LinearProgress';
import { useReminderRun } from '@/data/requests/reminders';
import { Numbers } from '@/ui/Numbers';
import { Unanswered } from '@/ui/states';

/** The mails of a run, one after another as they go out. */
export const Delivery = ({ runId }: { readonly runId: string }) => {
  const { data, error, refetch } = useReminderRun(runId);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={2} label="Loading the mails" />;
  const { mails } = data;
  const named = (state: (typeof mails)[number]['state']) =>
    mails.filter((mail) => mail.state === state).map(({ name }) => name);
  const [sent, waiting, failed, nobody] = [named('sent'), named('waiting'), named('failed'), named('no_address')];
  return (
    <>
      <p role="status">{`${sent.length} of ${mails.length} sent`}</p>
      {waiting.length > 0 && (
        <LinearProgress
          variant="determinate"
          value={((mails.length - waiting.length) / mails.length) * 100}
          aria-label="Mails handed over"
        />
      )}
      <Numbers
        lines={[
          { key: 'waiting', text: `${waiting.length} on the way`, names: waiting },
          { key: 'failed', text: `${failed.length} refused by the mail server`, names: failed },
          { key: 'nobody', text: `${nobody.length} without an address`, names: nobody },
        ]}
      />
    </>
  );
};
