import type { SeededRider } from './riders.js';

export interface Suitability {
  levels: readonly string[];
  maxKg: number;
  /** Minimum and maximum height of riders. */
  riderCm: readonly [number, number];
}
export type HerdHorse = Suitability & { horseId: string };

/** Times are `HH:MM`. */
export interface Ride {
  lessonPersonId: string;
  start: string;
  end: string;
  rider: SeededRider;
}

const MOST_LESSONS = 3;

export const suits = ({ levels, maxKg, riderCm }: Suitability, { level, weightKg, heightCm }: SeededRider) =>
  levels.includes(level) && weightKg <= maxKg && riderCm[0] <= heightCm && heightCm <= riderCm[1];

const overlap = (a: Ride, b: Ride) => a.start < b.end && b.start < a.end;

/** Most constrained rider first, by the rider's preferences, with one level of swapping. Some rides may stay without a horse. */
export function matchHorses(rides: readonly Ride[], herd: readonly HerdHorse[]) {
  const work = new Map<HerdHorse, Ride[]>(herd.map((horse) => [horse, []]));
  const ridesOf = (horse: HerdHorse) => work.get(horse) ?? [];
  const inWay = (horse: HerdHorse, ride: Ride) => ridesOf(horse).filter((other) => overlap(ride, other));
  const rested = (horse: HerdHorse) => ridesOf(horse).length < MOST_LESSONS;
  const give = (horse: HerdHorse, ride: Ride) => work.set(horse, [...ridesOf(horse), ride]);
  const choices = new Map(
    rides.map((ride) => [
      ride,
      ride.rider.likes.flatMap((n) => herd[n] ?? []).filter((horse) => suits(horse, ride.rider)),
    ]),
  );
  const choicesOf = (ride: Ride) => choices.get(ride) ?? [];
  const free = (ride: Ride) => choicesOf(ride).find((horse) => rested(horse) && inWay(horse, ride).length === 0);
  for (const ride of rides.toSorted((a, b) => choicesOf(a).length - choicesOf(b).length)) {
    const horse = free(ride);
    if (horse) {
      give(horse, ride);
      continue;
    }
    for (const wanted of choicesOf(ride)) {
      const [other, ...more] = inWay(wanted, ride);
      const instead = other && more.length === 0 ? free(other) : undefined;
      if (!other || !instead) continue;
      work.set(wanted, [...ridesOf(wanted).filter((one) => one !== other), ride]);
      give(instead, other);
      break;
    }
  }
  return [...work].flatMap(([{ horseId }, some]) => some.map(({ lessonPersonId }) => ({ lessonPersonId, horseId })));
}
