import { choosePackage, type CandidatePackage } from '../../billing/contracts.js';

/** What would pay for a rider's place in a lesson, as screens show it: announces what billing will do, by billing's own choice. C02 */
export function coveredBy(
  candidates: readonly CandidatePackage[],
  lesson: { studentId: string; lessonDate: string; programId: string },
) {
  const chosen = choosePackage(candidates, lesson);
  if (!chosen) return null;
  const { packageId, productName, unitsLeft, startCount } = chosen;
  return { item_id: packageId, product_name: productName, remain: unitsLeft, start_count: startCount };
}
