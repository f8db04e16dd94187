import pLimit from 'p-limit';
import type { BarnFacts } from './facts.js';
import { seedBarn } from './seed-barn.js';
import type { Tools } from './seeder.js';

const LANES = 2;

/** Without the weekly life; `progress` hears shares from 0 to 1. */
export async function furtherBarns(
  tools: () => Tools,
  facts: BarnFacts,
  count: number,
  progress: (share: number) => void,
) {
  const done = Array.from({ length: count }, () => 0);
  await pLimit(LANES).map(done.keys(), async (place) => {
    await seedBarn(tools(), numbered(facts, place + 1), {
      lives: false,
      progress: (share) => {
        done[place] = share;
        progress(done.reduce((sum, one) => sum + one, 0) / count);
      },
    });
  });
}

function numbered(facts: BarnFacts, n: number): BarnFacts {
  const own = structuredClone(facts);
  own.demo = { administrator: { ...own.demo.administrator, login: `admin${n}@${process.pid}.scale.test` } };
  own.instructors = own.instructors.map(({ login: _, ...instructor }) => instructor);
  return { ...own, name: `Barn ${n}` };
}
