import { Tag } from '@/ui/Tag';

const WORDS = {
  waiting: { tone: 'info', words: 'waits for the place to be filled' },
  filled: { tone: 'success', words: 'place filled again' },
  not_filled: { tone: 'plain', words: 'place was not filled' },
} as const;

/** What a cancellation waits for, where the barn's policy gives something only once somebody takes the place. */
export const FillingTag = ({ filling }: { readonly filling: keyof typeof WORDS | null }) =>
  filling && <Tag tone={WORDS[filling].tone}>{WORDS[filling].words}</Tag>;
