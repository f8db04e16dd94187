import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { language, wordsOf, type Text } from './catalogue';

export type { Text } from './catalogue';

type Values = Readonly<Record<string, string | number>>;
type Part = ReactNode | ((inside: ReactNode[]) => ReactNode);

const read = new Map<ReturnType<typeof wordsOf>, IntlMessageFormat>();

const messageOf = (text: Text): IntlMessageFormat => {
  const words = wordsOf(text);
  const known = read.get(words) ?? new IntlMessageFormat(words, language());
  read.set(words, known);
  return known;
};

/** The text in the language of whoever reads; `values` fill its names. */
export const t = (text: Text, values?: Values): string =>
  String(values ? messageOf(text).format(values) : wordsOf(text));

/** As `t`, of a text that has elements in it: `{horse}` for one of its own, `<strong>…</strong>` for one around words. */
export const rich = (text: Text, values: Readonly<Record<string, Part>>): ReactNode =>
  createElement(Fragment, null, ...[messageOf(text).format<ReactNode>(values)].flat());
