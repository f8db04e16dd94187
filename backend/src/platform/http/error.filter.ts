import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isBusy, isUnavailable } from '../database/unavailable.js';
import { busy, Refusal, unavailable, type FieldError, type RefusalKind } from '../errors/refusal.js';
import { plainRefusal } from './plain-refusal.js';

interface Body {
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  current?: unknown;
}

export const STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid_input: 400,
  signed_out: 401,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  stale: 412,
  key_reused: 422,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
};

/** Database errors that a caller can understand; all others are bugs. */
const DATABASE: Record<string, Omit<Body, 'errors'>> = {
  '23502': { status: 400, code: 'invalid_input', message: 'Something that must not be empty is.' },
  '23505': { status: 409, code: 'already_exists', message: 'This exists already.' },
  '23503': { status: 409, code: 'reference_missing', message: 'Something this refers to does not exist.' },
  '23514': { status: 409, code: 'rule_broken', message: 'This would break a rule of the barn.' },
  '22P05': { status: 400, code: 'invalid_input', message: 'The text holds a character that cannot be stored.' },
  '22021': { status: 400, code: 'invalid_input', message: 'The text holds a character that cannot be stored.' },
};

const RETRY_AFTER = 2;

/** One shape for all errors; unexpected ones are logged and reveal nothing. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost) {
    const body = this.describe(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // One line: during an outage every request fails alike.
    if (body.status === 503) this.logger.warn(String(error));
    else if (body.status >= 500) this.logger.error(error instanceof Error ? error.stack : String(error));
    if (body.status === 503) void reply.header('retry-after', RETRY_AFTER);
    return reply.status(body.status).send(body);
  }

  private describe(error: unknown): Body {
    if (error instanceof Refusal)
      return {
        status: STATUS[error.kind],
        code: error.code,
        message: error.message,
        ...(error.errors && { errors: error.errors }),
        ...(error.current !== undefined && { current: error.current }),
      };
    if (error instanceof HttpException) return plainRefusal(error.getStatus(), error.message);
    if (isUnavailable(error)) return this.describe(unavailable());
    if (isBusy(error)) return this.describe(busy());
    const { code = '', statusCode } = error as { code?: string; statusCode?: number };
    if (DATABASE[code]) return DATABASE[code];
    if (statusCode && statusCode < 500) return plainRefusal(statusCode, (error as Error).message);
    return {
      status: 500,
      code: 'failed',
      message: 'Sorry, there has been an error sending the data. Please try again.',
    };
  }
}
