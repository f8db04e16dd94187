import type { Sql } from '../../../platform/database/connect.js';

export async function remarks(sql: Sql, farmId: string, subjectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<
    { subject_id: string; remark: string }[]
  >`select subject_id, remark from remark where farm_id = ${farmId} and subject_id = any(${[...subjectIds]})`;
  return new Map(rows.map((row) => [row.subject_id, row.remark]));
}
