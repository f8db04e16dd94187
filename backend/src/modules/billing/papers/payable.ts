import type { Html } from '../../../platform/pdf/html.js';
import { bankTransfer, epcText, type BankTransfer } from '../domain/bank-transfer.js';
import { toMinor } from '../domain/money.js';
import { qrOf } from './qr.js';
import type { Paper } from './paper.js';

/** Of what is open; undefined where nothing is, or the barn names no account. */
export const transferOf = ({ open, barn }: Pick<Paper, 'open' | 'barn'>): BankTransfer | undefined =>
  bankTransfer(barn.bankAccount, open ? [open.invoiceNumber] : []);

/** For banking apps, of the whole sum that is open; undefined where there is no such code. */
export function transferQr({ open, barn }: Pick<Paper, 'open' | 'barn'>, transfer: BankTransfer): Html | undefined {
  const text = epcText(transfer, { amountMinor: toMinor(open?.amount ?? 0), currency: barn.currency });
  if (!text) return undefined;
  return qrOf(text);
}
