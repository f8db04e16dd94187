import type { ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { queryClient } from '@/data/providers/query-client';
import { lose, type Call } from './server';
import { standing, type Circumstances } from './standing';
import type { Story } from './story';

export { barn } from './standing';
export { longName } from './story';

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  queryClient.clear();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

type Opened = { readonly calls: Call[]; readonly address: () => string };

/** A screen of the staff, signed in, at an address, with the server answering as told. Answers with what it was asked. */
export const openScreen = (screen: ReactNode, circumstances: Circumstances = {}): Opened => {
  const { element, ...opened } = standing(screen, circumstances);
  render(element);
  return opened;
};

/** As above, for what a story tells, once it shows it; some of it may be told otherwise. */
export const openStory = async (
  { screen, pressed, shows, ...told }: Story,
  otherwise: Circumstances = {},
): Promise<Opened> => {
  const opened = openScreen(screen, { ...told, ...otherwise, answers: { ...told.answers, ...otherwise.answers } });
  if (pressed) fireEvent.click(await page.findByRole('button', { name: pressed }));
  await page.findAllByText(shows);
  return opened;
};

/** Nothing is answered any more, and everything on the screen is asked for again. */
export const loseServer = async (): Promise<void> => {
  lose();
  await act(() => queryClient.refetchQueries({ type: 'active' }));
};
