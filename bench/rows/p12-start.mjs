import { setTimeout as tick } from 'node:timers/promises';
import path from 'node:path';
import { alternate } from '../lib/alternate.mjs';
import { residentMb, startServer } from '../lib/process.mjs';
import { openStage, program, root } from '../lib/stage.mjs';

/** Long enough for what start-up leaves behind to be collected. */
const IDLE_MS = 2000;

export const row = {
  id: 'P12',
  what: 'start to the first 200, built and migrated, and idle memory, against a trivial Nest + Fastify + pg',
  async *measure() {
    const stage = await openStage();
    const memory = { ours: [], trivial: [] };
    const start = (side, script) => async () => {
      const server = await startServer([script], stage.env);
      await tick(IDLE_MS);
      memory[side].push(residentMb(server.pid));
      await server.stop();
      return server.readyAfter;
    };
    try {
      const result = await alternate(
        start('ours', program('main')),
        start('trivial', path.join(root, 'bench/reference/trivial-nest.mjs')),
      );
      yield {
        name: 'start',
        gate: 3,
        aim: 2,
        lower: true,
        result,
        note: `${result.ours.median.toFixed(0)} ms against ${result.reference.median.toFixed(0)} ms`,
      };
      const ratios = memory.ours
        .slice(1)
        .map((mb, i) => mb / memory.trivial[i + 1])
        .sort((a, b) => a - b);
      yield {
        name: 'idle memory',
        gate: 2,
        aim: 1.4,
        lower: true,
        result: { median: ratios[ratios.length >> 1], min: ratios[0], max: ratios.at(-1) },
        note: `${memory.ours.at(-1).toFixed(0)} MB against ${memory.trivial.at(-1).toFixed(0)} MB`,
      };
    } finally {
      await stage.close();
    }
  },
};
