/** What prices tell lessons apart by, besides their programs; on the wire as here. */
export const PRICE_CLASSES = ['private', 'semi_private', 'group'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];
/** Whose horses are ridden. */
export const HORSES_OF = ['school', 'own'] as const;
export type HorsesOf = (typeof HORSES_OF)[number];

export interface LessonKind {
  readonly priceClass: PriceClass;
  readonly horses: HorsesOf;
  readonly minutes: number;
}

/** What a product names of a lesson; what it does not name, or null, is any. C02 */
export type NamedKind = { readonly [Part in keyof LessonKind]?: LessonKind[Part] | null };

const PARTS = ['priceClass', 'horses', 'minutes'] as const;

/** A product without names pays for lessons of every kind. */
export const namesKind = (named: NamedKind | undefined) => PARTS.some((part) => named?.[part] != null);

/** A lesson of which nothing is known is none of a kind that is named. */
export const isOfKind = (named: NamedKind | undefined, kind: LessonKind | undefined) =>
  PARTS.every((part) => named?.[part] == null || named[part] === kind?.[part]);
