/** Milliseconds after which waiting ends, the shorter within the longer: what waits holds a connection that others need. */
export const TIME_LIMITS = {
  /** For a connection, new or of the pool. */
  connection: 5000,
  /** For one's turn among the barns of a process. */
  turn: 5000,
  /** For a lock: another command of the same barn is done in far less. */
  lock: 5000,
  /** For one statement; the longest of ours, a series of a year with full lessons, takes about one second. */
  statement: 20_000,
  /** For an answer from a server that hangs, or a network that swallows. */
  answer: 25_000,
  /** For something to do, in the pool. */
  idleConnection: 300_000,
  /** For a transaction's next statement: who stops in the middle keeps the barn locked no longer. */
  idleTransaction: 30_000,
} as const;

/** The same address for work that nobody waits for and that may take as long as it takes, such as a rebuild. */
export function withoutTimeLimits(url: string) {
  const address = new URL(url);
  const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
  const earlier = address.searchParams.get('options');
  address.searchParams.set('options', [earlier, ...limits.map((limit) => `-c ${limit}=0`)].filter(Boolean).join(' '));
  return address.toString();
}
