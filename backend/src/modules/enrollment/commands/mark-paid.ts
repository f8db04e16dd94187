import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { notFound } from '../../../platform/errors/refusal.js';
import { decidePaid } from '../domain/decide-paid.js';
import { rosterStream } from '../domain/roster.js';
import { placesOfLessons } from '../facts/load-places.js';
import { loadEnrolment } from '../facts/load-enrolment.js';

type Payment = { paid: boolean } & ({ lessonPersonId: string } | { lessonId: string });

/** Paid by hand, without a payment; answers with the ids of the enrolments concerned. */
export class MarkPaid extends barnCommand<Payment, string[]>('enrollment.MarkPaid') {}

@CommandHandler(MarkPaid)
export class MarkPaidHandler extends BarnCommandHandler<MarkPaid> {
  async handle(barn: BarnTransaction, input: Payment) {
    const places =
      'lessonId' in input
        ? await ridersOf(barn, input.lessonId)
        : [(await loadEnrolment(barn, input.lessonPersonId)).place];
    const [first] = places;
    if (!first) throw notFound('The lesson');
    barn.append(rosterStream, first.lessonId, decidePaid(places, input.paid));
    return places.map((place) => place.lessonPersonId);
  }
}

async function ridersOf(barn: BarnTransaction, lessonId: string) {
  const [places] = await Promise.all([
    placesOfLessons(barn.sql, barn.farmId, barn.actor, [lessonId]),
    barn.load(rosterStream, lessonId),
  ]);
  return [...places.values()].filter((place) => !place.isCancelled);
}
