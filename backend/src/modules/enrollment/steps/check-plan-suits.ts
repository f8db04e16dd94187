import type { BarnTransaction } from '../../../platform/event-store/barn-transaction.js';
import type { NewRoster } from '../commands/check-lessons.js';
import { checkSuits } from '../domain/booking-rules.js';
import { enrollmentErrors } from '../domain/errors.js';
import { horseMisfits, lessonMisfits, refusedBy } from '../domain/suitability.js';
import { suitabilityRules } from '../domain/terms.js';
import { suitedRides } from '../queries/misfits.js';

/** What a family plans for itself suits its riders, and each horse one of them; why a horse does not, it is not told. */
export async function checkPlanSuits(barn: BarnTransaction, [first]: readonly NewRoster[]) {
  const rules = suitabilityRules(barn.settings);
  // A family's lessons that are planned at once begin with the same riders.
  if (!first || !rules.isAsked) return;
  const { lessonId, sectionId, studentIds, horseIds } = first;
  const rides = studentIds.flatMap((studentId) =>
    [null, ...horseIds].map((horseId) => ({ lessonId, studentId, horseId, sectionId })),
  );
  const asked = await suitedRides(barn, { rides, withSection: true });
  for (const { horse, section, ...rider } of asked)
    if (!horse && section) checkSuits(lessonMisfits(rider, section, rules), rules);
  for (const horseId of horseIds) {
    const on = asked.flatMap(({ horse, ...rider }) => (horse?.id === horseId ? [{ horse, rider }] : []));
    const suiting = on.filter(({ horse, rider }) => !refusedBy(horseMisfits(rider, horse, rules), rules));
    const [one] = on;
    if (one && suiting.length === 0) throw enrollmentErrors.horse_does_not_suit(one.horse.name, one.rider.name);
  }
}
