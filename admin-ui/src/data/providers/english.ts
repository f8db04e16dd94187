import { defaultI18nProvider } from 'react-admin';

/** React-admin's own English, apart from the rest: only lists and their forms speak it. */
export const { translate } = defaultI18nProvider;
