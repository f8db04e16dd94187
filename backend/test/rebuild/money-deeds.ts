import { AssignPackages } from '../../src/modules/billing/commands/assign-packages.js';
import { ChangeDueDate } from '../../src/modules/billing/commands/change-due-date.js';
import { HoldReminders } from '../../src/modules/billing/commands/hold-reminders.js';
import { RecordPaymentRound } from '../../src/modules/billing/commands/record-payment-round.js';
import { RemindAccounts } from '../../src/modules/billing/commands/remind-accounts.js';
import { RenewPackage } from '../../src/modules/billing/commands/renew-package.js';
import { SendStatement } from '../../src/modules/billing/commands/send-statement.js';
import { SendInvoice } from '../../src/modules/billing/commands/send-invoice.js';
import { CancelVoucher } from '../../src/modules/billing/commands/cancel-voucher.js';
import { MailVoucher } from '../../src/modules/billing/commands/mail-voucher.js';
import { RedeemVoucher } from '../../src/modules/billing/commands/redeem-voucher.js';
import { SellVoucher } from '../../src/modules/billing/commands/sell-voucher.js';
import { CloseTill, ReopenTill } from '../../src/modules/billing/commands/close-till.js';
import { DeletePackage } from '../../src/modules/billing/commands/delete-package.js';
import { RestorePackage } from '../../src/modules/billing/commands/restore-package.js';
import { DeletePayment } from '../../src/modules/billing/commands/delete-payment.js';
import { EditPackage } from '../../src/modules/billing/commands/edit-package.js';
import { PayInvoices } from '../../src/modules/billing/commands/pay-invoices.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { RecordPayment } from '../../src/modules/billing/commands/record-payment.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/** Packages that are bought, changed and deleted; invoices that are paid, and payments that are taken away. */
export function moneyDeeds(does: Does, barn: Awaited<ReturnType<typeof populate>>) {
  const { admin, students, products, monthly, planned, voucherCode, code } = barn;
  const bought = (by: 'cash' | 'invoice', { who, which }: Step) => {
    const { studentId, accountHolderId } = at(students, who);
    const lines = [0, 1].map((n) => ({ productId: at(products, which + n), studentId }));
    return does(admin, PurchasePackages, { by, received: '2026-11-18', accountHolderId, lines, codeDiscountId: code });
  };
  const manual = { method: 'cheque', reference: null, received: '2026-11-19' } as const;
  return [
    async ({ who, which, how }: Step) => {
      const studentIds = [at(students, who).studentId, at(students, which).studentId];
      await does(admin, AssignPackages, { productId: monthly, studentIds });
      const { accountHolderId, studentId } = at(students, who);
      const lines = [{ productId: monthly, studentId, priceMinor: how + 1, purchaseDate: '2026-10-18' }];
      const cart = { received: '2026-10-18', accountHolderId, lines };
      const { items, payment } = await does(admin, PurchasePackages, { by: 'cash', ...cart });
      await does(admin, SendInvoice, { paymentId: payment.id, emailTo: 'somebody@example.test' });
      await does(admin, SendStatement, { personId: accountHolderId, from: '2026-10-01', until: '2026-10-31' });
      for (const { id } of items) await does(admin, RenewPackage, { packageId: id });
    },
    async (dice: Step) => {
      const { items, payment } = await bought(dice.far ? 'cash' : 'invoice', dice);
      const dates = { purchaseDate: '2026-11-18', startDate: '2026-11-12', expiryDate: '2026-12-10' };
      for (const { id, coverage } of items) {
        const startCount = coverage === 'lessons' ? dice.how % 4 : 0;
        await does(admin, EditPackage, { packageId: id, ...dates, startCount, priceMinor: dice.how });
      }
      await does(admin, DeletePackage, { packageId: at(items, dice.who).id, despiteCard: false });
      if (dice.far) await does(admin, RestorePackage, { packageId: at(items, dice.who).id });
      const { accountHolderId } = at(students, dice.who);
      const money = { ...manual, amountMinor: dice.how + 1, acceptsDifference: true };
      const received = dice.far
        ? await does(admin, RecordPayment, { ...money, accountHolderId })
        : await does(admin, RecordPayment, { ...money, invoiceId: payment.id });
      await does(admin, DeletePayment, { paymentId: received.id });
      if (dice.far) await does(admin, DeletePayment, { paymentId: payment.id });
    },
    async (dice: Step) => {
      const { payment } = await bought('invoice', dice);
      await does(admin, ChangeDueDate, { paymentId: payment.id, due: dice.far ? '2026-12-18' : null });
      await bought('invoice', dice);
      const { accountHolderId, studentId } = at(students, dice.who);
      const cart = { received: '2026-10-18', accountHolderId, lines: [{ productId: planned, studentId }] };
      await does(admin, PurchasePackages, { ...cart, by: dice.far ? 'cash' : 'invoice', inInstalments: true });
      await does(admin, RemindAccounts, { accountIds: [accountHolderId] });
      await does(admin, RecordPaymentRound, { day: '2026-11-20' });
      const next = at(students, dice.who + 1).accountHolderId;
      await does(admin, HoldReminders, { personId: next, hold: dice.far });
      await does(admin, HoldReminders, { personId: accountHolderId, hold: true });
      const money = { ...manual, accountHolderId, invoices: [], restAsCredit: true };
      const [first] = await does(admin, PayInvoices, { ...money, amountMinor: 1000 * (dice.how + 1) });
      await does(admin, PayInvoices, { ...money, amountMinor: 500_000 });
      if (first && !dice.far) await does(admin, DeletePayment, { paymentId: first.id });
    },
    async (dice: Step) => {
      const { who, which, how } = dice;
      const { accountHolderId } = at(students, who);
      const sale = { accountHolderId, method: 'cash', reference: null, expiryDate: null } as const;
      const voucherId = await does(admin, SellVoucher, { ...sale, amountMinor: 100 + how, givenTo: 'A rider' });
      const other = await does(admin, SellVoucher, { ...sale, amountMinor: 5000 });
      await does(admin, MailVoucher, { voucherId });
      await does(admin, CancelVoucher, { voucherId: other });
      const code = await voucherCode(voucherId);
      await does(admin, RedeemVoucher, { code, personId: at(students, which).accountHolderId, takesExpired: false });
      await bought('cash', dice);
    },
    async ({ who, which, how, far }: Step) => {
      const two = (n: number) => String(n).padStart(2, '0');
      const day = `2025-${two((how % 12) + 1)}-${two((which % 28) + 1)}`;
      const count = { day, openingMinor: how, countedMinor: how + who };
      const closingId = await does(admin, CloseTill, { ...count, remark: 'Counted twice.' });
      const corrected = far ? await does(admin, CloseTill, { ...count, leftMinor: 0, corrects: closingId }) : closingId;
      await does(admin, ReopenTill, { day, closingId: corrected });
    },
  ];
}
