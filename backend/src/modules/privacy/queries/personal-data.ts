import { QueryHandler } from '@nestjs/cqrs';
import type { Fragment, Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { PersonalDataReply } from '../http/personal-data.replies.js';
import { sentPaperOf, type PaperFormat } from '../../../platform/pdf/paper-format.js';
import { paperOfBarn } from '../../farms/contracts.js';
import { concernedBy, erasedOf } from './concerned.js';
import { dataSections, type Whose } from './data-sections.js';

type Row = Record<string, string | number | null>;

/** Of each section one more than is told, so that it shows whether there are more. */
async function told(sql: Sql, { title, most, rows }: { title: string; most: number; rows: Fragment }) {
  const found = await sql<Row[]>`select * from (${rows}) told limit ${most + 1}`;
  return { title, is_cut: Number(found.length > most), rows: found.slice(0, most) };
}

/** Everything that the barn keeps of somebody, an account holder's members included, for whom it concerns. */
export class ReadPersonalData extends barnQuery<{ personId: string }, PersonalDataReply>('privacy.PersonalData') {}

@QueryHandler(ReadPersonalData)
export class ReadPersonalDataHandler extends BarnQueryHandler<ReadPersonalData> {
  async answer(sql: Sql, { personId }: { personId: string }, { farmId, now }: Asker & { now: Date }) {
    const [people, [barn]] = await Promise.all([
      concernedBy(sql, farmId, personId),
      sql<
        { name: string; zone: string }[]
      >`select farm_name as name, time_zone as zone from farm where farm_id = ${farmId}`,
    ]);
    const [asked] = people;
    if (!asked || !barn) throw notFound('The person');
    const whose: Whose = {
      farmId,
      zone: barn.zone,
      ...erasedOf(people),
      staffIds: people.flatMap(({ instructorId }) => instructorId ?? []),
    };
    const sections = await Promise.all(dataSections(sql, whose).map((section) => told(sql, section)));
    return { barn_name: barn.name, person_name: asked.name, made_at: now.toISOString(), sections };
  }
}

/** On which it is printed. */
export class ReadPersonalDataPaper extends barnQuery<void, PaperFormat>('privacy.PersonalDataPaper') {}

@QueryHandler(ReadPersonalDataPaper)
export class ReadPersonalDataPaperHandler extends BarnQueryHandler<ReadPersonalDataPaper> {
  answer = (sql: Sql, _: void, { farmId }: Asker) => paperOfBarn(sql, farmId, sentPaperOf);
}
