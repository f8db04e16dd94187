import { CommandHandler } from '@nestjs/cqrs';
import { invalid } from '../../../platform/errors/refusal.js';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { accountsOf } from '../facts/purchase-facts.js';
import { recordPurchase } from '../steps/record-purchase.js';

interface Assignment {
  productId: string;
  studentIds: readonly string[];
}

/** What was written; of the invoices in major units. */
export interface Assigned {
  items: number;
  invoices: number;
  total: number;
}

/** One package for each student, on one unpaid invoice for each account; all of it or nothing. D15 */
export class AssignPackages extends barnCommand<Assignment, Assigned>('billing.AssignPackages') {}

@CommandHandler(AssignPackages)
export class AssignPackagesHandler extends BarnCommandHandler<AssignPackages> {
  async handle(barn: BarnTransaction, { productId, studentIds }: Assignment) {
    const students = [...new Set(studentIds)];
    const accounts = await accountsOf(barn, students);
    if (students.some((student) => !accounts.has(student))) throw invalid('student_ids', 'Not all are students');
    const families = new Set(accounts.values());
    let total = 0;
    // One after another, because each takes the number after the last.
    for (const account of families) {
      const members = students.filter((student) => accounts.get(student) === account);
      const lines = members.map((studentId) => ({ productId, studentId }));
      const { payment } = await recordPurchase(barn, { lines, by: 'invoice' });
      total += payment.total;
    }
    return { items: students.length, invoices: families.size, total: Math.round(total * 100) / 100 };
  }
}
