import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Dispatcher } from '../event-store/dispatcher.js';
import type { Jobs } from '../jobs/jobs.js';

/** Each barn is a line of its own: the furthest behind are enough to find out why. */
const BARNS_SHOWN = 20;

export interface Looked {
  readonly pools: Readonly<Record<string, DataSource>>;
  readonly jobs: Pick<Jobs, 'backlog'>;
  readonly dispatcher: Pick<Dispatcher, 'lags'>;
  readonly now: () => Date;
}

/** What stands in the database is asked once for each reading; what cannot be asked is left out, and `leadline_database_up` is 0. */
export function registerGauges(registry: Registry, { pools, jobs, dispatcher, now }: Looked) {
  const gauge = (name: string, help: string, labelNames: string[], collect: (this: Gauge) => Promise<void> | void) =>
    new Gauge({ name: `leadline_${name}`, help, labelNames, registers: [registry], collect });

  gauge('database_connections', 'Of this process, by pool and state', ['pool', 'state'], function collect() {
    for (const [pool, source] of Object.entries(pools)) {
      const { totalCount, idleCount, waitingCount } = (source.driver as unknown as { master: pg.Pool }).master;
      this.set({ pool, state: 'busy' }, totalCount - idleCount);
      this.set({ pool, state: 'idle' }, idleCount);
      this.set({ pool, state: 'waited_for' }, waitingCount);
    }
  });

  let asking: Promise<void> | undefined;
  const asked = () => (asking ??= ask().finally(() => (asking = undefined)));
  const depth = gauge('jobs', 'Of the whole installation, by queue and state', ['queue', 'state'], asked);
  const age = gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that could run, by queue', ['queue'], asked);
  const behind = gauge('dispatcher_barns_behind', 'Barns whose latest events were not handed over yet', [], asked);
  const help = `Age of the first event not handed over yet, of the ${BARNS_SHOWN} barns that are furthest behind`;
  const lag = gauge('dispatcher_lag_seconds', help, ['barn'], asked);
  const up = gauge('database_up', 'Whether the database could be asked', [], asked);
  const seconds = (since: Date) => Math.max(0, (now().getTime() - since.getTime()) / 1000);

  async function ask() {
    const answers = await Promise.all([jobs.backlog(), dispatcher.lags(BARNS_SHOWN)]).catch(() => undefined);
    for (const one of [depth, age, behind, lag]) one.reset();
    up.set(answers ? 1 : 0);
    if (!answers) return behind.remove();
    const [queues, lags] = answers;
    for (const { queue, since, ...states } of queues) {
      for (const [state, count] of Object.entries(states)) depth.set({ queue, state }, count);
      age.set({ queue }, since ? seconds(since) : 0);
    }
    behind.set(lags.barns);
    for (const { farmId, since } of lags.furthest) lag.set({ barn: farmId }, seconds(since));
  }
}
