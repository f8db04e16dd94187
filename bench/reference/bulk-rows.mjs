// More of the same by SQL: rows of a barn copied within the database, because a hundred times the history by commands would take hours.
// The copies are what the commands would have written: log, read tables and documents alike.

const columns = async (owner, table) =>
  (
    await owner`
  select a.attname as name from pg_attribute a
  where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`
  ).map(({ name }) => name);

const REFERRED_TO =
  'farm farm_clock login person student instructor program_type location program product section horse series lesson'.split(
    ' ',
  );

/** Tables of a barn with a column `farm_id`, those referred to before those that refer. */
const barnTables = async (owner) =>
  (
    await owner`
  select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.column_name = 'farm_id' and t.table_type = 'BASE TABLE'
  order by array_position(${REFERRED_TO}::text[], c.table_name::text) nulls last`
  ).map(({ name }) => name);

async function copyInto(owner, table, expressions, from) {
  const names = await columns(owner, table);
  const list = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((name) => expressions[name] ?? `t."${name}"`).join(', ');
  await owner.unsafe(
    `set session_replication_role = replica;
    insert into ${table} (${list}) select ${values} from ${from};
    set session_replication_role = origin`,
  );
}

/** An id that depends on the old one and on which copy it is; of a version, or it is none to whoever checks ids. */
const anew = (id) => `overlay(overlay(md5(${id}::text || k) placing '8' from 13) placing '8' from 17)::uuid`;
const WEEKS = 12;
const ERA = `k * interval '${WEEKS * 7} days'`;

/**
 * The lessons of a barn's past, with their riders, their places and their events, as often again, each time twelve weeks earlier and
 * with riders of that time.
 */
export async function repeatHistory(owner, farmId, times) {
  const eras = `generate_series(1, ${times}) k`;
  const past = `lesson_id in (select lesson_id from lesson where farm_id = '${farmId}' and scheduled_date < current_date)`;
  const of = (table, also = '') => `${table} t cross join ${eras} where t.farm_id = '${farmId}' ${also}`;
  const date = { scheduled_date: `(t.scheduled_date - ${ERA})::date`, end_date: `(t.end_date - ${ERA})::date` };
  await copyInto(
    owner,
    'person',
    { person_id: anew('t.person_id'), billing_person_id: anew('t.billing_person_id') },
    of('person', 'and t.billing_person_id is not null'),
  );
  await copyInto(owner, 'student', { student_id: anew('t.student_id'), person_id: anew('t.person_id') }, of('student'));
  await copyInto(
    owner,
    'package',
    {
      package_id: anew('t.package_id'),
      student_id: anew('t.student_id'),
      payment_id: anew('t.payment_id'),
      expiry_date: `(t.expiry_date - ${ERA} - interval '800 days')::date`,
      start_date: `(t.start_date - ${ERA} - interval '800 days')::date`,
    },
    of('package'),
  );
  await copyInto(
    owner,
    'lesson',
    { lesson_id: anew('t.lesson_id'), ...date, starts_at: `t.starts_at - ${ERA}`, ends_at: `t.ends_at - ${ERA}` },
    of('lesson', `and t.${past}`),
  );
  await copyInto(
    owner,
    'lesson_document',
    { lesson_id: anew('t.lesson_id'), ...date },
    of('lesson_document', `and t.${past}`),
  );
  await copyInto(
    owner,
    'lesson_person',
    {
      lesson_person_id: anew('t.lesson_person_id'),
      lesson_id: anew('t.lesson_id'),
      student_id: anew('t.student_id'),
      package_id: anew('t.package_id'),
    },
    of('lesson_person', `and t.${past}`),
  );
  const [{ position }] = await owner`select position from farm_clock where farm_id = ${farmId}`;
  await copyInto(
    owner,
    'event',
    { position: `t.position + k * ${position}`, stream: `t.stream || '-' || k` },
    of('event'),
  );
  await owner`update farm_clock set position = ${position * (times + 1)} where farm_id = ${farmId}`;
  await owner`update subscription_checkpoint set position = ${position * (times + 1)} where farm_id = ${farmId}`;
}

/** The whole barn again under other ids of the barn; everything inside keeps its own, since every key begins with the barn. */
export async function copyBarn(owner, { farmId, loginId }, times, named) {
  const farm = anew(`'${farmId}'`);
  for (const table of await barnTables(owner)) {
    const own =
      {
        farm: { public_id: `t.public_id || k`, farm_name: `t.farm_name || ' ' || k` },
        login: { login_id: anew('t.login_id'), email: `k || '-' || t.email` },
      }[table] ?? {};
    await copyInto(
      owner,
      table,
      { farm_id: farm, ...own },
      `${table} t cross join generate_series(1, ${times}) k where t.farm_id = '${farmId}'`,
    );
  }
  const copies = await owner.unsafe(
    `select ${farm} as "farmId", ${anew(`'${loginId}'`)} as "loginId" from generate_series(1, ${Math.min(named, times)}) k`,
  );
  return copies;
}
