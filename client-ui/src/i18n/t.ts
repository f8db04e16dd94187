import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { language, wordsOf, type Text } from './catalogue';

export type { Text } from './catalogue';

type Values = Readonly<Record<string, string | number>>;
type Part = ReactNode | ((inside: ReactNode[]) => ReactNode);

const read = new Map<ReturnType<typeof wordsOf>, IntlMessageFormat>();

/** A text without names and elements is said as it stands; its words may be a plain string where all others were read beforehand. */
const isPlain = (words: ReturnType<typeof wordsOf>): words is string =>
  typeof words === 'string' && !/[{<]/.test(words);

const messageOf = (words: ReturnType<typeof wordsOf>): IntlMessageFormat => {
  const known = read.get(words) ?? new IntlMessageFormat(words, language());
  read.set(words, known);
  return known;
};

/** The text in the language of whoever reads; `values` fill its names. */
export const t = (text: Text, values?: Values): string => {
  const words = wordsOf(text);
  return isPlain(words) ? words : String(messageOf(words).format(values));
};

/** As `t`, of a text that has elements in it: `{horse}` for one of its own, `<strong>…</strong>` for one around words. */
export const rich = (text: Text, values: Readonly<Record<string, Part>>): ReactNode => {
  const words = wordsOf(text);
  return isPlain(words) ? words : createElement(Fragment, null, ...[messageOf(words).format<ReactNode>(values)].flat());
};
