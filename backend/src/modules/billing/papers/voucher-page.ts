import { writtenAmount } from '../../../platform/money/written-amount.js';
import { html, Html } from '../../../platform/pdf/html.js';
import { longDate } from '../../../platform/pdf/long-date.js';
import { printedCode } from '../domain/voucher-code.js';
import type { BarnOnPaper } from './barn-on-paper.js';
import { framedPaper } from './paper-frame.js';
import { qrOf } from './qr.js';

export interface VoucherPaper {
  readonly barn: BarnOnPaper;
  readonly code: string;
  /** Empty: it is older than numbers are. */
  readonly number: string;
  readonly amountMinor: number;
  readonly soldOn: string;
  readonly expiryDate: string | null;
  readonly givenTo: string | null;
  readonly givenBy: string | null;
  /** Of who bought it, for whom it is. */
  readonly message: string | null;
}

const STYLE = new Html(`<style>
  .gift { border: 1.5pt solid #000; padding: 10mm; margin-top: 2mm; display: flex; gap: 8mm; break-inside: avoid; }
  .gift > div { flex: 1 1 0; } .gift figure { width: 42mm; text-align: center; font-size: 8.5pt; } .gift svg { width: 100%; height: auto; }
  .gift .worth { font-size: 30pt; font-weight: 700; line-height: 1.2; padding-bottom: 6mm; }
  .gift .code { font-size: 17pt; font-weight: 700; letter-spacing: .06em; white-space: nowrap; }
  .gift .words { padding-bottom: 5mm; white-space: pre-line; overflow-wrap: anywhere; }
  .gift .names { overflow-wrap: anywhere; padding-bottom: 5mm; font-size: 12pt; }
</style>`);

const HOW = [
  'Sign in to the family portal, open your packages, choose Redeem a voucher, and enter the code: its amount pays for your next purchase.',
  'Or show it at the barn. Whoever has the code can redeem it, once: keep it as you keep money.',
];

/** To be given: what it is worth, the code that spends it, until when, and where. `portalUrl`: of the families. */
export function voucherPage(voucher: VoucherPaper, portalUrl: string): string {
  const { barn, code, number, amountMinor, expiryDate, givenTo, givenBy, message } = voucher;
  return framedPaper(
    { title: 'Gift voucher', barn, to: [] },
    html`${STYLE}<section class="gift"><div>
<p class="worth">${writtenAmount(amountMinor, barn.currency)}</p>
<p class="names">${givenTo && html`For <strong>${givenTo}</strong><br>`}${givenBy && html`From <strong>${givenBy}</strong>`}</p>
${message && html`<p class="words">${message}</p>`}<p>Code</p><p class="code">${printedCode(code)}</p>
<p class="notes">${expiryDate === null ? 'It does not expire.' : `Good until ${longDate(expiryDate)}.`}</p></div>
<figure>${qrOf(portalUrl)}<figcaption>${portalUrl.replace(/^https?:\/\//, '')}</figcaption></figure></section>
<p class="notes">For riding lessons at ${barn.name.replace(/\.$/, '')}.${number && ` Voucher ${number}.`}</p>
${HOW.map((line) => html`<p>${line}</p>`)}`,
  );
}

export const voucherName = ({ soldOn }: Pick<VoucherPaper, 'soldOn'>) => `Gift voucher ${soldOn}.pdf`;
