import { CommandHandler } from '@nestjs/cqrs';
import { withoutThem, type Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';

type Forgotten = Pick<Erased, 'addresses' | 'words'>;

/** No report is mailed to somebody who is erased, and none is called after them; the report itself stays. */
export class ForgetReportReaders extends barnCommand<Forgotten>('reports.ForgetReportReaders') {}

@CommandHandler(ForgetReportReaders)
export class ForgetReportReadersHandler extends BarnCommandHandler<ForgetReportReaders> {
  async handle({ farmId, sql }: BarnTransaction, erased: Forgotten) {
    const { addresses, words } = erased;
    await sql`
      delete from saved_report_recipient where farm_id = ${farmId} and lower(email) = any(${[...addresses]})`;
    await sql`
      update saved_report set report_title = ${withoutThem(sql, sql`report_title`, erased)}
      where farm_id = ${farmId} and report_title ~* ${words}`;
  }
}
