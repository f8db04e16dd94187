/** A connection broke: SQLSTATEs, socket codes, and messages of `pg` without code. */
const LOST = {
  codes: '57P01 57P02 57P05 08003 08006 ECONNRESET ECONNABORTED EPIPE'.split(' '),
  texts: [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ],
};
const AWAY = {
  // 57P03: starting or stopping; 25P03: idle in transaction. Classes 08: connection; 53: resources, such as disk.
  codes: '57P03 25P03 ECONNREFUSED ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EHOSTDOWN'.split(' '),
  classes: /^(08|53)...$/,
  texts: [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
    'Query runner already released',
  ],
};
/** Lock (55P03) or statement (57014) timeout; serialisation failure (40001); deadlock (40P01). */
const BUSY = '55P03 57014 40001 40P01'.split(' ');

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');
const says = (error: unknown, texts: readonly string[]) =>
  error instanceof Error && texts.some((text) => error.message.startsWith(text));

export const isConnectionLost = (error: unknown) => LOST.codes.includes(codeOf(error)) || says(error, LOST.texts);

export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return isConnectionLost(error) || AWAY.codes.includes(code) || AWAY.classes.test(code) || says(error, AWAY.texts);
}

export const isBusy = (error: unknown) => BUSY.includes(codeOf(error));
