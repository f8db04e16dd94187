import type german from '../../locales/de.json';
import { english, type ReadMessage } from './english';
import { wishedLanguage, type Language } from './language';

/**
 * A text of the portal: its English words are its name in the catalogue (`locales/`). Plurals, numbers and names stand in it
 * as ICU messages: "{count, plural, one {# lesson} other {# lessons}} left". One that has no German does not compile.
 */
export type Text = keyof typeof german;

type Catalogue = Readonly<Record<Text, string | ReadMessage>>;

const catalogues: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: Catalogue }>>> = {
  de: () => import('../../locales/de.json'),
  fr: () => import('../../locales/fr.json'),
};

let spoken: Language = 'en';
let words: Catalogue | undefined;

/** In which everything is said: texts, days, amounts. */
export const language = (): Language => spoken;

export const wordsOf = (text: Text): string | ReadMessage => words?.[text] ?? english[text] ?? text;

/** Before anything is drawn. A catalogue that cannot be fetched leaves the page in English. */
export const speak = async (wished: Language = wishedLanguage()): Promise<void> => {
  words =
    wished === 'en'
      ? undefined
      : await catalogues[wished]().then(
          (file) => file.default,
          () => undefined,
        );
  spoken = words ? wished : 'en';
  document.documentElement.lang = spoken;
};
