import { leftFor, type LessonKind } from '../../enrollment/contracts.js';
import { choosePackage, type CandidatePackage } from '../../billing/contracts.js';

/** Predicts what billing will do, by billing's own rule. C02 */
export function coveredBy(
  candidates: readonly CandidatePackage[],
  lesson: { studentId: string; lessonDate: string; programId: string; kind: LessonKind },
) {
  const chosen = choosePackage(candidates, lesson);
  if (!chosen) return null;
  const { packageId, productName, coverage, perWeek, unitsLeft, startCount } = chosen;
  return {
    item_id: packageId,
    product_name: productName,
    item_of: ownerBeside(chosen, lesson.studentId),
    coverage,
    per_week: perWeek,
    left_that_week: coverage === 'weekly' ? leftFor(chosen, lesson.lessonDate) : null,
    remain: coverage === 'lessons' ? unitsLeft : null,
    start_count: startCount,
  };
}

/** First name of whoever has the package, where that is another rider of the family. */
export const ownerBeside = ({ studentId, owner }: Pick<CandidatePackage, 'studentId' | 'owner'>, rider: string) =>
  studentId === rider ? null : owner;
