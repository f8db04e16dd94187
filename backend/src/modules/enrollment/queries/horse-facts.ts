import type { Sql } from '../../../platform/database/connect.js';
import type { HorseFacts } from '../domain/decide-horse-assignment.js';
import type { TackFacts } from '../domain/decide-lesson-horses.js';

export async function horseFacts(sql: Sql, farmId: string, horseId: string): Promise<HorseFacts | undefined> {
  const [horse] = await sql<HorseFacts[]>`
    select horse_name as name, is_active as "isActive" from horse where farm_id = ${farmId} and horse_id = ${horseId}`;
  return horse;
}

export async function tackFacts(sql: Sql, farmId: string, tackId: string): Promise<TackFacts | undefined> {
  const [tack] = await sql<TackFacts[]>`
    select tack_name as name, is_active as "isActive" from tack where farm_id = ${farmId} and tack_id = ${tackId}`;
  return tack;
}

export async function lessonHorseFacts(
  sql: Sql,
  farmId: string,
  { lessonHorseId }: { lessonHorseId: string },
): Promise<{ lessonId: string; horseId: string } | undefined> {
  const [row] = await sql<{ lessonId: string; horseId: string }[]>`
    select lesson_id as "lessonId", horse_id as "horseId" from lesson_horse
    where farm_id = ${farmId} and lesson_horse_id = ${lessonHorseId}`;
  return row;
}
