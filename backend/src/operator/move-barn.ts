import { ConfigError, readConfig } from '../platform/config/config.js';
import { addressOf } from '../platform/database/cluster.js';
import { connect } from '../platform/database/connect.js';
import { moveBarn } from '../platform/database/move-barn.js';
import { start } from '../platform/lifecycle/start.js';

/** `npm run move-barn -- BARN host:port`: the barn goes on working meanwhile. */
void start(async () => {
  const { ownerUrl } = readConfig();
  const [farmId, place] = process.argv.slice(2);
  if (!farmId || !place) throw new ConfigError('npm run move-barn -- BARN host:port');
  const owner = connect(ownerUrl, 2);
  const began = performance.now();
  try {
    const attempts = await moveBarn(owner, farmId, addressOf(place), console.log);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      attempts ? `The barn lives on ${place} now, after ${seconds} s.` : `The barn lived on ${place} already.`,
    );
  } finally {
    await owner.end();
  }
});
