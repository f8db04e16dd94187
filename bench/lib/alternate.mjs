/** Middle, least and greatest of some numbers. */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const median = sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  return { median, min: sorted[0], max: sorted.at(-1) };
}

/**
 * Measures two things in turn, A B A B, so that whatever else the machine does meets both. The first pair warms up and is
 * discarded. Answers the spread of the pairs' ratios, `ratio(a, b)`, with the spreads of both sides.
 */
export async function alternate(measureA, measureB, { pairs = 5, ratio = (a, b) => a / b } = {}) {
  const taken = [];
  for (let pair = -1; pair < pairs; pair++) {
    const a = await measureA();
    const b = await measureB();
    if (pair >= 0) taken.push({ a, b });
  }
  return {
    ...spread(taken.map(({ a, b }) => ratio(a, b))),
    pairs,
    ours: spread(taken.map(({ a }) => a)),
    reference: spread(taken.map(({ b }) => b)),
  };
}

/** Milliseconds that `work` takes. */
export async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Operations a second when `lanes` workers repeat `operation` for `seconds`. A failure fails the run. */
export async function throughput(operation, { lanes = 1, seconds = 2 } = {}) {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < end) {
        await operation(lane);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - begin)) * 1000;
}

/** What 99 of 100 stay below. */
export const p99 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.99) - 1];

/** The median time of `times` calls, in milliseconds. */
export async function p50(operation, times = 50) {
  const taken = [];
  for (let i = 0; i < times; i++) taken.push(await timed(operation));
  return spread(taken).median;
}
