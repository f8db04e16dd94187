import { leftOut, useNextReminders, type NextReminders as Next } from '@/data/requests/reminders';
import { count, dayAndYear } from '@/data/time/words';
import { Numbers } from '@/ui/Numbers';
import { Unanswered } from '@/ui/states';

const sentence = ({ is_on, day, families, invoices }: Next) => {
  const when = `${dayAndYear(day)} from 9:00`;
  const mailed = families === 0 ? 'nobody' : `${count(families, 'family', 'families')} (${count(invoices, 'invoice')})`;
  return is_on === 1
    ? `At the next round, ${when}, ${mailed} will be reminded.`
    : `Switched on, the next round on ${when} would remind ${mailed}.`;
};

/** Whom the clock mails next, or would mail if the barn switched reminders on. Invoices whose day is past stay quiet. */
export const NextReminders = () => {
  const { data, error, refetch } = useNextReminders(true);
  if (!data) return <Unanswered error={error} refetch={refetch} rows={1} label="Loading the next reminders" />;
  if (data.has_steps === 0) return <p className="muted">Nobody is reminded until one of the reminders has its day.</p>;
  return (
    <div className="next-reminders">
      <p role="status">{sentence(data)}</p>
      <Numbers lines={leftOut(data)} />
      <p className="muted small">
        Invoices without a due date, and those whose reminder was due before, get none by themselves; Remind in Owing
        reaches them.
      </p>
    </div>
  );
};
