import { useState } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useChangeSavedReport, type SavedReport } from '@/data/requests/saved-reports';
import { dayAndTime, shortDay } from '@/data/time/words';
import { Tag } from '@/ui/Tag';
import { useSay } from '@/ui/use-say';
import { groupOf, reportLabels } from '../catalogue';
import { savedAddress } from './saved-address';
import { ChangeSaved, DeleteSaved, SendSaved } from './SavedQuestions';
import { addressCount, daysWords, filesWords, planWords, spanNames } from './saved-words';

const questions = { change: ChangeSaved, send: SendSaved, delete: DeleteSaved } as const;

const CAME_BACK = ['bounced', 'complained', 'failed', 'given_up'];

const What = ({ saved }: { saved: SavedReport }) => {
  const { group, report, filter_words, span, date1, date2, contact } = saved;
  const shows = [
    `${groupOf(group)?.label ?? group}, ${reportLabels[report].toLowerCase()}`,
    filter_words,
    contact === 1 && 'with contact detail',
  ].filter(Boolean);
  const days = span && date1 && date2 && `${spanNames[span]}: ${daysWords(date1, date2)}`;
  return (
    <>
      <p>{shows.join(' · ')}</p>
      {days && <p className="muted">{days}</p>}
    </>
  );
};

const Mailed = ({ saved }: { saved: SavedReport }) => {
  const { every, recipients, next_on, is_stopped, last_sent } = saved;
  const plan = planWords(saved);
  const last = last_sent ? `Last sent ${dayAndTime(last_sent.slice(0, 10), last_sent.slice(11))}.` : '';
  const back = recipients.filter(({ state }) => state !== null && CAME_BACK.includes(state));
  if (every === 'never' || plan === null) return <p className="muted">{`Not mailed. ${last}`}</p>;
  const to = recipients.length > 0 ? `to ${addressCount(recipients)}` : 'to nobody: add an address';
  const next = next_on ? ` Next on ${shortDay(next_on)}.` : '';
  return (
    <>
      <p>
        {`${plan.charAt(0).toUpperCase()}${plan.slice(1)} ${to}, as ${filesWords(saved)}.${next} ${last} `}
        {is_stopped === 1 && <Tag tone="warning">Stopped</Tag>}
      </p>
      {recipients.length > 0 && (
        <details>
          <summary>Addresses</summary>
          <ul className="saved-addresses">
            {recipients.map(({ email }) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </details>
      )}
      {back.length > 0 && (
        <p className="saved-wrong">{`The last mail did not arrive: ${back.map(({ email }) => email).join(', ')}`}</p>
      )}
    </>
  );
};

const Stopping = ({ saved: { id, title, is_stopped } }: { saved: SavedReport }) => {
  const { mutateAsync, isPending } = useChangeSavedReport();
  const say = useSay();
  const stops = is_stopped !== 1;
  const set = (stopped: boolean) => mutateAsync({ id, is_stopped: stopped ? 1 : 0 });
  const change = () =>
    say.after(set(stops), () =>
      say.done(stops ? `${title} is mailed no more` : `${title} is mailed again`, {
        undo: () => void say.after(set(!stops), () => say.done('Undone')),
      }),
    );
  const label = stops ? 'Stop' : 'Start';
  return (
    <Button
      size="small"
      variant="text"
      aria-label={`${label} mailing ${title}`}
      disabled={isPending}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
};

export const SavedRow = ({ saved }: { saved: SavedReport }) => {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const { title, every, recipients } = saved;
  const Asked = asked && questions[asked];
  const act = (name: keyof typeof questions, label: string) => (
    <Button size="small" variant="text" aria-label={`${label} ${title}`} onClick={() => setAsked(name)}>
      {label}
    </Button>
  );
  const isMailed = every !== 'never';
  return (
    <li className="saved-report">
      <h2>
        <Link to={savedAddress(saved)}>{title}</Link>
      </h2>
      <What saved={saved} />
      <Mailed saved={saved} />
      <div className="row wrap gap-2">
        {act('change', 'Change')}
        {isMailed && recipients.length > 0 && act('send', 'Send now')}
        {isMailed && <Stopping saved={saved} />}
        {act('delete', 'Delete')}
      </div>
      {Asked && <Asked saved={saved} onClose={() => setAsked(null)} />}
    </li>
  );
};
