import { alternate, timed } from '../lib/alternate.mjs';
import { dayFromNow, newBarn, newSeries, productOn, registry, settle } from '../lib/product.mjs';
import { backend, openStage } from '../lib/stage.mjs';
import { copier } from '../reference/copy-events.mjs';

const { rebuildBarns } = await import(backend('platform/event-store/rebuild'));
/** Series in each barn: the first has as many as all others together. */
const SHARES = { uniform: [8, 8, 8, 8], skewed: [16, 6, 5, 5] };
const RIDERS = 4;
/** In one transaction, at whose end their foreign keys are looked at. */
const emptyTables = [...registry.derived.map(({ table }) => table), ...registry.tables.map(({ name }) => name)]
  .map((table) => `delete from ${table}`)
  .join(';');

async function fill(product, shares) {
  const barns = [];
  for (const share of shares) {
    const barn = await newBarn(product, { riders: 24, units: 500 });
    for (let i = 0; i < share; i++)
      await newSeries(barn, {
        first: dayFromNow(-300 + i),
        time: `${String(8 + (i % 12)).padStart(2, '0')}:00`,
        instructor: i,
        studentIds: barn.students.slice((i % 6) * RIDERS, ((i % 6) + 1) * RIDERS),
      });
    barns.push(barn.farmId);
    await product.owner`analyze`;
  }
  return barns;
}

export const row = {
  id: 'P5',
  what: 'rebuild of all read tables, events/s, against COPY (select … from event) TO STDOUT of the same events',
  async *measure() {
    for (const [generator, shares] of Object.entries(SHARES)) {
      const stage = await openStage();
      const product = await productOn(stage);
      const copy = await copier(stage.databaseUrl);
      try {
        const barns = await fill(product, shares);
        const [{ events, places }] =
          await product.owner`select (select count(*)::int from event) as events, (select count(*)::int from lesson_person) as places`;
        await settle(product);
        const ours = async () => {
          let read = 0;
          const ms = await timed(async () => {
            read = (await rebuildBarns(product.pool, registry, barns)).events;
          });
          const [{ count }] = await product.owner`select count(*)::int as count from lesson_person`;
          if (read !== events || count !== places)
            throw new Error(`The rebuild read ${read} of ${events} events and made ${count} of ${places} places.`);
          await product.owner`vacuum`;
          return (events / ms) * 1000;
        };
        const reference = async () => {
          let lines = 0;
          const ms = await timed(async () => (lines = await copy.lines()));
          if (lines !== events) throw new Error(`COPY gave ${lines} of ${events} events.`);
          return (events / ms) * 1000;
        };
        const result = await alternate(ours, reference);
        const anew = [];
        for (let i = 0; i < 5; i++) {
          await product.owner.unsafe(emptyTables);
          await product.owner`vacuum`;
          anew.push(await ours());
        }
        yield {
          name: generator,
          gate: 0.1,
          aim: 0.35,
          result,
          note:
            `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} events/s, ` +
            `${events} events in ${barns.length} barns; ` +
            `into emptied tables ${anew.toSorted((a, b) => a - b)[2].toFixed(0)}`,
        };
      } finally {
        await Promise.all([product.close(), copy.close()]);
        await stage.close();
      }
    }
  },
};
