import type { Sql } from '../../../platform/database/connect.js';
import { paperOf, type PaperFormat } from '../../../platform/pdf/paper-format.js';

type Farm = Parameters<typeof paperOf>[0];

/** On which the barn prints for itself, or, by `sentPaperOf`, what leaves it. */
export async function paperOfBarn(sql: Sql, farmId: string, choose = paperOf): Promise<PaperFormat> {
  const [farm] = await sql<[Farm]>`
    select country_code as "countryCode", preferences from farm where farm_id = ${farmId}`;
  return choose(farm);
}
