import type { ReactNode } from 'react';
import { usePlatformHealth } from '@/data/requests/farms';
import { count } from '@/data/time/words';
import { Failed } from '@/ui/states';
import { waited } from './when';

/** Older than that, nobody works on it. */
const tooOld = 10 * 60_000;

const Fact = ({
  name,
  value,
  wrong,
  children,
}: {
  name: string;
  value: string;
  wrong: boolean;
  children: ReactNode;
}) => (
  <div className={wrong ? 'health-fact round pad-3 on-surface health-wrong' : 'health-fact round pad-3 on-surface'}>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      <span>{children}</span>
    </dd>
  </div>
);

const queueNames: Readonly<Record<string, string>> = { work: 'Work in the background', mail: 'Mails' };

const newsOf = (barns: number) => (barns ? `${count(barns, 'barn')} with news on their way` : 'all news handed over');

/** As high as what comes: the database, two queues and the mails. */
const HealthAwaited = () => (
  <div className="health health-awaited skeleton" role="status" aria-label="Loading how the platform is">
    {['database', 'work', 'mail', 'failed'].map((fact) => (
      <span key={fact} className="round sunken" />
    ))}
  </div>
);

/** What runs behind all barns, in the order in which one would look for what is wrong. */
export const Health = () => {
  const { data, error, refetch, dataUpdatedAt: now } = usePlatformHealth();
  // How it was is no answer to how it is.
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <HealthAwaited />;
  const { database, queues, mails_failed_today } = data;
  return (
    <dl className="health">
      <Fact
        name="Database"
        value={`answers in ${database.answered_in_ms} ms`}
        wrong={database.barns_behind > 0 && database.answered_in_ms > 1000}
      >
        {`${database.megabytes} MB · ${newsOf(database.barns_behind)}`}
      </Fact>
      {queues.map(({ queue, waiting, active, delayed, failed, oldest_waiting_since }) => (
        <Fact
          key={queue}
          name={queueNames[queue] ?? queue}
          value={waiting ? `${waiting} waiting` : 'nothing waits'}
          wrong={failed > 0 || (oldest_waiting_since !== null && now - Date.parse(oldest_waiting_since) > tooOld)}
        >
          {[
            oldest_waiting_since && `the oldest for ${waited(oldest_waiting_since, now)}`,
            active > 0 && `${active} being done`,
            delayed > 0 && `${delayed} tried again later`,
            failed > 0 ? `${failed} given up` : 'none given up',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      ))}
      <Fact name="Mails failed today" value={String(mails_failed_today)} wrong={mails_failed_today > 0}>
        {mails_failed_today ? 'listed below' : 'every mail got through'}
      </Fact>
    </dl>
  );
};
