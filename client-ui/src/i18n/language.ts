/** The languages in which the portal is read, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languages;

const kept = 'leadline.language';

export const isLanguage = (code: string | null | undefined): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** What was chosen on this device, else the first language of its browser that the portal speaks. */
export const wishedLanguage = (): Language =>
  [localStorage.getItem(kept), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en';

/** Kept on this device; the page is read again, because its texts stand in it already. */
export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(kept, language);
  window.location.reload();
};
