import type { Sql } from '../../../platform/database/connect.js';
import { sentPaperOf, type PaperFormat } from '../../../platform/pdf/paper-format.js';
import { enabled, textOf, type BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { logoKeyIn, takesCards } from '../../farms/contracts.js';
import type { BankAccount } from '../domain/bank-transfer.js';

/** What every paper about money says of the barn. */
export interface BarnOnPaper {
  readonly name: string;
  readonly address: readonly string[];
  readonly email: string | null;
  readonly timeZone: string;
  readonly currency: string;
  readonly paper: PaperFormat;
  /** Where its logo lies in the storage of files; null without one. */
  readonly logo: string | null;
  /** For tax, as the barn writes it. */
  readonly taxNumber: string | null;
  /** Why something is without tax. */
  readonly exemption: string | null;
  /** Its invoices carry their data: EN 16931. */
  readonly sendsEInvoices: boolean;
  /** From families that pay by themselves. */
  readonly takesCards: boolean;
  /** To which families transfer money; null unless the barn names an IBAN. */
  readonly bankAccount: BankAccount | null;
  /** Of the barn's settings, printed at the end. */
  readonly notes: readonly string[];
  /** What stands in the mails that bring it. */
  readonly mailNotes: Readonly<Record<'invoice' | 'receipt', readonly string[]>>;
}

type Row = Pick<BarnOnPaper, 'name' | 'timeZone' | 'currency' | 'logo'> & Pick<BarnSettings, 'preferences'>;

export async function barnOnPaper(sql: Sql, farmId: string): Promise<BarnOnPaper | undefined> {
  const [barn] = await sql<Row[]>`
    select farm_name as name, time_zone as "timeZone", currency_code as currency, preferences,
      ${logoKeyIn(sql, farmId)} as logo
    from farm where farm_id = ${farmId}`;
  if (!barn) return undefined;
  const { preferences, ...about } = barn;
  const written = (...names: readonly string[]) =>
    names.map((name) => String(preferences[name] ?? '').trim()).filter((text) => text !== '');
  const [email = null] = written('email');
  const [iban] = written('bank_iban');
  const [holder = about.name] = written('bank_account_holder');
  const [bic = null] = written('bank_bic');
  const [taxNumber = null] = written('tax_number');
  const [exemption = null] = written('tax_exemption');
  return {
    ...about,
    paper: sentPaperOf({ preferences }),
    email,
    taxNumber,
    exemption,
    sendsEInvoices: enabled(barn, 'sends_e_invoices'),
    takesCards: takesCards(textOf(barn, 'stripe_account_id')) && enabled(barn, 'clients_can_buy_online'),
    bankAccount: iban ? { holder, iban, bic } : null,
    address: written('address', 'address2'),
    notes: written('invoice_notes1', 'invoice_notes2'),
    mailNotes: {
      invoice: written('invoice_email_notes1', 'invoice_email_notes2'),
      receipt: written('receipt_email_notes1', 'receipt_email_notes2'),
    },
  };
}
