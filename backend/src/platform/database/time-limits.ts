/** Milliseconds; inner limits are shorter than outer ones, because whoever waits holds a connection. */
export const TIME_LIMITS = {
  connection: 5000,
  turn: 5000,
  lock: 5000,
  /** The longest of ours, planning a year's series with full lessons, takes about one second. */
  statement: 20_000,
  /** For a server or a network that does not answer at all. */
  answer: 25_000,
  idleConnection: 300_000,
  /** Frees the barn's lock of a process that stopped within a transaction. */
  idleTransaction: 30_000,
} as const;

export function withoutTimeLimits(url: string) {
  const address = new URL(url);
  const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  const earlier = address.searchParams.get('options');
  address.searchParams.set('options', [earlier, ...limits.map((limit) => `-c ${limit}=0`)].filter(Boolean).join(' '));
  return address.toString();
}
