import { QueryHandler } from '@nestjs/cqrs';
import type { Sql } from '../../../platform/database/connect.js';
import { barnQuery, BarnQueryHandler, type Asker } from '../../../platform/messages/barn-query.js';
import type { Acquaintance } from '../domain/decide-account.js';
import type { SignedPaper } from '../domain/signed-paper.js';
import { acquaintanceOf } from '../facts/acquaintance.js';

export class KnowsSigner extends barnQuery<SignedPaper, Acquaintance>('waivers.KnowsSigner') {}

@QueryHandler(KnowsSigner)
export class KnowsSignerHandler extends BarnQueryHandler<KnowsSigner> {
  answer = (sql: Sql, paper: SignedPaper, { farmId }: Asker) => acquaintanceOf(sql, farmId, paper);
}
