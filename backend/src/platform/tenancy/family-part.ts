/**
 * What somebody of a family may do who is not the account holder. guardian: as the holder, but for who is on the account · teen: a rider,
 * for herself · reader: looks only. Holders have none.
 */
export const FAMILY_PARTS = ['guardian', 'teen', 'reader'] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

/**
 * Whom of a family a call is open to, each with those before it: `holder` the account holder · `adults` and guardians · `buyers` and teens
 * who may buy · `riders` and all teens · `everybody` and readers.
 */
export type FamilyCircle = 'holder' | 'adults' | 'buyers' | 'riders' | 'everybody';

export interface InFamily {
  part?: FamilyPart;
  /** Of a teen: the account holder lets her buy. */
  mayBuy?: boolean;
}

const INNERMOST: Readonly<Record<FamilyPart, FamilyCircle>> = {
  guardian: 'adults',
  teen: 'riders',
  reader: 'everybody',
};
const FROM_WITHIN: readonly FamilyCircle[] = ['holder', 'adults', 'buyers', 'riders', 'everybody'];

const innermost = ({ part, mayBuy }: InFamily): FamilyCircle => {
  if (!part) return 'holder';
  return part === 'teen' && mayBuy ? 'buyers' : INNERMOST[part];
};

/** The single definition of what a part opens: it narrows what the holder may, and grants nothing. */
export const isInCircle = (circle: FamilyCircle, who: InFamily) =>
  FROM_WITHIN.indexOf(innermost(who)) <= FROM_WITHIN.indexOf(circle);
