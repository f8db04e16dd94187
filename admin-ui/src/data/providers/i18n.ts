import type { I18nProvider } from 'react-admin';

/** One language for now; texts stand where they are shown. What react-admin says by itself is its own English, but for these. */
const texts: Readonly<Record<string, string>> = {
  'ra.action.undo': 'Undo',
  'ra.notification.updated': 'Saved',
  'ra.notification.created': 'Added',
  'ra.notification.http_error': 'The barn’s server could not be reached. Check the connection and try again.',
  'ra.validation.required': 'This is needed',
  'accounts.create_item': 'New account holder: %{item}',
};

type Translate = I18nProvider['translate'];

let english: Translate = (key, options) => (options as { _?: string } | undefined)?._ ?? key;

/** Awaited by every list; the first screen does without. */
export const learnEnglish = async (): Promise<void> => {
  english = (await import('./english')).translate;
};

const filled = (text: string, options: Readonly<Record<string, unknown>> = {}) =>
  text.replace(/%\{(\w+)\}/g, (_all, name: string) => String(options[name] ?? ''));

export const i18nProvider: I18nProvider = {
  translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
    const own = texts[key];
    return own === undefined ? english(key, options) : filled(own, options);
  },
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
