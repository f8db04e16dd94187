import { alternate, timed } from '../lib/alternate.mjs';
import { newBarn, productOn, settle } from '../lib/product.mjs';
import { backend, openStage } from '../lib/stage.mjs';
import { copierOfPeople } from '../reference/copy-people.mjs';

const { readFile } = await import(backend('modules/imports/uploads/read-file'));
const { KeepFile } = await import(backend('modules/imports/commands/keep-file'));
const { StartImport } = await import(backend('modules/imports/commands/start-import'));
const { ImportWorker } = await import(backend('modules/imports/jobs/run-import'));
const { SYSTEM } = await import(backend('platform/tenancy/actor'));

const ROWS = 5000;
const FILE = Buffer.from(
  [
    'Parent first name,Parent last name,Email,Mobile,Rider first name,Rider last name,Date of birth,Level',
    ...Array.from(
      { length: ROWS },
      (_, i) =>
        `Holder ${i},${i} Imported,family-${i}@home.test,+1 519 ${5_550_000 + i},Rider ${i},${i} Imported,2015-04-03,Beginner`,
    ),
  ].join('\n'),
);

/** The worker's own turns, one after the other. */
async function run({ bus, queries }, barn) {
  const importId = await bus.execute(new KeepFile(barn, readFile('people', { name: 'families.csv', content: FILE })));
  await bus.execute(new StartImport(barn, { importId, willImport: ROWS, shown: ROWS }));
  const next = [{ data: { farmId: barn.farmId, importId } }];
  const jobs = { add: async (more) => void next.push(...more) };
  const worker = new ImportWorker(bus, queries, jobs);
  for (let job = next.shift(); job; job = next.shift()) await worker.work(job.data);
}

export const row = {
  id: 'P19',
  what: `an import of ${ROWS} rows, read, checked and written, against COPY of the rows that it writes into the same tables`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    let copy;
    try {
      const other = await newBarn(product, { riders: 1 });
      const perSecond = (ms) => (ROWS / ms) * 1000;
      const ours = async () => {
        const { farmId } = await newBarn(product, { riders: 1 });
        const [{ position: since }] = await product.owner`select position from farm_clock where farm_id = ${farmId}`;
        await settle(product);
        const ms = await timed(() => run(product, { farmId, actor: SYSTEM }));
        const people =
          await product.owner`select from person where farm_id = ${farmId} and last_name like '% Imported'`;
        if (people.length !== 2 * ROWS) throw new Error(`${people.length} people instead of ${2 * ROWS}.`);
        copy ??= await copierOfPeople(product.owner, { from: farmId, to: other.farmId, since });
        return perSecond(ms);
      };
      const reference = async () => {
        const ms = await timed(() => copy.write());
        if ((await copy.people()) !== 2 * ROWS) throw new Error('COPY did not write as many people.');
        await copy.clear();
        return perSecond(ms);
      };
      const result = await alternate(ours, reference);
      const note = `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} rows/s`;
      yield { name: 'rows/s', gate: 0.05, aim: 0.15, result, note };
    } finally {
      copy?.close();
      await product.close();
      await stage.close();
    }
  },
};
