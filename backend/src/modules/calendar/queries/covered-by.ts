import type { LessonKind } from '../../enrollment/contracts.js';
import { choosePackage, type CandidatePackage } from '../../billing/contracts.js';

/** Predicts what billing will do, by billing's own rule. C02 */
export function coveredBy(
  candidates: readonly CandidatePackage[],
  lesson: { studentId: string; lessonDate: string; programId: string; kind: LessonKind },
) {
  const chosen = choosePackage(candidates, lesson);
  if (!chosen) return null;
  const { packageId, productName, unitsLeft, startCount } = chosen;
  return { item_id: packageId, product_name: productName, remain: unitsLeft, start_count: startCount };
}
