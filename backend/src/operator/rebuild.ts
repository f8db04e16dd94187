import 'reflect-metadata';
import { moduleDescriptions } from '../app.module.js';
import { readConfig } from '../platform/config/config.js';
import { connect } from '../platform/database/connect.js';
import { BARN_ROLE, PLATFORM_ROLE, roleUrl } from '../platform/database/roles.js';
import { withoutTimeLimits } from '../platform/database/time-limits.js';
import { BARNS_AT_ONCE, rebuildBarns } from '../platform/event-store/rebuild.js';
import { Registry } from '../platform/event-store/registry.js';
import { start } from '../platform/lifecycle/start.js';

/** `npm run rebuild`: the read models of all barns, from their logs. */
void start(async () => {
  const { ownerUrl, secret } = readConfig();
  const platform = connect(roleUrl(ownerUrl, PLATFORM_ROLE, secret), 1);
  const barns = connect(withoutTimeLimits(roleUrl(ownerUrl, BARN_ROLE, secret)), BARNS_AT_ONCE);
  const registry = new Registry(moduleDescriptions);
  const waiting = await platform<{ farm_id: string }[]>`select farm_id from farm_clock order by position desc`;
  const began = performance.now();
  const { events, rows, mended } = await rebuildBarns(
    barns,
    registry,
    waiting.map((barn) => barn.farm_id),
  );
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${waiting.length} barns, ${events} events, ${rows} rows, ${mended} of them put right, ` +
      `in ${seconds.toFixed(2)} s: ${Math.round(events / seconds)} events/s`,
  );
  await Promise.all([platform.end(), barns.end()]);
});
