import type { Sql } from '../../../platform/database/connect.js';
import type { CustomField } from '../domain/signed-paper.js';
import type { SignedContent } from '../domain/signed-words.js';
import { fingerprintOf } from './fingerprint.js';

export interface OwnSigning extends SignedContent {
  ipAddress: string;
  fingerprint: string;
  /** What is kept is what was signed. */
  isIntact: boolean;
}

/** All that was signed on a waiver of the barn's own; undefined of the provider's. */
export async function ownSigning(sql: Sql, farmId: string, waiverId: string): Promise<OwnSigning | undefined> {
  const [found] = await sql<(SignedContent & Pick<OwnSigning, 'ipAddress' | 'fingerprint'>)[]>`
    select w.template_id as "templateId", x.version, x.title, x.body, p.details -> 'participants' as participants,
      s.signer_name as "signerName", s.relationship, w.signed_at as "signedAt",
      to_char(p.expires_on, 'YYYY-MM-DD') as "expiresOn", s.ip_address as "ipAddress", s.fingerprint
    from waiver_signature s
    join signed_waiver w on w.farm_id = s.farm_id and w.waiver_id = s.waiver_id
    join waiver_paper p on p.farm_id = s.farm_id and p.waiver_id = s.waiver_id
    join waiver_text x on x.farm_id = s.farm_id and x.template_id = w.template_id and x.version = s.text_version
    where s.farm_id = ${farmId} and s.waiver_id = ${waiverId}`;
  if (!found) return undefined;
  const { ipAddress, fingerprint, ...content } = found;
  return { ...content, ipAddress, fingerprint, isIntact: fingerprintOf(content) === fingerprint };
}

export const CHANGED = 'CHANGED: what is kept is not what was signed';

/** As a waiver's page shows it. R256 */
export const fieldsOf = ({ signerName, version, fingerprint, isIntact }: OwnSigning): CustomField[] => [
  { label: 'Signed by', value: signerName },
  { label: 'Text', value: `version ${version}` },
  { label: 'Fingerprint (SHA-256)', value: fingerprint },
  { label: 'Since it was signed', value: isIntact ? 'unchanged' : CHANGED },
];
