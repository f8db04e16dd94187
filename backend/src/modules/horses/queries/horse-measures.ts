import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import {
  CONDITION_SCALE,
  conditionWarnings,
  conditionWords,
  weightChanges,
  type Measured,
} from '../domain/condition.js';
import type { HorseMeasuresReply } from '../http/measures.replies.js';

/** Of one horse: the latest. Weighed every week, that is four years. */
const MOST_MEASURES = 200;

type Row = Measured & { id: string; remark: string | null };

/** What a horse weighed and how it stood, the latest first, and what of it staff should look after. */
export class GetHorseMeasures extends barnQuery<{ horseId: string }, HorseMeasuresReply>('horses.GetHorseMeasures') {}

@QueryHandler(GetHorseMeasures)
export class GetHorseMeasuresHandler extends BarnQueryHandler<GetHorseMeasures> {
  async answer(sql: Sql, { horseId }: { horseId: string }, { farmId }: Asker): Promise<HorseMeasuresReply> {
    const [[horse], rows] = await Promise.all([
      sql<{ name: string }[]>`select horse_name as name from horse where farm_id = ${farmId} and horse_id = ${horseId}`,
      sql<Row[]>`
        select m.horse_measure_id as id, m.measured_on::text as "measuredOn", m.weight,
          m.condition_score as "conditionScore", m.remark
        from horse_measure m where m.farm_id = ${farmId} and m.horse_id = ${horseId}
        order by m.measured_on desc limit ${MOST_MEASURES + 1}`,
    ]);
    if (!horse) throw notFound('The horse');
    const changes = weightChanges(rows);
    return {
      measures: rows.slice(0, MOST_MEASURES).map(({ id, measuredOn, weight, conditionScore, remark }, at) => ({
        id,
        measured_on: measuredOn,
        weight,
        weight_change: changes[at] ?? null,
        condition: conditionScore,
        condition_words: conditionScore === null ? null : conditionWords(conditionScore),
        remark,
      })),
      is_cut: Number(rows.length > MOST_MEASURES),
      warnings: conditionWarnings(horse.name, rows),
      scale: [...CONDITION_SCALE],
    };
  }
}
