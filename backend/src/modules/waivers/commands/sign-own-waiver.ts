import { CommandHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { decideSigning, isMinor, type Rider } from '../domain/decide-signing.js';
import { emptyDetails, type PaperDetails, type Participant } from '../domain/signed-paper.js';
import type { SignedContent } from '../domain/signed-words.js';
import { dayIn } from '../domain/standing.js';
import { waiverStream, type RidersCovered, type WaiverSigned } from '../events.js';
import { fingerprintOf } from '../facts/fingerprint.js';
import { ofAccount, ridersOf } from '../facts/riders-of.js';
import { lastText } from '../steps/own-templates.js';
import { WaiverPaper } from '../tables/waiver-paper.entity.js';
import { WaiverSignature } from '../tables/waiver-signature.entity.js';

interface SigningInput {
  templateId: string;
  /** Of the text that was read. */
  version: number;
  /** For whom. */
  personIds: readonly string[];
  agrees: boolean;
  /** As it was typed. */
  signerName: string;
  /** To the minors; empty where it was not said. */
  relationship: string;
  emergency: { name: string; phone: string };
  /** Where the request came from. */
  ipAddress: string;
}

export interface SignedOwn {
  waiverId: string;
  expiresOn: string | null;
}

interface Signer {
  accountId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Somebody of a family signs the barn's own waiver for riders of the account. The same once more is the one that stands. */
export class SignOwnWaiver extends barnCommand<SigningInput, SignedOwn>('waivers.SignOwnWaiver') {}

@CommandHandler(SignOwnWaiver)
export class SignOwnWaiverHandler extends BarnCommandHandler<SignOwnWaiver> {
  async handle(barn: BarnTransaction, input: SigningInput): Promise<SignedOwn> {
    const { farmId } = barn;
    const { templateId } = input;
    const { template, text } = await lastText(barn, templateId);
    const signer = await signerOf(barn);
    const { accountId } = signer;
    const riders = await barn.sql<Rider[]>`
      ${ridersOf(barn.sql, { farmId, whose: ofAccount(barn.sql, accountId), templateId, enough: text.version })}`;
    const today = dayIn(barn.settings.timeZone, barn.now);
    const { version, validMonths, title, body } = text;
    const asked = { text: { version, validMonths, isActive: template.isActive }, riders, asked: input, today };
    const outcome = decideSigning(asked);
    if (outcome.kind === 'stands') return outcome.waiver;
    const { covered, expiresOn } = outcome;
    const participants = covered.map((rider) => participantOf(rider, today));
    const relationship = participants.some((one) => one.isMinor) ? input.relationship : '';
    const content = { templateId, version, title, body, participants, signerName: input.signerName, relationship };
    const waiverId = await keep(barn, { ...content, signedAt: barn.now, expiresOn }, { input, signer });
    const covers = covered.map(({ personId }) => ({ coverId: barn.newId(), personId }));
    barn.record(waiverStream(waiverId), {
      type: 'waivers.RidersCovered',
      data: { signingId: waiverId, covers },
    } satisfies RidersCovered);
    return { waiverId, expiresOn };
  }
}

/** What stands on it, and who put their name under it. Its id is the signing's. */
async function keep(
  barn: BarnTransaction,
  content: SignedContent,
  { input, signer }: { input: SigningInput; signer: Signer },
) {
  const { farmId } = barn;
  const { templateId, title, expiresOn, signerName, relationship, signedAt } = content;
  const { accountId, firstName, lastName, email } = signer;
  const [waiverId, readAt] = [barn.newId(), signedAt];
  const details = detailsOf(content, input.emergency, signer);
  const paper = { title, firstName, lastName, email, expiresOn, verified: true, details, readAt };
  const fingerprint = fingerprintOf(content);
  const signature = { signerName, relationship, ipAddress: input.ipAddress, fingerprint };
  await Promise.all([
    barn.repository(WaiverPaper).insert({ farmId, waiverId, ...paper }),
    barn.repository(WaiverSignature).insert({ farmId, waiverId, textVersion: content.version, ...signature }),
  ]);
  const signing = { signingId: waiverId, waiverId, templateId, personId: accountId, opensAccount: false };
  barn.record(waiverStream(waiverId), {
    type: 'waivers.WaiverSigned',
    data: { ...signing, signedAt: signedAt.toISOString() },
  } satisfies WaiverSigned);
  return waiverId;
}

async function signerOf({ sql, farmId, actor }: BarnTransaction): Promise<Signer> {
  const [signer] = await sql<Signer[]>`
    select p.billing_person_id as "accountId", p.first_name as "firstName", p.last_name as "lastName",
      coalesce(p.contact_email, '') as email, coalesce(p.contact_mobile, p.contact_homephone, '') as phone
    from person p where p.farm_id = ${farmId} and p.person_id = ${actor.personId ?? null}::uuid
      and p.billing_person_id is not null`;
  if (!signer) throw notFound('The account');
  return signer;
}

const participantOf = (rider: Rider, today: string): Participant => ({
  firstName: rider.firstName,
  lastName: rider.lastName,
  isMinor: isMinor(rider, today),
  dob: rider.dob,
  customFields: [],
});

const detailsOf = (
  { participants, signerName, relationship }: SignedContent,
  emergency: SigningInput['emergency'],
  { phone }: Signer,
): PaperDetails => ({
  ...emptyDetails,
  participants,
  guardian: relationship ? { firstName: signerName, lastName: '', relationship, phone } : null,
  emergencyContactName: emergency.name,
  emergencyContactPhone: emergency.phone,
});
