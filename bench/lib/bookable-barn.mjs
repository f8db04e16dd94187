import { dayFromNow, newBarn, newSeries } from './product.mjs';

/**
 * Riders with a package each, lessons of eight places, and pairs of both in an order in which no rider is twice in a lesson. `share`:
 * which part of the riders the pairs are of, the others being somebody else's.
 */
export async function bookableBarn(product, { riders, series, units = 10, share = 1 }) {
  const barn = await newBarn(product, { riders, units });
  const lessons = [];
  for (let i = 0; i < series; i++)
    lessons.push(
      ...(await newSeries(barn, {
        first: dayFromNow(2 + i),
        time: `${String(8 + (i % 12)).padStart(2, '0')}:00`,
        instructor: i,
      })),
    );
  let next = 0;
  const pair = () => {
    const place = next++;
    if (place >= riders * share * units) throw new Error('All places are booked: give the barn more riders.');
    return { lessonId: lessons[place % lessons.length], studentId: barn.students[Math.floor(place / units)] };
  };
  return { ...barn, pair };
}
