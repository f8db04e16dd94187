import pLimit from 'p-limit';
import { connect } from '../database/connect.js';
import { dueRebuilds, forgetDueRebuild, forgetDueRebuilds } from '../database/due-rebuilds.js';
import { BARN_ROLE, roleUrl } from '../database/roles.js';
import { withoutTimeLimits } from '../database/time-limits.js';
import { BARNS_AT_ONCE, rebuildBarn } from './rebuild.js';
import type { Registry } from './registry.js';

interface Access {
  readonly ownerUrl: string;
  readonly secret: string;
}

/** What an upgrade left behind (noteDueRebuilds), barn by barn; cut short, it goes on with the barns that are left. */
export async function rebuildDue(
  { ownerUrl, secret }: Access,
  registry: () => Promise<Registry>,
  tell: (line: string) => void,
) {
  const owner = connect(ownerUrl, 1);
  try {
    const due = await dueRebuilds(owner);
    if (due.length) await rebuildEach(due);
    await forgetDueRebuilds(owner);
  } finally {
    await owner.end();
  }

  async function rebuildEach(due: Awaited<ReturnType<typeof dueRebuilds>>) {
    const known = await registry();
    const barns = connect(withoutTimeLimits(roleUrl(ownerUrl, BARN_ROLE, secret)), BARNS_AT_ONCE);
    tell(
      `Making anew, from the log, what this version keeps differently (${due[0]?.tables.join(', ')}). ` +
        'Nobody is served until it is done: what is decided on the former rows could be wrong.',
    );
    let [done, rows, tenths] = [0, 0, 0];
    try {
      await pLimit(BARNS_AT_ONCE).map(due, async ({ farmId, tables }) => {
        rows += (await rebuildBarn(barns, known, farmId, tables)).mended;
        await forgetDueRebuild(owner, farmId);
        done += 1;
        const now = Math.floor((10 * done) / due.length);
        if (now > tenths) tell(`  ${done} of ${due.length} barns, ${rows} rows put right`);
        tenths = now;
      });
    } finally {
      await barns.end();
    }
  }
}
