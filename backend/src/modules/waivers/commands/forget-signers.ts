import { CommandHandler } from '@nestjs/cqrs';
import { anyOf } from '../../../platform/database/entity-changes.js';
import type { Erased } from '../../../platform/erasure/erased.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { withoutSigners } from '../domain/without-signers.js';
import { WaiverPaper } from '../tables/waiver-paper.entity.js';
import { WaiverSignature } from '../tables/waiver-signature.entity.js';

/** Later than any answer of the provider, so that none brings a name back. */
const FOR_EVER = new Date('9999-01-01T00:00:00Z');

/**
 * Papers of an account that is erased go with their signatures; that one was signed stays in the log. A paper of an account that stays
 * keeps everything but those who are erased.
 */
export class ForgetSigners extends barnCommand<Erased>('waivers.ForgetSigners') {}

@CommandHandler(ForgetSigners)
export class ForgetSignersHandler extends BarnCommandHandler<ForgetSigners> {
  async handle(barn: BarnTransaction, erased: Erased) {
    const { farmId, sql } = barn;
    const { accountIds, personIds, addresses } = erased;
    const papers = barn.repository(WaiverPaper);
    const found = await sql<{ waiverId: string; goes: boolean }[]>`
      select p.waiver_id as "waiverId", (w.person_id = any(${[...accountIds]}::uuid[])
        or w.person_id is null and lower(p.email) = any(${[...addresses]})) is true as goes
      from waiver_paper p join signed_waiver w on w.farm_id = p.farm_id and w.waiver_id = p.waiver_id
      where p.farm_id = ${farmId} and (w.person_id = any(${[...accountIds]}::uuid[]) or lower(p.email) = any(${[...addresses]})
        or w.person_id in (select billing_person_id from person where farm_id = ${farmId} and person_id = any(${[...personIds]}::uuid[])))`;
    const those = (goes: boolean) => ({
      farmId,
      waiverId: anyOf(found.filter((one) => one.goes === goes).map(({ waiverId }) => waiverId)),
    });
    const signatures = barn.repository(WaiverSignature);
    await Promise.all([papers.delete(those(true)), signatures.delete(those(true))]);
    for (const paper of await papers.findBy(those(false))) {
      const { waiverId } = paper;
      const left = withoutSigners(paper, erased.names);
      if (!left) continue;
      await papers.update({ farmId, waiverId }, { ...left, readAt: FOR_EVER });
    }
    await sql`
      update waiver_signature set signer_name = '', ip_address = ''
      where farm_id = ${farmId} and waiver_id = any(${found.map(({ waiverId }) => waiverId)}) and signer_name ~* ${erased.words}`;
  }
}
