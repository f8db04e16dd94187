/** What the log says of one invoice, of money that came in, or of money that went back (negative). Minor units. */
export interface Entry {
  kind: 'invoice' | 'money' | 'back';
  account: string;
  total: number;
  /** Of an invoice: it asks for nothing more; of money: it is there. */
  isDone: boolean;
  partPaid: number;
  reference: string | null;
  /** Of money that went back: which it was, and by what. */
  of: string | null;
  method: string | null;
}
interface Told {
  type: string;
  data: Record<string, unknown>;
}

/** The books as somebody would keep them who has the log alone: none of our projections, rules or tables. */
export function ledgerOf(log: readonly Told[]): Map<string, Entry> {
  const books = new Map<string, Entry>();
  for (const { type, data } of log) {
    const text = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
    const number = (name: string) => Number(data[name] ?? 0);
    const id = text('paymentId');
    const sum = number('subtotalMinor') + number('taxMinor');
    const enter = (kind: Entry['kind'], total: number, isDone: boolean) =>
      books.set(id, {
        kind,
        total,
        isDone,
        account: text('billingPersonId'),
        partPaid: 0,
        reference: text('reference') || null,
        of: text('refundOf') || null,
        method: text('method') || null,
      });
    const change = (how: (entry: Entry) => Partial<Entry>) => {
      const entry = books.get(id);
      if (!entry) throw new Error(`${type} is about ${id}, of which nothing was told.`);
      books.set(id, { ...entry, ...how(entry) });
    };
    const told: Record<string, () => unknown> = {
      'billing.PaymentRecorded': () => enter('money', number('totalMinor'), true),
      'billing.InvoiceIssued': () => enter('invoice', number('totalMinor'), false),
      'billing.InvoicePaid': () => change(() => ({ isDone: true })),
      'billing.InvoiceSettled': () => change(() => ({ isDone: true })),
      'billing.InvoiceReopened': () => change(() => ({ isDone: false })),
      'billing.InvoicePartPaid': () => change(({ partPaid }) => ({ partPaid: partPaid + sum })),
      'billing.InvoicePartReturned': () => change(({ partPaid }) => ({ partPaid: partPaid - sum })),
      'billing.InvoiceAmended': () => change(() => ({ total: sum })),
      'billing.InvoiceLowered': () => change(({ total }) => ({ total: total - sum })),
      'billing.InvoiceRestored': () => change(({ total }) => ({ total: total + sum })),
      'billing.PaymentMoved': () => change(() => ({ account: text('billingPersonId') })),
      'billing.PaymentDeleted': () => books.delete(id),
      'billing.RefundRequested': () => enter('back', -sum, data.approved === true),
      'billing.RefundApproved': () => change(({ method }) => ({ isDone: true, method: text('method') || method })),
      'billing.RefundReversed': () => change(() => ({ isDone: false })),
      'billing.RefundWithdrawn': () => books.delete(id),
      'billing.MoneyWithdrawn': () => enter('back', -(sum + number('feeMinor')), true),
      'billing.VoucherRefunded': () => enter('back', -number('amountMinor'), true),
    };
    told[type]?.();
  }
  return books;
}

export const sumOf = (entries: Iterable<Entry>, of: (entry: Entry) => number) =>
  [...entries].reduce((total, entry) => total + of(entry), 0);

/** What an invoice still asks for. */
export const open = ({ kind, isDone, total, partPaid }: Entry) =>
  kind === 'invoice' && !isDone ? total - partPaid : 0;

/** What came in, or went back. */
export const moved = ({ kind, isDone, total }: Entry) => (kind !== 'invoice' && isDone ? total : 0);
