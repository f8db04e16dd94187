import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/owner-source.js';

export class AnswersByMail1795820290000 implements Migration {
  readonly rebuilds = ['lesson_document'];

  async up(runner: QueryRunner) {
    await runner.query('alter table lesson_person add column confirmed_start timestamptz');
  }

  async down(runner: QueryRunner) {
    await runner.query('alter table lesson_person drop column confirmed_start');
  }
}
