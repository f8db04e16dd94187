import { isDeepStrictEqual } from 'node:util';
import { CommandHandler } from '@nestjs/cqrs';
import { differing } from '../../../platform/database/entity-changes.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { OpenAccounts } from '../../people/contracts.js';
import { decideSigner, type Signer } from '../domain/decide-account.js';
import type { SignedPaper } from '../domain/signed-paper.js';
import { waiverStream, type WaiverChanged, type WaiverMoved, type WaiverSigned } from '../events.js';
import { acquaintanceOf } from '../facts/acquaintance.js';
import { SignedWaiver } from '../tables/signed-waiver.entity.js';
import { WaiverPaper } from '../tables/waiver-paper.entity.js';
import { WaiverTemplate } from '../tables/waiver-template.entity.js';

interface Reading {
  paper: SignedPaper;
  /** When the provider was asked. */
  readAt: Date;
}

/** Whom to invite: the holder of the account that the waiver opened. */
export interface Stored {
  newHolderId: string | null;
}

/** Keeps what was signed, or what has become of it. The same again changes nothing, in whatever order it comes. F04 */
export class StoreWaiver extends barnCommand<Reading, Stored>('waivers.StoreWaiver') {}

@CommandHandler(StoreWaiver)
export class StoreWaiverHandler extends BarnCommandHandler<StoreWaiver> {
  async handle(barn: BarnTransaction, reading: Reading) {
    const { waiverId, templateId } = reading.paper;
    const { farmId } = barn;
    const [template, waiver, known] = await Promise.all([
      barn.repository(WaiverTemplate).findOneBy({ farmId, templateId }),
      barn.repository(SignedWaiver).findOneBy({ farmId, waiverId }),
      acquaintanceOf(barn.sql, farmId, reading.paper),
    ]);
    if (!template || template.isOwn) return { newHolderId: null };
    const signer = decideSigner(reading.paper, known, template.createUserAccount);
    if (waiver) return follow(barn, waiver, reading, signer);
    return sign(barn, reading, signer);
  }
}

async function sign(barn: BarnTransaction, { paper, readAt }: Reading, signer: Signer): Promise<Stored> {
  const { farmId } = barn;
  const { waiverId, templateId, createdOn } = paper;
  const newHolderId = signer.kind === 'new' ? await openAccount(barn, signer) : null;
  const personId = signer.kind === 'known' ? signer.personId : newHolderId;
  await barn.repository(WaiverPaper).insert({ farmId, waiverId, ...contentOf(paper), readAt });
  const opensAccount = newHolderId !== null;
  const signingId = barn.newId();
  barn.record(waiverStream(signingId), {
    type: 'waivers.WaiverSigned',
    data: { signingId, waiverId, templateId, personId, opensAccount, signedAt: createdOn.toISOString() },
  } satisfies WaiverSigned);
  return { newHolderId };
}

async function follow(barn: BarnTransaction, waiver: SignedWaiver, { paper, readAt }: Reading, signer: Signer) {
  const { signingId, waiverId, personId, opensAccount } = waiver;
  const papers = barn.repository(WaiverPaper);
  const key = { farmId: barn.farmId, waiverId };
  const kept = await papers.findOneBy(key);
  if (kept && kept.readAt < readAt) {
    const { details, ...content } = contentOf(paper);
    const isSame = isDeepStrictEqual(kept.details, details);
    const { values, fields } = differing(papers, kept, { ...content, ...(!isSame && { details }) });
    await papers.update(key, { ...values, readAt });
    if (fields.length > 0)
      barn.record(waiverStream(signingId), {
        type: 'waivers.WaiverChanged',
        data: { signingId, fields },
      } satisfies WaiverChanged);
  }
  if (!personId && signer.kind === 'known')
    barn.record(waiverStream(signingId), {
      type: 'waivers.WaiverMoved',
      data: { signingId, personId: signer.personId },
    } satisfies WaiverMoved);
  return { newHolderId: opensAccount ? personId : null };
}

async function openAccount(barn: BarnTransaction, { firstName, lastName, email }: Signer & { kind: 'new' }) {
  const [opened] = await barn.execute(OpenAccounts, [{ holder: { firstName, lastName, contactEmail: email } }]);
  return opened?.personId ?? null;
}

const contentOf = ({ title, firstName, lastName, email, expiresOn, verified, details }: SignedPaper) => ({
  title,
  firstName,
  lastName,
  email,
  expiresOn,
  verified,
  details,
});
