// The same events into the same log table by one multi-row insert, in a durable transaction of the same role: nothing decided,
// no read table kept. They go to positions far behind the barn's own.
import pg from 'pg';

const COLUMNS = [
  'farm_id',
  'position',
  'stream',
  'version',
  'type',
  'schema_version',
  'data',
  'metadata',
  'occurred_at',
];

export async function eventInsert(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let round = 0;
  const write = async (farmId, events) => {
    round += 1;
    const values = events.flatMap((event, i) => [
      farmId,
      round * 1e9 + i,
      `copy${round}-${event.stream}`,
      event.version,
      event.type,
      event.schema_version,
      JSON.stringify(event.data),
      JSON.stringify(event.metadata),
      event.occurred_at,
    ]);
    const rows = events.map((_, i) => `(${COLUMNS.map((_, c) => `$${i * COLUMNS.length + c + 1}`).join(',')})`);
    await client.query('begin');
    await client.query(`select set_config('app.farm_id', $1, true)`, [farmId]);
    const { rowCount } = await client.query({
      name: `insert-${events.length}`,
      text: `insert into event (${COLUMNS.join(',')}) values ${rows.join(',')}`,
      values,
    });
    await client.query('commit');
    if (rowCount !== events.length) throw new Error('Not every event was inserted.');
  };
  return { write, close: () => client.end() };
}
