import type { Migration } from '../platform/database/owner-source.js';

/** Lessons' documents say whether riders come with horses of their own. */
export class OwnHorsesShown1795823700100 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up() {}

  async down() {}
}
