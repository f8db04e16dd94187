/** Deletes what the service worker kept for whoever was signed in on this phone. */
export const forgetSavedAnswers = async (): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('leadline-saved-')).map((name) => caches.delete(name)));
};
