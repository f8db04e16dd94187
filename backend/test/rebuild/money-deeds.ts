import { DeletePackage } from '../../src/modules/billing/commands/delete-package.js';
import { DeletePayment } from '../../src/modules/billing/commands/delete-payment.js';
import { EditPackage } from '../../src/modules/billing/commands/edit-package.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { RecordPayment } from '../../src/modules/billing/commands/record-payment.js';
import { CancelStudent } from '../../src/modules/enrollment/commands/cancel-student.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { LessonWishes } from '../../src/modules/scheduling/domain/plan-lesson.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

/** Packages that are bought, changed and deleted; invoices that are paid, and payments that are taken away. */
export function moneyDeeds(does: Does, { admin, students, products }: Awaited<ReturnType<typeof populate>>) {
  const bought = (by: 'cash' | 'invoice', { who, which }: Step) => {
    const { studentId, accountHolderId } = at(students, who);
    const lines = [0, 1].map((n) => ({ productId: at(products, which + n), studentId }));
    return does(admin, PurchasePackages, { by, received: '2026-11-18', accountHolderId, lines });
  };
  const manual = { method: 'cheque', reference: null, received: '2026-11-19' } as const;
  return [
    async (dice: Step) => {
      const { items, payment } = await bought(dice.far ? 'cash' : 'invoice', dice);
      const dates = { purchaseDate: '2026-11-18', startDate: '2026-11-12', expiryDate: '2026-12-10' };
      for (const { id } of items)
        await does(admin, EditPackage, { packageId: id, ...dates, startCount: dice.how % 4, priceMinor: dice.how });
      await does(admin, DeletePackage, { packageId: at(items, dice.who).id, despiteCard: false });
      const { accountHolderId } = at(students, dice.who);
      const money = { ...manual, amountMinor: dice.how + 1, acceptsDifference: true };
      const received = dice.far
        ? await does(admin, RecordPayment, { ...money, accountHolderId })
        : await does(admin, RecordPayment, { ...money, invoiceId: payment.id });
      await does(admin, DeletePayment, { paymentId: received.id });
      if (dice.far) await does(admin, DeletePayment, { paymentId: payment.id });
    },
  ];
}

/** A lesson that was paid for in cash and is cancelled with a refund, whatever the dice have done to everybody else. C09 */
export async function paidAndCancelled(
  does: Does,
  { admin, payer, sections }: Awaited<ReturnType<typeof populate>>,
  { start, placeIn }: { start: LessonWishes['start']; placeIn: (lessonId: string) => Promise<string> },
) {
  const { studentId, accountHolderId, productId } = payer;
  const lines = [{ productId, studentId }];
  await does(admin, PurchasePackages, { by: 'cash', received: '2026-11-10', accountHolderId, lines });
  const riding = { studentIds: [studentId], horseIds: [], extraStaff: [] };
  const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: at(sections, 0), start, ...riding });
  await does(admin, CancelStudent, { lessonPersonId: await placeIn(lessonId), action: 'CWR' });
}
