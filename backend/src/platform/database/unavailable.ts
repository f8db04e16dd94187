/** SQLSTATE classes and codes by which the server says that it is not there for us, or not now. */
const STATES = [
  '08', // connection exceptions
  '53', // insufficient resources: connections, memory, disk
  '57P01', // ended by an administrator
  '57P02', // another backend crashed
  '57P03', // starting up or shutting down
  '57P05', // idle for too long
  '25P03', // idle in a transaction for too long
];
const SOCKET = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EHOSTDOWN'.split(
    ' ',
  ),
);
/** What `pg`, its pool and TypeORM say without a code. */
const SAID = [
  'Connection terminated', // also "unexpectedly", and "due to connection timeout"
  'timeout exceeded when trying to connect', // no connection of the pool came free
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Query runner already released',
];
/** Waited for too long: a lock (55P03), an answer (57014); or lost against another transaction (40001, 40P01). */
const BUSY = new Set(['55P03', '57014', '40001', '40P01']);

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');

/** The database cannot be reached, or takes nothing now: there is nothing wrong with what it was asked. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  return (
    SOCKET.has(code) ||
    (code.length === 5 && STATES.some((state) => code.startsWith(state))) ||
    SAID.some((text) => message.startsWith(text))
  );
}

/** It answers, and would not be waited for any longer. */
export const isBusy = (error: unknown) => BUSY.has(codeOf(error));
