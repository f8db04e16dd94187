import pg from 'pg';
import { alternate, timed } from '../lib/alternate.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { backend, openStage } from '../lib/stage.mjs';
import { eventInsert } from '../reference/event-insert.mjs';

const { EditLesson } = await import(backend('modules/scheduling/commands/edit-lesson'));

const LESSONS = 52;
const RIDERS = 6;
/** The plan, its lessons, a place and a unit for each rider in each; then an edit of each lesson. */
const EVENTS = 1 + LESSONS + 2 * LESSONS * RIDERS + LESSONS;
const PAIRS = 5;

/** One statement that changes the same rows of the calendar, in a durable transaction of the same role. */
async function rowUpdate(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const write = async (farmId, lessonIds) => {
    await client.query('begin');
    await client.query(`select set_config('app.farm_id', $1, true)`, [farmId]);
    const { rowCount } = await client.query(
      'update lesson set title = $3, version = version where farm_id = $1 and lesson_id = any($2)',
      [farmId, lessonIds, 'Jumping'],
    );
    await client.query('commit');
    if (rowCount !== lessonIds.length) throw new Error('Not every lesson was changed.');
  };
  return { write, close: () => client.end() };
}

export const row = {
  id: 'P22',
  what: `a series of ${LESSONS} with ${RIDERS} riders made, and edited "this and future", against the bare inserts and updates`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    const [insert, update] = await Promise.all([eventInsert(product.barnUrl), rowUpdate(product.barnUrl)]);
    try {
      const barn = await newBarn(product, { riders: RIDERS * (PAIRS + 2), units: 60 });
      await newSeries(barn, { first: dayFromNow(1), time: '06:00', studentIds: [] });
      await settle(product);
      let round = 0;
      let made = [];
      let lessonIds = [];
      const ours = async () => {
        const studentIds = barn.students.slice(round * RIDERS, (round + 1) * RIDERS);
        round += 1;
        const [{ position: before }] =
          await product.owner`select position from farm_clock where farm_id = ${barn.farmId}`;
        const ms = await timed(async () => {
          lessonIds = await newSeries(barn, { first: dayFromNow(1 + round), studentIds });
          await barn.run(EditLesson, { lessonId: lessonIds[0], applyToFuture: true, notify: false, title: 'Jumping' });
        });
        made = await product.owner`
          select * from event
          where farm_id = ${barn.farmId} and position > ${before} and position < 1000000000
            and type <> 'enrollment.WarningsOverridden'
          order by position`;
        if (made.length !== EVENTS) throw new Error(`${made.length} events instead of ${EVENTS}.`);
        return ms;
      };
      const reference = () =>
        timed(async () => {
          await insert.write(barn.farmId, made);
          await update.write(barn.farmId, lessonIds);
        });
      const result = await alternate(ours, reference, { pairs: PAIRS, ratio: (a, b) => b / a });
      yield {
        name: 'speed',
        gate: 0.1,
        aim: 0.4,
        result,
        note: `${result.ours.median.toFixed(0)} ms against ${result.reference.median.toFixed(0)} ms, ${EVENTS} events`,
      };
    } finally {
      await Promise.all([product.close(), insert.close(), update.close()]);
      await stage.close();
    }
  },
};
