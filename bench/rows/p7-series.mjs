import { alternate, timed } from '../lib/alternate.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage } from '../lib/stage.mjs';
import { eventInsert } from '../reference/event-insert.mjs';

const LESSONS = 52;
const RIDERS = 4;
/** The plan itself, its lessons, a place for each rider in each, and a unit from the rider's package for each place. */
const EVENTS = 1 + LESSONS + 2 * LESSONS * RIDERS;
const PAIRS = 7;

/** Each series at an hour of its own: none is in another's way, which the log would say. */
const hourOf = (round) => `${String(7 + round).padStart(2, '0')}:00`;

export const row = {
  id: 'P7',
  what: `a series of ${LESSONS} lessons with ${RIDERS} riders by one command, events/s, against one multi-row insert of the same events`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    const insert = await eventInsert(product.barnUrl);
    try {
      const barn = await newBarn(product, { riders: RIDERS * (PAIRS + 2), units: 60 });
      await newSeries(barn, { first: dayFromNow(1), time: '06:00', studentIds: [] });
      await settle(product);
      let round = 0;
      let made = [];
      const perSecond = (ms) => (EVENTS / ms) * 1000;
      const ours = async () => {
        const studentIds = barn.students.slice(round * RIDERS, (round + 1) * RIDERS);
        round += 1;
        const [{ position: before }] =
          await product.owner`select position from farm_clock where farm_id = ${barn.farmId}`;
        const ms = await timed(() =>
          newSeries(barn, { first: dayFromNow(1 + round), time: hourOf(round), studentIds }),
        );
        made = await product.owner`
          select * from event
          where farm_id = ${barn.farmId} and position > ${before} and position < 1000000000
          order by position`;
        if (made.length !== EVENTS) throw new Error(`${made.length} events instead of ${EVENTS}.`);
        return perSecond(ms);
      };
      const reference = async () => perSecond(await timed(() => insert.write(barn.farmId, made)));
      const result = await alternate(ours, reference, { pairs: PAIRS });
      yield {
        name: 'events/s',
        gate: 0.1,
        aim: 0.4,
        result,
        note: `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} a second, ${EVENTS} events each`,
      };
    } finally {
      await Promise.all([product.close(), insert.close()]);
      await stage.close();
    }
  },
};
