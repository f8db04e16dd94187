import { stateAfter } from '../../../platform/event-store/stream.js';
import type { StudentCancelled } from '../../enrollment/contracts.js';
import type { InvoicePaid, InvoicePartPaid } from '../events.js';
import { cancelled } from '../test/samples.js';
import { lateFee, withdrawLateFee } from './late-fee.js';
import { packageStream, unitsLeft, isOpen } from './package.js';
import { paymentStream } from './payment.js';

const { cancellation } = cancelled({
  cancellation: {
    policy: { policyId: 'policy', version: 1, feeMinor: 1000, isFree: false },
  } as Partial<StudentCancelled['data']>,
});
const charged = lateFee(cancellation, {
  paymentId: 'invoice',
  packageId: 'fee',
  billingPersonId: 'holder',
  today: '2026-11-24',
  productId: 'product',
  invoiceNumber: 7,
  dueDays: 14,
});
const paid: InvoicePaid = { type: 'billing.InvoicePaid', data: { paymentId: 'invoice', paidBy: 'money' } };
const partPaid: InvoicePartPaid = {
  type: 'billing.InvoicePartPaid',
  data: { paymentId: 'invoice', paidBy: 'money', subtotalMinor: 400, taxMinor: 0 },
};
const withdrawn = (...more: readonly (InvoicePaid | InvoicePartPaid)[]) =>
  withdrawLateFee({
    packageId: 'fee',
    paymentId: 'invoice',
    line: stateAfter(packageStream, [charged.line]),
    invoice: stateAfter(paymentStream, [charged.invoice, ...more]),
  });

describe('a late fee', () => {
  it('is an invoice of what was announced, without tax, with one line that pays for no lesson', () => {
    expect(charged.invoice.data).toMatchObject({
      subtotalMinor: 1000,
      taxMinor: 0,
      totalMinor: 1000,
      invoiceNumber: 7,
      due: '2026-12-08',
    });
    expect(charged.line.data).toMatchObject({
      priceMinor: 1000,
      paymentId: 'invoice',
      productName: 'Late cancellation',
    });
    const line = stateAfter(packageStream, [charged.line]);
    expect(isOpen(line) && [line.isTracked, line.kind, unitsLeft(line)]).toEqual([false, 'package', 1]);
  });
  it('goes while it is unpaid, and then nothing is left to pay (C07)', () =>
    expect(withdrawn()).toMatchObject({
      line: [{ type: 'billing.IssueWithdrawn' }],
      invoice: [{ type: 'billing.InvoiceAmended', data: { subtotalMinor: 0 } }, { type: 'billing.InvoiceSettled' }],
    }));
  it('stays once a part of it is paid', () => expect(withdrawn(partPaid)).toEqual({ line: [], invoice: [] }));
  it('stays once it is paid, and is not withdrawn twice', () => {
    expect(withdrawn(paid)).toEqual({ line: [], invoice: [] });
    const gone = stateAfter(packageStream, [charged.line, ...withdrawn().line]);
    expect(
      withdrawLateFee({
        packageId: 'fee',
        paymentId: 'invoice',
        line: gone,
        invoice: stateAfter(paymentStream, [charged.invoice]),
      }),
    ).toEqual({ line: [], invoice: [] });
  });
});
