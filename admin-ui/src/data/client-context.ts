import { createContext, use } from 'react';
import type { Family } from './requests/people';
import { clientHome } from './addresses/client-home-address';

export const ClientContext = createContext<Family | null>(null);

/** Whose page it is, with the account and everybody on it. */
export const useFamily = () => {
  const family = use(ClientContext);
  if (!family) throw new Error('Parts of a client home stand inside a ClientHome.');
  return { ...family, address: clientHome(family.currentClient.person_id) };
};
