import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { Remark } from '../tables/remark.entity.js';

export interface RemarkText {
  subjectId: string;
  /** An empty text deletes the remark. */
  text: string;
  /** Prepended to the present text instead of replacing it; an empty text then changes nothing. D14 */
  inFront?: boolean;
}
interface Writing {
  remarks: readonly RemarkText[];
}

/** Free text about other modules' things; their own events say that it changed. One command, one round trip for all texts. */
export class WriteRemark extends barnCommand<Writing>('notes.WriteRemark') {}

@CommandHandler(WriteRemark)
export class WriteRemarkHandler extends BarnCommandHandler<WriteRemark> {
  async handle(barn: BarnTransaction, { remarks }: Writing) {
    const { farmId } = barn;
    const table = barn.repository(Remark);
    const rowsOf = (some: readonly RemarkText[]) =>
      some.filter(({ text }) => text).map(({ subjectId, text }) => ({ farmId, subjectId, remark: text }));
    const replacing = rowsOf(remarks.filter(({ inFront }) => !inFront));
    const emptied = remarks.flatMap(({ subjectId, text, inFront }) => (text || inFront ? [] : [subjectId]));
    const extending = rowsOf(remarks.filter(({ inFront }) => inFront));
    await Promise.all([
      replacing.length && table.upsert(replacing, ['farmId', 'subjectId']),
      emptied.length && table.delete({ farmId, subjectId: anyOf(emptied) }),
      extending.length && putInFront(barn, extending),
    ]);
  }
}

/** An upsert that reads the old text itself, so no question comes first; TypeORM cannot express it. The oldest notes give way. */
const LONGEST = 5000;
const putInFront = ({ sql }: BarnTransaction, rows: readonly Remark[]) => sql`
  insert into remark ${sql(rows.map(({ farmId, subjectId, remark }) => ({ farm_id: farmId, subject_id: subjectId, remark })))}
  on conflict (farm_id, subject_id) do update set remark = left(excluded.remark || ' previous note: ' || remark.remark, ${LONGEST})`;
