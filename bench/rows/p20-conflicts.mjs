import { alternate, p50 } from '../lib/alternate.mjs';
import { dayFromNow, newBarn, productOn, settle } from '../lib/product.mjs';
import { backend, openStage } from '../lib/stage.mjs';

const FEW = 1_000;
const MANY = 100_000;
/** Lessons of a day: five at a time, every hour from eight to three, each with two riders on horses. */
const A_DAY = 40;
const WEEKS = 3;

const { findWarnings } = await import(backend('modules/enrollment/contracts'));
const { placingOf } = await import(backend('modules/scheduling/contracts'));
const { SYSTEM } = await import(backend('platform/tenancy/actor'));

/** Written past the product: the lessons are read here, not planned. */
async function fill({ owner }, { farmId, sectionId, instructors, locations, students, horses }, lessons) {
  await owner`
    insert into lesson (farm_id, lesson_id, version, title, scheduled_date, start_time, end_date, end_time, starts_at, ends_at, is_allday,
      section_id, instructor_id, location_id, status_code, is_cancelled, extra_staff)
    select ${farmId}, md5(${farmId}::text || i)::uuid, 1, 'Lesson ' || i, day, hour, day, hour + interval '1 hour',
      (day + hour) at time zone 'America/Toronto', (day + hour + interval '1 hour') at time zone 'America/Toronto', false,
      ${sectionId}, (${instructors}::uuid[])[1 + i % 4], (${locations}::uuid[])[1 + i % 3], 'SCH', false, '[]'
    from generate_series(0, ${lessons - 1}::int) i,
      lateral (select ${dayFromNow(1)}::date + i / ${A_DAY}::int as day,
        time '08:00' + (i % ${A_DAY}::int / 5) * interval '1 hour' as hour) at`;
  await owner`
    insert into lesson_person (farm_id, lesson_person_id, lesson_id, student_id, horse_id, status_code, is_cancelled, paid, enrolled_at)
    select ${farmId}, md5(${farmId}::text || i || ' ' || n)::uuid, md5(${farmId}::text || i)::uuid, (${students}::uuid[])[1 + (i + n) % 6],
      (${horses}::uuid[])[1 + (i + n) % 10], 'SCH', false, false, now()
    from generate_series(0, ${lessons - 1}::int) i, generate_series(1, 2) n`;
  // Limits are looked at, too.
  await owner`update horse set most_lessons_a_day = 3 where farm_id = ${farmId}`;
}

/** A weekly lesson at a busy hour, with everything that a lesson can have. */
const wantedIn = ({ instructors, locations, students, horses }) =>
  Array.from({ length: WEEKS }, (_, week) => {
    const date = dayFromNow(2 + 7 * week);
    return {
      lessonId: `00000000-0000-0000-0000-00000000000${week}`,
      placing: placingOf(
        { date, startTime: '10:30', endDate: date, endTime: '11:30', isAllday: false },
        'America/Toronto',
      ),
      uses: { instructor: instructors.slice(0, 2), location: locations.slice(0, 1), rider: students, horse: horses },
    };
  });

export const row = {
  id: 'P20',
  what: `what a series of ${WEEKS} would clash with, among ${MANY} lessons of a barn against ${FEW}`,
  async *measure() {
    const stage = await openStage();
    const product = await productOn(stage);
    try {
      const [few, many] = [await newBarn(product), await newBarn(product)];
      await fill(product, few, FEW);
      await fill(product, many, MANY);
      await settle(product);
      const check = (barn) => async () => {
        const found = await product.barns.read(barn.farmId, (sql) =>
          findWarnings({ sql, farmId: barn.farmId, actor: SYSTEM }, wantedIn(barn)),
        );
        if (found.length < WEEKS * 10) throw new Error(`${found.length} warnings are too few.`);
      };
      const result = await alternate(
        () => p50(check(many), 150),
        () => p50(check(few), 150),
        { pairs: 9 },
      );
      const note = `${result.ours.median.toFixed(2)} ms against ${result.reference.median.toFixed(2)} ms`;
      yield { name: 'time', gate: 1.25, aim: 1.05, lower: true, result, note };
    } finally {
      await product.close();
      await stage.close();
    }
  },
};
