import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import { WriteRemark } from '../../notes/contracts.js';
import type { Warning } from '../domain/warning.js';
import type { WarningsOverridden } from '../events.js';

const byLesson = (warnings: readonly Warning[]) => {
  const groups = new Map<string, Warning[]>();
  for (const warning of warnings) groups.set(warning.lessonId, [...(groups.get(warning.lessonId) ?? []), warning]);
  return groups;
};

/** Staff went on although they were warned: the log says who, when and about what; why is a remark. F21 */
export async function recordOverride(barn: BarnTransaction, warnings: readonly Warning[]) {
  if (warnings.length === 0 || barn.actor.userType === 'STU') return;
  const reasonId = barn.reason ? barn.newId() : null;
  if (barn.reason && reasonId)
    await barn.execute(WriteRemark, { remarks: [{ subjectId: reasonId, text: barn.reason }] });
  for (const [lessonId, about] of byLesson(warnings))
    barn.record(`override-${lessonId}`, {
      type: 'enrollment.WarningsOverridden',
      data: {
        lessonId,
        warnings: about.map(({ code, aboutId, elsewhereId }) => ({ code, aboutId, elsewhereId })),
        reasonId,
      },
    } satisfies WarningsOverridden);
}
