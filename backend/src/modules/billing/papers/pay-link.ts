import { parse, stringify } from 'uuid';
import { sealed, unsealed } from '../../../platform/auth/sealed-bytes.js';
import type { Config } from '../../../platform/config/config.js';
import type { Paper } from './paper.js';

const ID_BYTES = 16;
const DAY_BYTES = 4;
const LENGTH = 2 * ID_BYTES + DAY_BYTES;
const DAY_MS = 86_400_000;

/** Days for which a link opens its invoice; a later mail brings another one. */
export const PAY_LINK_DAYS = 180;

export interface PayLink {
  readonly farmId: string;
  readonly invoiceId: string;
}

const sealing = (secret: string) => ({ secret, purpose: 'pay-link' });

const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

/** Names one invoice of one barn and the last day on which it opens, under the installation's signature. Nothing is kept for it. */
export function payToken(secret: string, { farmId, invoiceId }: PayLink, now: Date) {
  const until = Buffer.alloc(DAY_BYTES);
  until.writeUInt32BE(dayOf(now) + PAY_LINK_DAYS);
  return sealed(sealing(secret), Buffer.concat([parse(farmId), parse(invoiceId), until]));
}

/** Undefined if it is not ours, or too old. */
export function openPayToken(secret: string, token: string, now: Date): PayLink | undefined {
  const bytes = unsealed(sealing(secret), LENGTH, token);
  if (!bytes || bytes.readUInt32BE(2 * ID_BYTES) < dayOf(now)) return undefined;
  return {
    farmId: stringify(bytes.subarray(0, ID_BYTES)),
    invoiceId: stringify(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
  };
}

/** Behind the #, which browsers send to nobody: no log of a server or a proxy on the way has it. */
const payAddress = ({ secret, publicUrl }: PayPages, link: PayLink, now: Date) =>
  `${publicUrl}/pay#${payToken(secret, link, now)}`;

/** Where the links lead, and whether a card can be entered there at all. */
export type PayPages = Pick<Config, 'secret' | 'publicUrl'> & { readonly stripe: Pick<Config['stripe'], 'publicKey'> };

/** Of an invoice of this barn that is open; undefined where there is no way to pay it on its page. */
export const payUrl = (
  pages: PayPages,
  { farmId, now, barn }: { farmId: string; now: Date; barn: Pick<Paper['barn'], 'takesCards'> },
  invoiceId: string,
) => (barn.takesCards && pages.stripe.publicKey ? payAddress(pages, { farmId, invoiceId }, now) : undefined);

/** Undefined where nothing is open, too. */
export const payUrlOf = (
  pages: PayPages,
  { farmId, now }: { farmId: string; now: Date },
  { open, barn }: Pick<Paper, 'open' | 'barn'>,
) => (open ? payUrl(pages, { farmId, now, barn }, open.invoiceId) : undefined);
