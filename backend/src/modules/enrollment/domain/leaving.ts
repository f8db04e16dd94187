import type { BarnSettings } from '../../../platform/tenancy/barn-settings.js';
import { enabled } from '../../../platform/tenancy/barn-settings.js';
import type { CancellationOutcome, PolicyInForce } from './cancellation-policy.js';
import { outcomeKey, outcomeOf, type StudentCancellation } from './decide-cancellation.js';
import { barnToday } from './issue-dates.js';
import { coverOf, type PlaceFacts } from './place-facts.js';
import { cancellationTerms } from './terms.js';

interface Leaving {
  readonly places: readonly PlaceFacts[];
  /** By lesson; none where the settings decide. */
  readonly policies: ReadonlyMap<string, PolicyInForce>;
  readonly barn: BarnSettings;
  readonly now: Date;
  readonly notify: boolean;
}

export interface LateLeaving {
  readonly place: PlaceFacts;
  readonly cancellation: StudentCancellation;
  readonly outcome: CancellationOutcome;
}

export interface LeavingOutcome {
  /** Too near to be given up for nothing: cancelled as any lesson is, or kept where families cannot cancel. */
  readonly late: LateLeaving[];
  readonly free: PlaceFacts[];
  readonly cancels: boolean;
  /** Equal as long as leaving comes to the same. */
  readonly key: string;
}

/** A family that leaves a session, lesson by lesson in their order: what is given for one counts for those after it. C14 F12 */
export function leavingOf({ places, policies, barn, now, notify }: Leaving): LeavingOutcome {
  const terms = cancellationTerms(barn);
  const shared = {
    by: 'family' as const,
    terms,
    clientsCanCancel: enabled(barn, 'clients_can_cancel'),
    now,
    today: barnToday(now, barn.timeZone),
    notify,
    messageId: null,
  };
  const late: LateLeaving[] = [];
  const free: PlaceFacts[] = [];
  for (const place of places.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const policy = withEarlier(policies.get(place.lessonId), place, late);
    const cancellation = { ...shared, policy, place, cover: coverOf(place, terms) };
    const outcome = outcomeOf(cancellation);
    // A free late cancellation is late all the same: it is one fewer afterwards.
    if (outcome.insideNotice || outcome.judged?.isLate) late.push({ place, cancellation, outcome });
    else free.push(place);
  }
  const cancels = shared.clientsCanCancel;
  return { late, free, cancels, key: [cancels ? 'cancels' : 'keeps', free.length, ...groupsOf(late)].join(' ') };
}

/** How many lessons come to the same: few however many they are. */
function groupsOf(late: readonly LateLeaving[]): string[] {
  const counts = new Map<string, number>();
  for (const { outcome, cancellation } of late) {
    const key = outcomeKey(outcome, cancellation.policy);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count}x${key}`);
}

const withEarlier = (policy: PolicyInForce | undefined, { packageId }: PlaceFacts, late: readonly LateLeaving[]) =>
  policy && {
    ...policy,
    earlier: [
      ...policy.earlier,
      ...late.map(({ place, outcome }) => ({
        lessonDate: place.date,
        isFree: outcome.judged?.isFree ?? false,
        isMakeup: (outcome.promised ?? outcome).compensation === 'makeup',
        isOfPackage: packageId !== null && place.packageId === packageId,
      })),
    ],
  };
