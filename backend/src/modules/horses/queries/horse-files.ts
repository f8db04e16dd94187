import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { dueBy, moreUrgent, type CareClock } from '../domain/care-due.js';
import type { HorseFileReply } from '../http/horse-files.replies.js';
import { careClock } from './care-rows.js';

type Row = Omit<HorseFileReply, 'state' | 'days'>;

const fileRows = (sql: Sql, where: Fragment) => sql<Row[]>`
  select file_id as id, horse_id, file_name, content_type, size_bytes as size, (content_type like 'image/%')::int as is_image,
    '/api/horses/file/' || file_id as url, file_kind as kind, document_name as name, valid_until::text
  from horse_file where ${where} order by file_id desc`;

function told(file: Row, clock: CareClock): HorseFileReply {
  const { state, days } = dueBy(file.valid_until, clock);
  return { ...file, state, days };
}

/** What has run out or will soon comes first; then the latest. */
export class ListHorseFiles extends barnQuery<{ horseId: string }, HorseFileReply[]>('horses.ListHorseFiles') {}

@QueryHandler(ListHorseFiles)
export class ListHorseFilesHandler extends BarnQueryHandler<ListHorseFiles> {
  async answer(sql: Sql, { horseId }: { horseId: string }, { farmId, now }: Asker & { now: Date }) {
    const [[horse], clock, files] = await Promise.all([
      sql`select 1 from horse where horse_id = ${horseId}`,
      careClock(sql, farmId, now),
      fileRows(sql, sql`horse_id = ${horseId}`),
    ]);
    if (!horse) throw notFound('The horse');
    return files.map((file) => told(file, clock)).toSorted(moreUrgent);
  }
}

export class GetHorseFile extends barnQuery<{ fileId: string }, HorseFileReply>('horses.GetHorseFile') {}

@QueryHandler(GetHorseFile)
export class GetHorseFileHandler extends BarnQueryHandler<GetHorseFile> {
  async answer(sql: Sql, { fileId }: { fileId: string }, { farmId, now }: Asker & { now: Date }) {
    const [clock, [file]] = await Promise.all([careClock(sql, farmId, now), fileRows(sql, sql`file_id = ${fileId}`)]);
    if (!file) throw notFound('The file');
    return told(file, clock);
  }
}

export class HorseFileContent extends barnQuery<
  { fileId: string },
  { storageKey: string; fileName: string; contentType: string; size: number }
>('horses.HorseFileContent') {}

@QueryHandler(HorseFileContent)
export class HorseFileContentHandler extends BarnQueryHandler<HorseFileContent> {
  async answer(sql: Sql, { fileId }: { fileId: string }) {
    const [file] = await sql<{ storageKey: string; fileName: string; contentType: string; size: number }[]>`
      select storage_key as "storageKey", file_name as "fileName", content_type as "contentType", size_bytes as size
      from horse_file where file_id = ${fileId}`;
    if (!file) throw notFound('The file');
    return file;
  }
}

export class KnownHorseFileKeys extends barnQuery<{ keys: readonly string[] }, string[]>('horses.KnownHorseFileKeys') {}

@QueryHandler(KnownHorseFileKeys)
export class KnownHorseFileKeysHandler extends BarnQueryHandler<KnownHorseFileKeys> {
  async answer(sql: Sql, { keys }: { keys: readonly string[] }) {
    const rows = await sql<{ key: string }[]>`
      select storage_key as key from horse_file where storage_key = any(${[...keys]})`;
    return rows.map(({ key }) => key);
  }
}
