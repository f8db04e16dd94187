import type { Random } from './random.js';

export interface SeededRider {
  studentId: string;
  accountId: string;
  /** Full years. */
  age: number;
  level: string;
  heightCm: number;
  weightKg: number;
  /** Places of the barn's horses in the order in which this rider likes them. */
  likes: number[];
  /** Rides every week of a series; the others book from week to week. */
  isRegular: boolean;
  /** For the demo's own riders: where and when they ride. */
  wants?: { sections: string[]; weekday: string };
}
type Drawn = Pick<SeededRider, 'age' | 'level' | 'heightCm' | 'weightKg'>;

/** How far somebody of that age usually is, in the words of the barn's classes. */
function levelAt(age: number, random: Random) {
  if (age <= 6) return 'first rides';
  if (age <= 9) return random.chance(0.7) ? 'beginner' : 'novice';
  if (age <= 12) return random.pick(['beginner', 'novice', 'novice', 'independent']);
  if (age <= 17) return random.chance(0.3) ? 'novice' : 'independent';
  return random.pick(['beginner', 'novice', 'independent']);
}

/** A rider of an age: level, height and weight as they go together. */
export function drawRider(random: Random, age: number, level = levelAt(age, random)): Drawn {
  const grown = age >= 17;
  const heightCm = (grown ? 156 : Math.round(82 + 5.7 * age)) + random.between(grown ? 0 : -5, grown ? 30 : 5);
  const bulk = random.between(grown ? 20 : 15, grown ? 27 : 19);
  return { age, level, heightCm, weightKg: Math.round((bulk * heightCm * heightCm) / 10_000) };
}

/** A day of birth that makes somebody `age` years old today. */
export function bornFor(age: number, today: string, random: Random) {
  const day = `${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return `${Number(today.slice(0, 4)) - age - (day > today.slice(5) ? 1 : 0)}-${day}`;
}

export const ageOn = (born: string, today: string) =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (born.slice(5) > today.slice(5) ? 1 : 0);
