import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Actor } from '../../../platform/tenancy/actor.js';
import { isOnOwnAccount } from '../../people/contracts.js';
import { dueBy, moreUrgent, type CareClock } from '../domain/care-due.js';
import type { HorseFileReply } from '../http/horse-files.replies.js';
import { careClock } from './care-rows.js';

/** The id of the newest photo of `horse`, a horse in the query. */
export const photoOf = (sql: Sql, horse: Fragment) => sql`(
  select f.file_id from horse_file f
  where f.farm_id = ${horse}.farm_id and f.horse_id = ${horse}.horse_id and f.file_kind = 'photo'
  order by f.file_id desc limit 1)`;

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

interface StoredFile {
  storageKey: string;
  fileName: string;
  contentType: string;
  size: number;
}

/** For a family a photo of its own horse alone. */
export class HorseFileContent extends barnQuery<{ fileId: string }, StoredFile>('horses.HorseFileContent') {}

const isOwnPhoto = (sql: Sql, actor: Actor) => sql`f.file_kind = 'photo' and exists (
  select from horse h join person p on p.farm_id = h.farm_id and p.person_id = h.owner_id
  where h.farm_id = f.farm_id and h.horse_id = f.horse_id and h.is_active and ${isOnOwnAccount(sql, actor)})`;

@QueryHandler(HorseFileContent)
export class HorseFileContentHandler extends BarnQueryHandler<HorseFileContent> {
  async answer(sql: Sql, { fileId }: { fileId: string }, { actor }: Asker) {
    const [file] = await sql<StoredFile[]>`
      select storage_key as "storageKey", file_name as "fileName", content_type as "contentType", size_bytes as size
      from horse_file f where file_id = ${fileId} and ${actor.userType === 'STU' ? isOwnPhoto(sql, actor) : sql`true`}`;
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
