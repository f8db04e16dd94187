import { CommandHandler } from '@nestjs/cqrs';
import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { barnCommand, BarnCommandHandler } from '../../../platform/messages/barn-command.js';
import { forbidden } from '../../../platform/errors/refusal.js';
import { may } from '../../../platform/tenancy/actor.js';
import { decideAttendance } from '../domain/decide-attendance.js';
import { coverOf } from '../domain/place-facts.js';
import { cancellationTerms } from '../domain/terms.js';
import { rosterStream } from '../domain/roster.js';
import { isAttendanceCode } from '../domain/status.js';
import { CancelStudent } from './cancel-student.js';
import { loadEnrolment } from '../facts/load-enrolment.js';
import { refuseOvertaken } from '../facts/refuse-overtaken.js';

interface Marking {
  lessonPersonId: string;
  /** An attendance code, or a cancel action, which is handled as a cancellation. */
  code: string;
  /** The code that it is to replace; another one by then is refused with the place as it is. */
  seen?: string;
}

export class MarkAttendance extends barnCommand<Marking, string>('enrollment.MarkAttendance') {}

@CommandHandler(MarkAttendance)
export class MarkAttendanceHandler extends BarnCommandHandler<MarkAttendance> {
  async handle(barn: BarnTransaction, { lessonPersonId, code, seen }: Marking) {
    const asked = { lessonPersonId, field: 'code', seen, wanted: code } as const;
    if (!isAttendanceCode(code)) {
      if (!may(barn.actor, 'CANCEL_STUDENT_LESSON')) throw forbidden();
      if (seen !== undefined) await refuseOvertaken(barn, (await loadEnrolment(barn, lessonPersonId)).roster, asked);
      await barn.execute(CancelStudent, { lessonPersonId, action: code });
      return lessonPersonId;
    }
    const { place, roster } = await loadEnrolment(barn, lessonPersonId);
    await refuseOvertaken(barn, roster, asked);
    barn.append(
      rosterStream,
      place.lessonId,
      decideAttendance({ code, place, cover: coverOf(place, cancellationTerms(barn.settings)) }, roster),
    );
    return lessonPersonId;
  }
}
