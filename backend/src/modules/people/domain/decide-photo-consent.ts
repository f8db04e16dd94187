import type { Actor } from '../../../platform/tenancy/actor.js';
import type { PersonChanged } from '../events.js';
import { wholeYears } from './date-of-birth.js';
import { peopleErrors } from './errors.js';

/** The strictest first. */
export const PHOTO_ANSWERS = ['none', 'barn', 'public'] as const;
/** none: no pictures · barn: for the barn's own use · public: they may be published. */
export type PhotoAnswer = (typeof PHOTO_ANSWERS)[number];
export const PHOTO_CONSENTS = ['unanswered', ...PHOTO_ANSWERS] as const;
export type PhotoConsentWord = (typeof PHOTO_CONSENTS)[number];

const OF_AGE = 18;

export interface KnownPhotoConsent {
  readonly personId: string;
  readonly answer: PhotoConsentWord;
  /** The person who answered; null where nobody has. */
  readonly answeredBy: string | null;
  /** `YYYY-MM-DD`; null where it is unknown. */
  readonly born: string | null;
  readonly today: string;
  /** Whether the barn asks. */
  readonly isAsked: boolean;
}

type Answering = Pick<Actor, 'userType' | 'part' | 'personId'>;
type Whose = Pick<KnownPhotoConsent, 'personId' | 'answeredBy' | 'born' | 'today'>;

const isOfAge = ({ born, today }: Whose) => born !== null && wholeYears(born, today) >= OF_AGE;

/**
 * Of a family: for whoever is under age, the account holder or a guardian; whoever is of age answers herself, and what she has answered
 * nobody else of the family changes. Staff note what stands on paper.
 */
export function mayAnswer({ userType, part, personId }: Answering, known: Whose): boolean {
  if (userType !== 'STU') return true;
  if (personId === known.personId) return part !== 'teen' || isOfAge(known);
  return part !== 'teen' && !(isOfAge(known) && known.answeredBy === known.personId);
}

/**
 * The log says that it was answered, never what. Undefined where it stands so already.
 * Throws `no_photo_consent`, and `photo_consent_not_yours` to whoever of the family it is not asked of.
 */
export function decidePhotoConsent(
  answer: PhotoConsentWord,
  actor: Answering,
  known: KnownPhotoConsent,
): PersonChanged | undefined {
  if (!known.isAsked) throw peopleErrors.no_photo_consent();
  if (!mayAnswer(actor, known)) throw peopleErrors.photo_consent_not_yours();
  if (answer === known.answer) return undefined;
  const { personId } = known;
  return {
    type: 'people.PersonChanged',
    data: { personId, change: 'edited', hats: ['student'], fields: ['photo_consent'] },
  };
}

/** Two records of one rider become one: of two answers the stricter holds; who has not answered adds nothing. */
export function stricter<Row extends { readonly answer: PhotoAnswer }>(kept: Row | null, merged: Row | null) {
  if (!kept || !merged) return kept ?? merged;
  return PHOTO_ANSWERS.indexOf(merged.answer) < PHOTO_ANSWERS.indexOf(kept.answer) ? merged : kept;
}
