import type { I18nProvider } from 'react-admin';

/** One language for now; texts stand where they are shown. Only what the headless list says by itself is translated here. */
const texts: Readonly<Record<string, string>> = {
  'ra.notification.updated': 'Saved',
  'ra.notification.created': 'Added',
  'ra.notification.http_error': 'The barn’s server could not be reached. Check the connection and try again.',
  'ra.message.invalid_form': 'Something in the form is not right. Look at the red lines.',
};

export const i18nProvider: I18nProvider = {
  translate: (key, options) => texts[key] ?? (options as { _?: string } | undefined)?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
