import { FinishExport } from '../../src/modules/exports/commands/finish-export.js';
import { StartExport } from '../../src/modules/exports/commands/start-export.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { Does } from './random-steps.js';

/** All data of the barn are written into an archive. */
export const exportDeeds = (does: Does, { admin }: { admin: Actor }) => [
  async () => {
    const exportId = await does(admin, StartExport, {});
    await does(admin, FinishExport, { exportId, rows: 1, bytes: 1 });
  },
];
