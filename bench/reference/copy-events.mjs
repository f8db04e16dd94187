// The whole log out of the database and into this process by COPY, each line received and counted, none of them read.
import pg from 'pg';

const COPY = `
  copy (
    select farm_id, position, stream, version, type, schema_version, data, metadata, occurred_at
    from event order by farm_id, position
  ) to stdout`;

export async function copier(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lines = () =>
    new Promise((resolve, reject) => {
      let count = 0;
      const query = new pg.Query(COPY, (error) => (error ? reject(error) : resolve(count)));
      query.handleCopyData = () => (count += 1);
      client.query(query);
    });
  return { lines, close: () => client.end() };
}
