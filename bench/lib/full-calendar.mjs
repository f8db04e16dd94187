import { dayFromNow, newBarn, newSeries } from './product.mjs';

const monday = (from) => {
  const day = new Date(`${from}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/** A week of 300 lessons; the month is this week and as full ones around it, 2,000 lessons in what the month view loads. */
export async function fullCalendar(product) {
  const barn = await newBarn(product, { riders: 120, units: 100 });
  const far = dayFromNow(120);
  const week = monday(far);
  const series = (first, count, i) =>
    newSeries(barn, {
      first,
      count,
      period: 'days',
      time: `${String(8 + (i % 12)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
      instructor: i,
      studentIds: barn.students.slice((i % 30) * 4, (i % 30) * 4 + 4),
    });
  for (let i = 0, left = 300; left > 0; i++, left -= 6) await series(week, Math.min(6, left), i);
  const month = new Date(`${far.slice(0, 7)}-15T12:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + 3);
  const first = `${month.toISOString().slice(0, 7)}-01`;
  for (let i = 0, left = 2000; left > 0; i++, left -= 28) await series(first, Math.min(28, left), i);
  return { barn, week, month: first };
}
