import type { Pool } from './connect.js';

/** The pool whose every transaction names one barn. Given to Commands and BarnReader; nobody else needs it. */
export class BarnDatabase {
  constructor(readonly sql: Pool) {}
}

/** The pool of the platform's few own questions: sign-in, the dispatcher, the super user. */
export class PlatformDatabase {
  constructor(readonly sql: Pool) {}
}
