import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import { sentPaperOf, type PaperFormat } from '../../../platform/pdf/paper-format.js';
import { paperOfBarn } from '../../farms/contracts.js';
import { settingsOfWaivers } from '../facts/account-of.js';
import { ownSigning, type OwnSigning } from '../facts/own-signing.js';

/** What is printed of a waiver of the barn's own; null of the provider's. Who may read it is asked before. */
export class ReadOwnPaper extends barnQuery<
  { waiverId: string },
  { barnName: string; timeZone: string; paper: PaperFormat; signing: OwnSigning } | null
>('waivers.ReadOwnPaper') {}

@QueryHandler(ReadOwnPaper)
export class ReadOwnPaperHandler extends BarnQueryHandler<ReadOwnPaper> {
  async answer(sql: Sql, { waiverId }: { waiverId: string }, { farmId }: Asker) {
    const [{ farmName, timeZone }, signing, paper] = await Promise.all([
      settingsOfWaivers(sql),
      ownSigning(sql, farmId, waiverId),
      paperOfBarn(sql, farmId, sentPaperOf),
    ]);
    return signing ? { barnName: farmName, timeZone, paper, signing } : null;
  }
}
