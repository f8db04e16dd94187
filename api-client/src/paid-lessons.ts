type PaidLessons = {
  readonly price_class?: string | null;
  readonly lesson_horses?: string | null;
  readonly lesson_minutes?: number | null;
};

export const priceClasses = [
  { id: 'private', name: 'Private lessons' },
  { id: 'semi_private', name: 'Semi-private lessons' },
  { id: 'group', name: 'Group lessons' },
] as const;
export const horsesOf = [
  { id: 'school', name: 'On the school’s horses' },
  { id: 'own', name: 'On riders’ own horses' },
] as const;

const named = (choices: readonly { readonly id: string; readonly name: string }[], id: string | null | undefined) =>
  choices.find((choice) => choice.id === id)?.name.toLowerCase();

/** "private lessons · on riders’ own horses · 45 min"; undefined where a package pays for lessons of every kind. C02 */
export const paidLessonWords = ({ price_class, lesson_horses, lesson_minutes }: PaidLessons): string | undefined =>
  [named(priceClasses, price_class), named(horsesOf, lesson_horses), lesson_minutes && `${lesson_minutes} min`]
    .filter(Boolean)
    .join(' · ') || undefined;
