import { parse, stringify } from 'uuid';
import { sealed, unsealed, type Sealing } from '../../../platform/auth/sealed-bytes.js';
import type { Config } from '../../../platform/config/config.js';
import { OPTIONAL_KINDS, type OptionalKind } from '../domain/mail-kinds.js';

/** One kind of mail to one person, and the only thing that the link is good for: to get no more of it, or again. */
export interface StopLink {
  kind: OptionalKind;
  farmId: string;
  personId: string;
}

const ID_BYTES = 16;
const BYTES = 1 + 2 * ID_BYTES;

const sealing = (secret: string): Sealing => ({ secret, purpose: 'mail-stop' });

/** Sealed with the installation’s secret, and kept nowhere. It does not end: mails are read years later. */
export const stopToken = (secret: string, { kind, farmId, personId }: StopLink) =>
  sealed(sealing(secret), Buffer.concat([Buffer.of(OPTIONAL_KINDS.indexOf(kind)), parse(farmId), parse(personId)]));

/** Undefined unless we have made it. */
export function readStopToken(secret: string, token: string): StopLink | undefined {
  const bytes = unsealed(sealing(secret), BYTES, token);
  const kind = bytes && OPTIONAL_KINDS[bytes[0] ?? -1];
  return kind && { kind, farmId: stringify(bytes, 1), personId: stringify(bytes, 1 + ID_BYTES) };
}

type Pages = Pick<Config, 'secret' | 'publicUrl'>;

/** Behind `#`, which browsers send to no server and name in no referrer. */
export const stopPage = ({ secret, publicUrl }: Pages, link: StopLink) =>
  `${publicUrl}/unsubscribe#${stopToken(secret, link)}`;

/** Mail programs post to it, so it is an address. */
export const oneClickUrl = ({ secret, publicUrl }: Pages, link: StopLink) =>
  `${publicUrl}/api/unsubscribe/${stopToken(secret, link)}`;
