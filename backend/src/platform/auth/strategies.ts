import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Passport keeps strategies by name for the whole process; names of its own keep two applications apart. */
@Injectable()
export class Strategies {
  readonly token = `jwt-${randomUUID()}`;
  readonly apiKey = `api-key-${randomUUID()}`;
}
