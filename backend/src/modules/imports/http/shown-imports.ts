import { FIELDS } from '../domain/fields.js';
import { undoableUntil } from '../domain/import-state.js';
import { PROBLEMS, severityOf } from '../domain/problems.js';
import type { Check, FoundImport, ListedImport } from '../queries/imports.js';
import type { ImportCheckReply, ImportReply, ShortImportReply } from './imports.replies.js';

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
const asFlag = (value: boolean) => (value ? 1 : 0);
const moment = (at: Date | null) => at?.toISOString() ?? null;

const short = (run: ListedImport) => ({
  id: run.importId,
  kind: run.kind,
  state: run.state,
  file_name: run.fileName,
  created_at: run.createdAt.toISOString(),
  undo_until: moment(undoableUntil(run)),
});

export const shortImport = (run: ListedImport): ShortImportReply => short(run);

export const shownImport = (run: FoundImport): ImportReply => ({
  ...short(run),
  encoding: run.encoding,
  separator: run.separator,
  has_header: asFlag(run.hasHeader),
  date_order: run.dateOrder,
  takes_all: asFlag(run.takesAll),
  columns: run.headings.map((heading, column) => ({
    column,
    letter: letterOf(column),
    heading,
    field: run.mapping[column] ?? null,
  })),
  fields: FIELDS[run.kind].map(({ name, label }) => ({ name, label })),
  finished_at: moment(run.finishedAt),
  to_do: run.toDo,
  done: run.done,
  made: run.made,
  left: run.left,
  kept: run.kept,
});

export const shownCheck = ({ run, counts, size, rows }: Check): ImportCheckReply => ({
  imports: counts.imported,
  leaves: counts.left,
  problems: counts.problems.map((one) => ({ ...one, severity: PROBLEMS[one.code].severity })),
  size,
  rows: rows.map(({ row, cells, isImported, takes, outcome, problems }) => ({
    row,
    cells: [...cells],
    imports: asFlag(isImported),
    takes: takes === null ? null : asFlag(takes),
    outcome,
    problems: problems.map((one) => {
      const column = one.field === null ? -1 : run.mapping.indexOf(one.field);
      return { code: one.code, severity: severityOf(one), column: column < 0 ? null : column, message: one.message };
    }),
  })),
});
