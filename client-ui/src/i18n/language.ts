/** The languages in which the portal is read, each by its own name. */
export const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
] as const;

export type Language = (typeof languages)[number][0];

const kept = 'leadline.language';

const isLanguage = (code: string | null): code is Language => languages.some(([known]) => known === code);

/** What was chosen on this device, else the first language of its browser that the portal speaks. */
export const wishedLanguage = (): Language =>
  [localStorage.getItem(kept), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en';

/** Kept on this device; the page is read again, because its texts stand in it already. */
export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(kept, language);
  window.location.reload();
};
