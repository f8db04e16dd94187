import { readClaims } from '@leadline/api-client';
import { answeredBySavedCopy } from './connection';
import { forgetSavedAnswers } from './saved-answers';

type Answered = { readonly type: 'answered'; readonly savedAt: string | null };

/** Keeps the portal readable without signal; a browser that cannot do it simply needs the network. */
export const registerServiceWorker = (): void => {
  if (!readClaims()) void forgetSavedAnswers();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<Answered>) => {
    if (event.data.type === 'answered') answeredBySavedCopy(event.data.savedAt);
  });
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
};
