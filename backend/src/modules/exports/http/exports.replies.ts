import { ApiProperty } from '@nestjs/swagger';
import { Count, Id, OneOf, Text } from '../../../platform/http/fields.js';
import { keptUntil } from '../domain/export-state.js';
import type { FoundExport } from '../queries/exports.js';

export class ExportQuery {
  @Id() id: string;
}

export class ExportReply {
  @Id() id: string;
  @OneOf(['running', 'done']) state: string;
  @Text({ nullable: true, description: 'Who asked for it' }) created_by: string | null;
  @ApiProperty({ format: 'date-time' }) created_at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finished_at: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when it can be fetched' })
  kept_until: string | null;
  @Count({ description: 'Tables and files to be written' }) to_do: number;
  @Count({ description: 'How many of these are written' }) done: number;
  @Count({ description: 'Rows of all tables' }) rows: number;
  @Count({ max: Number.MAX_SAFE_INTEGER, description: 'Bytes of the archive' }) size: number;
}
export class ExportsReply {
  @ApiProperty({ type: ExportReply, isArray: true }) exports: ExportReply[];
}

export const shownExport = (run: FoundExport): ExportReply => ({
  id: run.exportId,
  state: run.state,
  created_by: run.createdBy,
  created_at: run.createdAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
  kept_until: run.finishedAt ? keptUntil(run.finishedAt).toISOString() : null,
  to_do: run.toDo,
  done: run.done,
  rows: run.rowCount,
  size: run.sizeBytes,
});
