/** Opens the staff screens without signal; a browser that cannot do it simply needs the network. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = () =>
    void navigator.serviceWorker.register('/admin/service-worker.js', { scope: '/admin/' }).catch(() => undefined);
  // After everything that the first screen needs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
