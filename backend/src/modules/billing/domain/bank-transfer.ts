import { extractIBAN, friendlyFormatIBAN, isSEPACountry } from 'ibantools';

/** The barn's, as its settings name it. `iban` without spaces. */
export interface BankAccount {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
}

/** How an open invoice is paid by bank transfer, as people read and type it. */
export interface BankTransfer {
  readonly account_holder: string;
  /** In groups of four. */
  readonly iban: string;
  readonly bic: string | null;
  /** By which the office finds what was paid. Of the family it says nothing. */
  readonly reference: string;
}

/** What is open on these invoices, by number, the oldest first; undefined where the barn names no account, or nothing is open. */
export function bankTransfer(account: BankAccount | null, invoices: readonly number[]): BankTransfer | undefined {
  if (!account || invoices.length === 0) return undefined;
  const { holder, iban, bic } = account;
  return {
    account_holder: holder,
    iban: friendlyFormatIBAN(iban) ?? iban,
    bic,
    reference: `${invoices.length === 1 ? 'Invoice' : 'Invoices'} ${invoices.join(', ')}`,
  };
}

const MOST = { name: 70, reference: 140 };

/** Of its signs none is cut in two. */
const within = (text: string, most: number) => Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, most).join('');

/**
 * What banking apps read from a code: a SEPA credit transfer after EPC069-12, version 2, in UTF-8. Undefined where there is none: it is of
 * euros to an account of the area alone.
 */
export function epcText(
  { account_holder, iban, bic, reference }: BankTransfer,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): string | undefined {
  const written = iban.replaceAll(' ', '');
  const { countryCode } = extractIBAN(written);
  if (currency !== 'EUR' || amountMinor <= 0 || !countryCode || !isSEPACountry(countryCode)) return undefined;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    within(account_holder, MOST.name),
    written,
    `EUR${(amountMinor / 100).toFixed(2)}`,
    '',
    '',
    within(reference, MOST.reference),
  ].join('\n');
}
