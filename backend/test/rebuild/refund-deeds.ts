import { ApproveRefund } from '../../src/modules/billing/commands/approve-refund.js';
import { DeclineRefund } from '../../src/modules/billing/commands/decline-refund.js';
import { PurchasePackages } from '../../src/modules/billing/commands/purchase-packages.js';
import { CancelStudent } from '../../src/modules/enrollment/commands/cancel-student.js';
import { ScheduleLesson } from '../../src/modules/scheduling/commands/schedule-lesson.js';
import type { LessonWishes } from '../../src/modules/scheduling/domain/plan-lesson.js';
import type { Actor } from '../../src/platform/tenancy/actor.js';
import type { populate } from './random-barn.js';
import { at, type Does, type Step } from './random-steps.js';

interface Draws {
  wallTime: (dice: number) => LessonWishes['start'];
  placeIn: (lessonId: string) => Promise<string>;
  /** Not declined; what waits comes first. */
  refunds: () => Promise<readonly { id: string }[]>;
}

/** A lesson that was paid for in cash and is cancelled with a refund, whatever the dice have done to everybody else. C09 */
export function refundDeeds(
  does: Does,
  { admin, instructorActor, payer, sections }: Awaited<ReturnType<typeof populate>>,
  { wallTime, placeIn, refunds }: Draws,
): [weight: number, act: (dice: Step) => Promise<unknown>][] {
  const paidAndCancelled = async (by: Actor, start: LessonWishes['start']) => {
    const { studentId, accountHolderId, productId } = payer;
    const lines = [{ productId, studentId }];
    await does(admin, PurchasePackages, { by: 'cash', received: '2026-11-10', accountHolderId, lines });
    const riding = { studentIds: [studentId], horseIds: [], extraStaff: [] };
    const [lessonId = ''] = await does(admin, ScheduleLesson, { sectionId: at(sections, 0), start, ...riding });
    await does(by, CancelStudent, { lessonPersonId: await placeIn(lessonId), action: 'CWR' });
  };
  return [
    [
      6,
      async ({ who, how }) => {
        await paidAndCancelled(admin, { ...wallTime(how), date: '2026-12-28' });
        await does(admin, ApproveRefund, { paymentId: at(await refunds(), who).id });
      },
    ],
    [
      3,
      async ({ how }) => {
        await paidAndCancelled(instructorActor, { ...wallTime(how), date: '2026-12-29' });
        const [waiting] = await refunds();
        await does(admin, DeclineRefund, { paymentId: waiting?.id ?? '', reason: 'Inside the notice' });
      },
    ],
  ];
}
