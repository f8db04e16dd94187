/** One of the barn's levels: the first has the least order. */
export interface Level {
  readonly order: number;
  readonly name: string;
}

/** Null is open on that side. */
export interface LevelRange {
  readonly from: Level | null;
  readonly to: Level | null;
}

export interface LevelledRider {
  readonly name: string;
  /** Null where none is confirmed. */
  readonly level: Level | null;
}

export interface MeasuredRider extends LevelledRider {
  /** Kilograms and centimetres; null where nobody noted them. */
  readonly weight: number | null;
  readonly height: number | null;
}

export interface SuitedHorse {
  readonly name: string;
  readonly levels: LevelRange;
  /** Kilograms, tack included; null where the barn says nothing but perhaps what the horse weighs. */
  readonly mostCarried: number | null;
  readonly ownWeight: number | null;
  /** Centimetres of a rider. */
  readonly heightFrom: number | null;
  readonly heightTo: number | null;
  /** Staff have noted that these two do not go together. */
  readonly isNotForRider: boolean;
  /** Another account's own horse, of which nobody has noted that the rider may ride it. */
  readonly isOfAnother: boolean;
}

/** What the barn has decided about it. */
export interface SuitabilityRules {
  /** Off, everything suits everybody. */
  readonly isAsked: boolean;
  /** Families of a rider whose level nobody has confirmed book nothing that begins at one. */
  readonly needsLevel: boolean;
  /** Per cent of its own weight that a horse carries. */
  readonly share: number;
  /** Kilograms of saddle and bridle. */
  readonly tack: number;
}

export const MISFIT_CODES = [
  'level_outside',
  'level_missing',
  'horse_level_outside',
  'horse_level_missing',
  'horse_size',
  'horse_measures_missing',
  'horse_not_for_rider',
  'horse_of_another',
] as const;

/** Why something does not suit, or which fact is missing to say whether it does. No sentence tells a weight or a height. */
export interface Misfit {
  readonly code: (typeof MISFIT_CODES)[number];
  readonly isMissing: boolean;
  readonly message: string;
}

export type Verdict = 'fits' | 'missing' | 'does_not_fit';

/** What is against it outweighs what is missing. */
export const verdictOf = (misfits: readonly Misfit[]): Verdict => {
  if (misfits.some(({ isMissing }) => !isMissing)) return 'does_not_fit';
  return misfits.length ? 'missing' : 'fits';
};

/** What a family is refused by; what is missing only where the barn says so. Staff are warned of all of it. */
export const refusedBy = (misfits: readonly Misfit[], { needsLevel }: Pick<SuitabilityRules, 'needsLevel'>) =>
  misfits.find(({ isMissing, code }) => !isMissing || (needsLevel && code === 'level_missing'));

/** Levels may have been put in another order since: what lies between both ends is meant, whichever comes first. */
const inOrder = ({ from, to }: LevelRange): LevelRange =>
  from && to && from.order > to.order ? { from: to, to: from } : { from, to };

/** "Novice to Advanced", "Novice and up", "up to Novice", "Novice" */
export const rangeInWords = (levels: LevelRange): string => {
  const { from, to } = inOrder(levels);
  if (from && to) return from.order === to.order ? from.name : `${from.name} to ${to.name}`;
  if (from) return `${from.name} and up`;
  return to ? `up to ${to.name}` : 'every level';
};

const isWithin = ({ order }: Level, levels: LevelRange) => {
  const { from, to } = inOrder(levels);
  return (from === null || from.order <= order) && (to === null || order <= to.order);
};

const against = (code: Misfit['code'], message: string): Misfit => ({ code, message, isMissing: false });
const missing = (code: Misfit['code'], message: string): Misfit => ({ code, message, isMissing: true });

/** Whether a lesson's levels, those of its section, suit a rider. A range that is open below takes riders without a level, too. */
export function lessonMisfits({ name, level }: LevelledRider, levels: LevelRange, rules: SuitabilityRules): Misfit[] {
  if (!rules.isAsked) return [];
  const whom = `this is for ${rangeInWords(levels)}`;
  if (level === null) return levels.from ? [missing('level_missing', `${name} has no level yet; ${whom}`)] : [];
  return isWithin(level, levels) ? [] : [against('level_outside', `${name} is ${level.name}; ${whom}`)];
}

const privateHorse = (horse: SuitedHorse, { name }: LevelledRider) =>
  horse.isOfAnother ? [against('horse_of_another', `${horse.name} is a private horse, and not ${name}’s`)] : [];

/** Whether a horse suits a rider, each kind of reason once. Whose it is counts at every barn. */
export function horseMisfits(rider: MeasuredRider, horse: SuitedHorse, rules: SuitabilityRules): Misfit[] {
  if (!rules.isAsked) return privateHorse(horse, rider);
  const misfits = [
    ...privateHorse(horse, rider),
    ...(horse.isNotForRider ? [against('horse_not_for_rider', `${horse.name} is noted as not for ${rider.name}`)] : []),
    ...levelMisfits(rider, horse),
    ...weightMisfits(rider, horse, rules),
    ...heightMisfits(rider, horse),
  ];
  return misfits.filter(({ code }, at) => misfits.findIndex((one) => one.code === code) === at);
}

function levelMisfits({ name, level }: LevelledRider, horse: SuitedHorse): Misfit[] {
  const { from, to } = horse.levels;
  const whom = `${horse.name} is for ${rangeInWords(horse.levels)}`;
  if (level === null) return from || to ? [missing('horse_level_missing', `${name} has no level yet; ${whom}`)] : [];
  return isWithin(level, horse.levels) ? [] : [against('horse_level_outside', `${name} is ${level.name}; ${whom}`)];
}

const unknown = (horse: SuitedHorse, name: string, what: 'weight' | 'height') =>
  missing('horse_measures_missing', `Whether ${horse.name} carries ${name} is not known: no ${what} is noted`);
const tooSmall = (horse: SuitedHorse, name: string) => against('horse_size', `${horse.name} is too small for ${name}`);

function weightMisfits({ name, weight }: MeasuredRider, horse: SuitedHorse, rules: SuitabilityRules): Misfit[] {
  const { mostCarried, ownWeight } = horse;
  if (mostCarried === null && ownWeight === null) return [];
  if (weight === null) return [unknown(horse, name, 'weight')];
  return carries({ mostCarried, ownWeight }, weight + rules.tack, rules.share) ? [] : [tooSmall(horse, name)];
}

/** What the barn says of the horse counts, or else a share of its own weight. In whole numbers: exactly the share is carried. */
const carries = (
  { mostCarried, ownWeight }: Pick<SuitedHorse, 'mostCarried' | 'ownWeight'>,
  load: number,
  share: number,
) => (mostCarried !== null ? load <= mostCarried : load * 100 <= (ownWeight ?? 0) * share);

function heightMisfits({ name, height }: MeasuredRider, horse: SuitedHorse): Misfit[] {
  const { heightFrom, heightTo } = horse;
  if (heightFrom === null && heightTo === null) return [];
  if (height === null) return [unknown(horse, name, 'height')];
  if (heightTo !== null && height > heightTo) return [tooSmall(horse, name)];
  return heightFrom !== null && height < heightFrom
    ? [against('horse_size', `${horse.name} is too large for ${name}`)]
    : [];
}
