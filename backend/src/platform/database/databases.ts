import type { EntityManager } from 'typeorm';
import type { Pool } from './connect.js';

/** The pool whose every transaction names one barn. Given to Commands and BarnReader; nobody else needs it. */
export class BarnDatabase {
  constructor(readonly sql: Pool) {}
}

/** The platform's few own questions: sign-in, the dispatcher, the super user, opening a barn. */
export class PlatformDatabase {
  constructor(
    readonly sql: Pool,
    readonly entities: EntityManager,
  ) {}
}
