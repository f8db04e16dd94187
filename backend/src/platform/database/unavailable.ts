/** What says that a connection that there was is no more: SQLSTATEs, the socket's codes, and what `pg` says without any. */
const LOST = {
  codes: '57P01 57P02 57P05 08003 08006 ECONNRESET ECONNABORTED EPIPE'.split(' '),
  texts: [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ],
};
/** What else says that the server is not there for us, or takes nothing now. */
const AWAY = {
  // 57P03: starting up or shutting down; 25P03: idle in a transaction for too long. Classes: connections; resources, such as the disk.
  codes: '57P03 25P03 ECONNREFUSED ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EHOSTDOWN'.split(' '),
  classes: /^(08|53)...$/,
  texts: [
    'Connection terminated',
    // No connection of the pool came free.
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
    'Query runner already released',
  ],
};
/** Waited for too long: a lock (55P03), an answer (57014); or lost against another transaction (40001, 40P01). */
const BUSY = '55P03 57014 40001 40P01'.split(' ');

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');
const says = (error: unknown, texts: readonly string[]) =>
  error instanceof Error && texts.some((text) => error.message.startsWith(text));

/** The connection has died. Where nothing was done on it before, another one may do it. */
export const isConnectionLost = (error: unknown) => LOST.codes.includes(codeOf(error)) || says(error, LOST.texts);

/** The database cannot be reached, or takes nothing now: there is nothing wrong with what it was asked. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return isConnectionLost(error) || AWAY.codes.includes(code) || AWAY.classes.test(code) || says(error, AWAY.texts);
}

/** It answers, and would not be waited for any longer. */
export const isBusy = (error: unknown) => BUSY.includes(codeOf(error));
