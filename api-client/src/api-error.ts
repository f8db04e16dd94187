import type { components } from './generated/schema';

type ErrorReply = components['schemas']['ErrorReply'];
export type FieldError = NonNullable<ErrorReply['errors']>[number];
/** Partial because a proxy may answer in its own words. */
export type ErrorBody = Partial<ErrorReply>;

/** `status` 0: the server was not reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly errors: readonly FieldError[];
  /** With 412: the current record. */
  readonly current: unknown;

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message ?? 'Sorry, there has been an error sending the data. Please try again.');
    this.code = body.code ?? 'unknown';
    this.errors = body.errors ?? [];
    this.current = body.current;
  }

  of(field: string): string | undefined {
    return this.errors.find((error) => error.field === field)?.message;
  }
}

export const unreachable = (): ApiError =>
  new ApiError(0, {
    code: 'unreachable',
    message: 'The barn’s server could not be reached. Check the connection and try again.',
  });

export const asApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  return error instanceof TypeError
    ? unreachable()
    : new ApiError(500, { message: error instanceof Error ? error.message : undefined });
};

/** The server has decided; whatever else goes wrong may go better the next time. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What a request without an answer fails with; one that was given up stays given up. */
export const failureOf = (thrown: unknown, signal?: AbortSignal): unknown =>
  signal?.aborted ? thrown : asApiError(thrown);
