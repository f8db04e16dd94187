import { createContext, use } from 'react';
import type { Barn } from '../requests/barn';
import type { AccountHolder } from '../requests/family';

export type Rider = {
  readonly personId: string;
  readonly studentId: string;
  readonly name: string;
  readonly firstName: string;
  /** As the barn keeps them apart. */
  readonly parts: { readonly first: string; readonly last: string };
  readonly isActive: boolean;
  readonly level: string | null;
};

export type FamilyContext = {
  readonly barn: Barn;
  readonly account: AccountHolder | null;
  readonly riders: readonly Rider[];
  readonly rider: Rider;
  /** The address all pages of this rider begin with. */
  readonly base: string;
};

const Context = createContext<FamilyContext | null>(null);

export const FamilyProvider = Context.Provider;

export const useFamily = (): FamilyContext => {
  const family = use(Context);
  if (!family) throw new Error('This page is only drawn inside a family’s own pages.');
  return family;
};
