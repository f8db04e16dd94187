import { workOnThread } from '../../../platform/concurrency/thread-work.js';
import { readFile } from './read-file.js';

/** As `readFile`, with each row's cells as JSON: text is handed over at once, half a million cells are not. */
workOnThread(({ kind, file }: { kind: Parameters<typeof readFile>[0]; file: Parameters<typeof readFile>[1] }) => {
  const { rows, ...table } = readFile(kind, file);
  return { ...table, rows: rows.map(({ row, cells }) => ({ row, cells: JSON.stringify(cells) })) };
});
