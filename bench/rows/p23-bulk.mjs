import { alternate, timed } from '../lib/alternate.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { backend, openStage } from '../lib/stage.mjs';
import { eventInsert } from '../reference/event-insert.mjs';

const SERIES = 4;
const LESSONS = 50;
/** Riders of the lessons of one series and of the next: 900 places in 200 lessons. */
const RIDERS = [4, 5];
const PAIRS = 5;
/** Slices of a hundred lessons. */
const SLICE = 100;

export const row = {
  id: 'P23',
  what: '200 lessons with 900 riders cancelled at once, events/s, against one multi-row insert of the same events',
  async *measure() {
    const { StartBulk } = await import(backend('modules/scheduling/commands/start-bulk'));
    const { AdvanceBulk } = await import(backend('modules/scheduling/commands/advance-bulk'));
    const { RevertBulk } = await import(backend('modules/scheduling/commands/revert-bulk'));
    const stage = await openStage();
    const product = await productOn(stage);
    const insert = await eventInsert(product.barnUrl);
    try {
      const barn = await newBarn(product, { riders: 18, units: 60 });
      const lessonIds = [];
      let taken = 0;
      for (let i = 0; i < SERIES; i++) {
        const riders = RIDERS[i % 2];
        const studentIds = barn.students.slice(taken, taken + riders);
        taken += riders;
        lessonIds.push(
          ...(await newSeries(barn, {
            first: dayFromNow(1),
            time: `1${i}:00`,
            count: LESSONS,
            studentIds,
            instructor: i,
          })),
        );
      }
      await settle(product);
      const cancellation = { action: 'BCAP', reason: 'WEA', day: null, dates: {}, notify: false };
      const left = lessonIds.length - SLICE;
      let made = [];
      const perSecond = (ms) => (made.length / ms) * 1000;
      const ours = async () => {
        const [{ position: before }] =
          await product.owner`select position from farm_clock where farm_id = ${barn.farmId}`;
        let runId;
        const ms = await timed(async () => {
          runId = await barn.run(StartBulk, { lessonIds, cancellation });
          await barn.run(AdvanceBulk, { runId, phase: 'running', left });
        });
        made = await product.owner`
          select * from event where farm_id = ${barn.farmId} and position > ${before} and position < 1000000000
          order by position`;
        const cancelled = made.filter(({ type }) => type === 'enrollment.StudentCancelled').length;
        if (cancelled !== 900) throw new Error(`${cancelled} places were cancelled instead of 900.`);
        // Not measured: everything as before, for the next time.
        await barn.run(RevertBulk, { runId });
        await barn.run(AdvanceBulk, { runId, phase: 'reverting', left: 1 });
        return perSecond(ms);
      };
      const reference = async () => perSecond(await timed(() => insert.write(barn.farmId, made)));
      const result = await alternate(ours, reference, { pairs: PAIRS });
      yield {
        name: 'events/s',
        gate: 0.1,
        aim: 0.3,
        result,
        note: `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} a second, ${made.length} events each`,
      };
    } finally {
      await Promise.all([product.close(), insert.close()]);
      await stage.close();
    }
  },
};
