import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { alternate, throughput } from '../lib/alternate.mjs';
import { bookableBarn } from '../lib/bookable-barn.mjs';
import { connectTo, expecting } from '../lib/http.mjs';
import { startServer } from '../lib/process.mjs';
import { EnrolStudent, productOn, settle } from '../lib/product.mjs';
import { recording } from '../lib/recorder.mjs';
import { chooser } from '../lib/skew.mjs';
import { backend, openStage, program } from '../lib/stage.mjs';
import { bookingScript } from '../reference/booking-script.mjs';

const BARNS = 12;
/** Riders of the barn that has half of the load, and of every other. Two thirds of them are pgbench's. */
const RIDERS = [4800, 900];
const UNITS = 10;
const SECONDS = 4;

/** The newest pgbench that is installed; the package with our PostgreSQL brings none. */
function pgbench() {
  const home = '/usr/lib/postgresql';
  const found = [
    process.env.PGBENCH,
    ...(existsSync(home)
      ? readdirSync(home)
          .sort((a, b) => b - a)
          .map((version) => path.join(home, version, 'bin/pgbench'))
      : []),
  ].find((file) => file && existsSync(file));
  if (!found) throw new Error('P1 needs pgbench: install postgresql-contrib or set PGBENCH.');
  return found;
}

export const row = {
  id: 'P1',
  what: 'bookings a second over HTTP with a token, against pgbench of the same statements, same role, same durability',
  async *measure() {
    const stage = await openStage();
    const log = { on: false, statements: [] };
    const product = await productOn(stage, { wrap: recording(log) });
    let server;
    try {
      const barns = [];
      for (let i = 0; i < BARNS; i++) {
        barns.push(
          await bookableBarn(product, {
            riders: RIDERS[Math.min(i, 1)],
            series: i === 0 ? 20 : 4,
            units: UNITS,
            share: 1 / 3,
          }),
        );
        if (i === 0) await product.owner`analyze`;
      }
      const recorded = await record(product, log, barns[1]);
      await choices(product, barns);
      await settle(product);
      server = await startServer([program('main')], { ...stage.env, DATABASE_POOL: '32' });
      for (const [generator, skewed] of [
        ['uniform', false],
        ['skewed', true],
      ])
        for (const connections of skewed ? [32] : [32, 1]) {
          const choose = chooser(barns, { skewed });
          const script = path.join(stage.folder, `booking-${generator}.sql`);
          writeFileSync(script, bookingScript(recorded.statements, recorded.known, recorded, chooseSql(skewed)));
          const lanes = Array.from({ length: connections }, () => connectTo(server.url));
          const ours = () =>
            throughput(
              async (lane) => {
                const barn = choose();
                const { lessonId, studentId } = barn.pair();
                const answer = expecting(
                  200,
                  await lanes[lane].post(
                    '/api/lesson_people/addStudentToLesson',
                    { lesson_date_time_id: lessonId, student_id: studentId },
                    { token: barn.token },
                  ),
                  'booking',
                );
                if (!answer.body.includes('"result":"booked"') || !answer.body.includes(studentId))
                  throw new Error(`Not booked: ${answer.body}`);
              },
              { lanes: connections, seconds: SECONDS },
            );
          const result = await alternate(ours, () => bench(product.barnUrl, script, connections));
          for (const lane of lanes) lane.close();
          yield {
            name: `${generator}, ${connections} connection${connections > 1 ? 's' : ''}`,
            gate: 0.4,
            aim: 0.8,
            result,
            note:
              `${result.ours.median.toFixed(0)} against ${result.reference.median.toFixed(0)} bookings/s by pgbench, ` +
              `${recorded.statements.length} statements, ${BARNS} barns`,
          };
        }
      await consistent(product);
    } finally {
      await server?.stop();
      await product.close();
      await stage.close();
    }
  },
};

/** The statements of one booking, and the answer to it, with what has to differ in the next. */
async function record(product, log, barn) {
  const { lessonStudents } = await import(backend('modules/enrollment/queries/lesson-students'));
  const book = async () => {
    const { lessonId, studentId } = barn.pair();
    const [{ position }] = await product.owner`select position from farm_clock where farm_id = ${barn.farmId}`;
    const { lessonPersonId } = await barn.run(EnrolStudent, { lessonId, studentId });
    await product.barns.read(barn.farmId, (sql) => lessonStudents(sql, barn.farmId, [lessonPersonId]));
    return { lessonId, studentId, lessonPersonId, position };
  };
  await book();
  // The reading transaction commits after its answer.
  const afterwards = () => new Promise((resolve) => setTimeout(resolve, 50));
  await afterwards();
  log.on = true;
  const { lessonId, studentId, lessonPersonId, position } = await book();
  await afterwards();
  log.on = false;
  const [{ package_id }] =
    await product.owner`select package_id from lesson_person where farm_id = ${barn.farmId} and lesson_person_id = ${lessonPersonId}`;
  const [{ metadata }] =
    await product.owner`select metadata from event where farm_id = ${barn.farmId} and position = ${position + 1}`;
  const known = new Map([
    [barn.farmId, 'farm'],
    [lessonId, 'lesson'],
    [studentId, 'student'],
    [lessonPersonId, 'place'],
    [package_id, 'package'],
    [metadata.commandId, 'command'],
    [barn.programId, 'program'],
  ]);
  return { statements: log.statements, known, position };
}

/** What pgbench books: in each barn riders and lessons of its own, so that both sides do the same and never meet. */
async function choices(product, barns) {
  const role = new URL(product.barnUrl).username;
  await product.owner.unsafe(
    `create table bench_choice (
      barn int, n int, farm uuid, lesson uuid, student uuid, package uuid, program uuid, primary key (barn, n)
    );
    create table bench_next (barn int primary key, seq text);
    grant all on bench_choice, bench_next to ${role}`,
  );
  for (const [i, { farmId, programId }] of barns.entries()) {
    const numbered = (table, by) =>
      `(select *, row_number() over (order by ${by} desc) as n from ${table} where farm_id = '${farmId}')`;
    await product.owner.unsafe(`
      insert into bench_choice
      select ${i}, row_number() over (order by l.lesson_id, s.student_id) - 1,
        l.farm_id, l.lesson_id, s.student_id, p.package_id, '${programId}'
      from (select * from ${numbered('lesson', 'lesson_id')} x where n <= 208) l
        cross join ${numbered('student', 'student_id')} s
        join package p on p.farm_id = s.farm_id and p.student_id = s.student_id
      where s.n <= ${(RIDERS[Math.min(i, 1)] * 2) / 3} and (l.n + s.n) % 21 = 0`);
    await product.owner.unsafe(
      `create sequence bench_seq_${i} minvalue 0; grant usage on sequence bench_seq_${i} to ${role}`,
    );
  }
}

const chooseSql = (
  skewed,
) => `\\set barn ${skewed ? `case when random(1, 2) = 1 then 0 else random(0, ${BARNS - 1}) end` : `random(0, ${BARNS - 1})`}
select farm, lesson, student, package, program, gen_random_uuid() as place, gen_random_uuid() as command
from bench_choice
where barn = :barn and n = (select nextval('bench_seq_' || :barn::text))`;

async function bench(url, script, connections) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const { stdout } = await promisify(execFile)(
    pgbench(),
    [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      '-c',
      String(connections),
      '-j',
      connections > 1 ? '2' : '1',
      '-T',
      String(Math.ceil(SECONDS)),
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: password } },
  );
  const failed = Number(/failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (failed || !perSecond) throw new Error(stdout);
  return perSecond;
}

/** Nothing was lost: each place has its event, and each barn's log no gap. */
async function consistent({ owner }) {
  const [row] = await owner`
    select
      (select count(*) from lesson_person)
        = (select count(*) from event where type = 'enrollment.StudentEnrolled') as places,
      not exists (select from farm_clock c where c.position <> (select count(*) from event e where e.farm_id = c.farm_id)) as gapless`;
  if (!row.places || !row.gapless) throw new Error(`After the bookings: ${JSON.stringify(row)}`);
}
