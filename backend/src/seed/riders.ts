import type { Random } from './random.js';

export interface SeededRider {
  studentId: string;
  accountId: string;
  age: number;
  level: string;
  heightCm: number;
  weightKg: number;
  /** Indices of the barn's horses in order of preference. */
  likes: number[];
  /** Rides in a weekly series; others book week by week. */
  isRegular: boolean;
  /** Only for the demo's own riders. */
  wants?: { sections: string[]; weekday: string };
}
type Drawn = Pick<SeededRider, 'age' | 'level' | 'heightCm' | 'weightKg'>;

function levelAt(age: number, random: Random) {
  if (age <= 6) return 'first rides';
  if (age <= 9) return random.chance(0.7) ? 'beginner' : 'novice';
  if (age <= 12) return random.pick(['beginner', 'novice', 'novice', 'independent']);
  if (age <= 17) return random.chance(0.3) ? 'novice' : 'independent';
  return random.pick(['beginner', 'novice', 'independent']);
}

export function drawRider(random: Random, age: number, level = levelAt(age, random)): Drawn {
  const grown = age >= 17;
  const heightCm = (grown ? 156 : Math.round(82 + 5.7 * age)) + random.between(grown ? 0 : -5, grown ? 30 : 5);
  const bulk = random.between(grown ? 20 : 15, grown ? 27 : 19);
  return { age, level, heightCm, weightKg: Math.round((bulk * heightCm * heightCm) / 10_000) };
}

export function bornFor(age: number, today: string, random: Random) {
  const day = `${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return `${Number(today.slice(0, 4)) - age - (day > today.slice(5) ? 1 : 0)}-${day}`;
}
