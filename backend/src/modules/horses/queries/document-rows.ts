import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { dueBy, type CareClock, type CareDue } from '../domain/care-due.js';
import type { SaidOfFile } from '../domain/horse-file.js';

interface Row extends SaidOfFile {
  readonly fileId: string;
  readonly horseId: string;
  readonly horseName: string;
}

/** A document that is valid until a day, which is when it is due. */
export interface DocumentOfHorse extends Omit<Row, 'validUntil'>, CareDue {}

/** Every document with a last day. `narrowed` speaks of `h`. */
export const documentRows = (sql: Sql, farmId: string, narrowed: Fragment, most: number) => sql<Row[]>`
  select f.file_id as "fileId", h.horse_id as "horseId", h.horse_name as "horseName", f.file_kind as "fileKind",
    f.document_name as "documentName", f.valid_until::text as "validUntil"
  from horse_file f join horse h on h.farm_id = f.farm_id and h.horse_id = f.horse_id
  where f.farm_id = ${farmId} and f.valid_until is not null and ${narrowed}
  order by lower(h.horse_name), h.horse_id, f.file_id limit ${most}`;

export const documentOfHorse = ({ validUntil, ...row }: Row, clock: CareClock): DocumentOfHorse => ({
  ...row,
  ...dueBy(validUntil, clock),
});
