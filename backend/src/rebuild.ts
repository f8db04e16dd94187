import 'reflect-metadata';
import { moduleParts } from './module-parts.js';
import { readConfig } from './platform/config/config.js';
import { connect } from './platform/database/connect.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl } from './platform/database/roles.js';
import { rebuildBarn } from './platform/event-store/rebuild.js';
import { Registry } from './platform/event-store/registry.js';
import { start } from './platform/process/start.js';

/** One barn is read while another is written. */
const BARNS_AT_ONCE = 2;

/** `npm run rebuild`: all barns' read tables, from their logs. */
void start(async () => {
  const { ownerUrl, secret } = readConfig();
  const platform = connect(roleUrl(ownerUrl, PLATFORM_ROLE, secret), 1);
  const barns = connect(roleUrl(ownerUrl, BARN_ROLE, secret), BARNS_AT_ONCE);
  const registry = new Registry(moduleParts);
  const waiting = await platform<{ farm_id: string }[]>`select farm_id from farm_clock order by position desc`;
  const began = performance.now();
  const total = { events: 0, rows: 0, barns: waiting.length };
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { events, rows } = await rebuildBarn(barns, registry, next.farm_id);
      total.events += events;
      total.rows += rows;
    }
  };
  await Promise.all(Array.from({ length: BARNS_AT_ONCE }, work));
  const seconds = (performance.now() - began) / 1000;
  console.log(`${total.barns} barns, ${total.events} events, ${total.rows} rows in ${seconds.toFixed(2)} s: ${Math.round(total.events / seconds)} events/s`);
  await Promise.all([platform.end(), barns.end()]);
});
