import { storeToken } from '@leadline/api-client';
import { act, cleanup, render, screen as page } from '@testing-library/react';
import { queryClient } from '../app/query-client';
import { currentToasts, dismiss } from '../ui/toast';
import type { Answers } from './server';
import { signedIn, standing, usual, type Opened } from './standing';
import type { Story } from './story';

export { signedIn, withBarn, withRiders } from './standing';

afterEach(() => {
  cleanup();
  act(() => {
    dispatchEvent(new Event('online'));
    for (const { id } of currentToasts()) dismiss(id);
  });
  queryClient.clear();
  localStorage.clear();
});

/** The portal at an address, as anybody sees it who is not signed in; who signs in is Anna's mother. */
export const openPortal = (at: string, answers: Answers): Opened => {
  const { element, ...opened } = standing(at, { ...usual, ...answers });
  render(element);
  return opened;
};

/** A page of the family's, Anna's mother being signed in. */
export const openPageAt = (address: string, answers: Answers = {}): Opened => {
  storeToken(signedIn());
  return openPortal(address, answers);
};

/** A page of Anna's, her mother being signed in. */
export const openPage = (page: string, answers: Answers = {}): Opened =>
  openPageAt(`/clienthome/p-anna${page}`, answers);

/** What a story tells, once it shows it. */
export const openStory = async ({ at, answers, screen, shows }: Story): Promise<Opened> => {
  storeToken(signedIn());
  const { element, ...opened } = standing(at ?? '/', { ...usual, ...answers }, screen);
  render(element);
  await page.findAllByText(shows);
  return opened;
};
