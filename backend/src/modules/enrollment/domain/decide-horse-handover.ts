import type { HorseAssigned, HorseRemoved } from '../events.js';
import { decideHorseAssignment, type HorseFacts } from './decide-horse-assignment.js';
import { rosterStream, type Roster } from './roster.js';

/** A rider's horse that is to be another one, or none. */
export interface HorseHandover {
  readonly lessonPersonId: string;
  /** The horse that it had when this was decided; a rider who has another by now keeps it. */
  readonly seen: string | null;
  readonly horseId: string | null;
}

interface Handing {
  readonly events: readonly (HorseAssigned | HorseRemoved)[];
  readonly handedOver: readonly (HorseHandover & { readonly lessonId: string })[];
}

/** Rosters by lesson; horses by id. What somebody else decided meanwhile, and whose place is given up, is left as it is. */
export function decideHorseHandover(
  handovers: readonly HorseHandover[],
  rosters: ReadonlyMap<string, Roster>,
  horses: ReadonlyMap<string, HorseFacts>,
): Handing {
  const now = new Map(rosters);
  const events: (HorseAssigned | HorseRemoved)[] = [];
  const handedOver: (HorseHandover & { lessonId: string })[] = [];
  const lessonOf = new Map(
    [...rosters].flatMap(([lessonId, { places }]) => Object.keys(places).map((id) => [id, lessonId] as const)),
  );
  for (const handover of handovers) {
    const { lessonPersonId, horseId, seen } = handover;
    const lessonId = lessonOf.get(lessonPersonId);
    const roster = lessonId === undefined ? undefined : now.get(lessonId);
    const place = roster?.places[lessonPersonId];
    if (lessonId === undefined || !roster || place?.phase !== 'active' || place.horseId !== seen) continue;
    const horse = horseId === null ? undefined : horses.get(horseId);
    const done = decideHorseAssignment({ lessonPersonId, lessonId, horseId, horse }, roster);
    if (done.length === 0) continue;
    events.push(...done);
    handedOver.push({ ...handover, lessonId });
    now.set(lessonId, done.reduce<Roster>(rosterStream.evolve, roster));
  }
  return { events, handedOver };
}
