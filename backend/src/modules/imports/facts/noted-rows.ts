import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { Problem } from '../domain/problems.js';
import type { RunState } from '../domain/import-state.js';

interface Wanted {
  state: RunState;
  outcome: 'made' | null;
  rows: readonly number[];
}

/** Which of these rows have not been dealt with; none once the run is over. */
export async function stillToDo({ farmId, sql }: BarnTransaction, importId: string, { state, outcome, rows }: Wanted) {
  const found = await sql<{ row: number }[]>`
    select r.row_no as row from import_row r
      join import_run i on i.farm_id = r.farm_id and i.import_id = r.import_id
    where r.farm_id = ${farmId} and r.import_id = ${importId} and i.state = ${state}
      and r.row_no = any(${rows}::int[]) and r.outcome is not distinct from ${outcome}::text`;
  return new Set(found.map(({ row }) => row));
}

const progress = ({ farmId, sql }: BarnTransaction, importId: string, done: number, kept = 0) => sql`
  update import_run set done = done + ${done}::int, kept = kept + ${kept}::int
  where farm_id = ${farmId} and import_id = ${importId}`;

export async function noteMade(barn: BarnTransaction, importId: string, made: ReadonlyMap<number, readonly string[]>) {
  const { farmId, sql } = barn;
  await Promise.all([
    sql`
      update import_row set outcome = 'made', made = ${sql.json(Object.fromEntries(made))}::jsonb -> row_no::text
      where farm_id = ${farmId} and import_id = ${importId} and row_no = any(${[...made.keys()]}::int[])`,
    progress(barn, importId, made.size),
  ]);
}

export async function noteLeft(
  { farmId, sql }: BarnTransaction,
  importId: string,
  left: readonly { row: number; problems: readonly Problem[] }[],
) {
  const why = Object.fromEntries(left.map(({ row, problems }) => [row, problems]));
  await sql`
    update import_row set outcome = 'left', problems = ${sql.json(why)}::jsonb -> row_no::text
    where farm_id = ${farmId} and import_id = ${importId} and row_no = any(${left.map(({ row }) => row)}::int[])
      and outcome is null`;
}

export async function noteTakenBack(
  barn: BarnTransaction,
  importId: string,
  { undone, kept, why }: { undone: readonly number[]; kept: readonly number[]; why: Problem },
) {
  const { farmId, sql } = barn;
  const ofRun = sql`farm_id = ${farmId} and import_id = ${importId}`;
  await Promise.all([
    sql`update import_row set outcome = 'undone' where ${ofRun} and row_no = any(${undone}::int[])`,
    sql`update import_row set outcome = 'kept', problems = ${sql.json([why])}::jsonb where ${ofRun} and row_no = any(${kept}::int[])`,
    progress(barn, importId, undone.length + kept.length, kept.length),
  ]);
}
