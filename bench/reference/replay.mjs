// A command as the product's own statements, recorded while one was carried out, and sent again with ids of its own: the same work for
// the database, without our code between the statements.
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const idsIn = (value) => JSON.stringify(value).match(ID) ?? [];

/** In whatever a value is made of. */
function replaced(value, how) {
  if (typeof value === 'string') return how(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, how));
  return value;
}

/**
 * `isKnown` says of an id whether it was there before, such as a rider's; all others are made anew each time. Positions of the log count on
 * from where the barn's clock stands.
 */
export async function openReplay(barnUrl, { statements, position, isKnown }) {
  const client = new pg.Client(barnUrl);
  await client.connect();
  const own = [...new Set(statements.flatMap(({ values }) => idsIn(values ?? [])))].filter((id) => !isKnown(id));
  const named = statements.map(({ text, values = [] }) => ({
    name: createHash('sha1').update(text).digest('base64'),
    text,
    values,
  }));
  const farm = named.find(({ text }) => text.startsWith('set local app.farm_id'));
  if (!farm) throw new Error('Nobody said whose barn it is.');
  return {
    once: async () => {
      const fresh = new Map(own.map((id) => [id, randomUUID()]));
      let by = 0;
      const anew = (text) =>
        text
          .replace(ID, (id) => fresh.get(id) ?? id)
          .replace(/"(position|causation)":(\d+)/g, (_, key, at) => `"${key}":${Number(at) + by}`);
      for (const { name, text, values } of named) {
        const filled = values.map((value) =>
          typeof value === 'number' && value > position && value <= position + 20 ? value + by : replaced(value, anew),
        );
        const isPlain = /^(begin|commit|set )/i.test(text);
        const { rows } = await client.query(isPlain ? text : { name, text, values: filled });
        if (text.includes('from farm_clock')) by = Number(rows[0].position) - position;
      }
    },
    close: () => client.end(),
  };
}
