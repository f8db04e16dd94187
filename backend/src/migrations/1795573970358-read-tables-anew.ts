import type { Migration } from '../platform/database/owner-source.js';

/** Up to here no step said which read tables it left behind. Since version 0.1 lessons' documents hold more than they did. */
export class ReadTablesAnew1795573970358 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up() {}

  async down() {}
}
