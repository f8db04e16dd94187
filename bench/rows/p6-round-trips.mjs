import path from 'node:path';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { dayFromNow, newBarn, newSeries, productOn, settle } from '../lib/product.mjs';
import { openStage, program, root } from '../lib/stage.mjs';
import { importTypescript } from '../lib/typescript.mjs';

const TIMES = 5;
const exactly = (counts) => {
  const sorted = [...counts].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], min: sorted[0], max: sorted.at(-1) };
};

export const row = {
  id: 'P6',
  what: 'round trips to the database per request, counted on the wire (statements sent together are one)',
  async *measure() {
    const { countRoundTrips } = await importTypescript(path.join(root, 'backend/test/support/round-trips.ts'));
    const stage = await openStage();
    const product = await productOn(stage);
    const counter = await countRoundTrips(stage.databaseUrl, (user) => user.startsWith('leadline_barn'));
    const server = await startServer([program('main')], {
      ...stage.env,
      DATABASE_URL: counter.url,
      DATABASE_POOL: '1',
    });
    const http = connectTo(server.url);
    try {
      const barn = await newBarn(product, { riders: 240, units: 10 });
      const few = await newSeries(barn, { first: dayFromNow(3), count: 20 });
      const many = await newSeries(barn, {
        first: dayFromNow(3),
        time: '18:00',
        count: 20,
        studentIds: barn.students.slice(200, 210),
      });
      await newSeries(barn, { first: dayFromNow(40), period: 'days', count: 20 });
      await newSeries(barn, {
        first: dayFromNow(100),
        period: 'days',
        count: 300,
        studentIds: barn.students.slice(220, 224),
      });
      await settle(product);
      const { token } = barn;
      const call = async (method, where, body) =>
        JSON.parse(
          expecting(200, await http.request(method, `/api/${where}`, { token, body }), where).body.toString() || 'null',
        );
      let rider = 0;
      const book = (lessons) => async (time) =>
        (
          await call('POST', 'lesson_people/addStudentToLesson', {
            lesson_date_time_id: lessons[time],
            student_id: barn.students[rider++],
          })
        ).lessonPerson;
      const booked = async (lessons) => {
        const places = [];
        for (let time = 0; time <= TIMES; time++) places.push(await book(lessons)(time + 8));
        return places;
      };
      const [ofFew, ofMany] = [await booked(few), await booked(many)];
      const cancel = (places) => (time) =>
        call('POST', 'lesson_people/cancelStudent', { id: places[time].lesson_person_id, newEnrollStatus: 'CWM' });
      const month = (from) => () =>
        call('GET', `lessons/index?date1=${dayFromNow(from)}&date2=${dayFromNow(from + 30)}`);
      const day = (from) => () => call('GET', `lessons/index?dbday=${dayFromNow(from)}`);
      /** Once to prepare the statements, then counted. Who calls is known for some seconds. */
      const counted = async (ask) => {
        const counts = [];
        for (let time = 0; time <= TIMES; time++) counts.push(await counter.during(() => ask(time)));
        return exactly(counts.slice(1));
      };
      for (const [name, small, large, gate, aim] of [
        ['booking', book(few), book(many), 5, 4],
        ['cancelling a place', cancel(ofFew), cancel(ofMany), 5, 4],
        ['month', month(40), month(100), 2, 1],
        ['day sheet', day(40), day(100), 2, 1],
      ]) {
        const [little, much] = [await counted(small), await counted(large)];
        yield { name, gate, aim, lower: true, result: much };
        yield {
          name: `${name}, growth with what is in it`,
          gate: 0,
          aim: 0,
          lower: true,
          result: exactly([much.max - little.max]),
        };
      }
      const place = await book(many)(7);
      expecting(
        200,
        await http.post(
          '/api/lesson_people/cancelStudent',
          { id: place.lesson_person_id, newEnrollStatus: 'CWP' },
          { token },
        ),
        'cancelStudent',
      );
    } finally {
      http.close();
      await server.stop();
      await Promise.all([product.close(), counter.stop()]);
      await stage.close();
    }
  },
};
