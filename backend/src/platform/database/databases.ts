import type { EntityManager } from 'typeorm';
import type { Pool } from './connect.js';

export class BarnDatabase {
  constructor(readonly sql: Pool) {}
}

export class PlatformDatabase {
  constructor(
    readonly sql: Pool,
    readonly entities: EntityManager,
  ) {}
}
