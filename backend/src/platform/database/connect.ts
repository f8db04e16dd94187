import postgres from 'postgres';

export type Sql = postgres.Sql<{ bigint: number }>;
/** A piece of SQL to put inside another. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

const UNCHANGED = (value: string) => value;

/**
 * A pool of connections. Dates stay `YYYY-MM-DD` strings (a lesson's day has no zone), big integers are numbers: money is in
 * minor units and positions are counts, both far below 2^53.
 */
export function connect(url: string, poolSize = 10): Sql {
  return postgres(url, {
    max: poolSize,
    onnotice: () => undefined,
    types: {
      bigint: { to: 20, from: [20], parse: Number, serialize: String },
      date: { to: 1082, from: [1082], parse: UNCHANGED, serialize: UNCHANGED },
    },
  }) as unknown as Sql;
}
