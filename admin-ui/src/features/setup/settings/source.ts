import { createContext, use } from 'react';
import type { SettingChange, SettingValue } from '@/data/requests/settings';

export type Choice = { readonly id: string; readonly name: string };

/** Whose settings a page shows, and how one of them is saved: an administrator's own barn, or one the super user edits. */
export type SettingsSource = {
  readonly valueOf: (name: string) => SettingValue;
  readonly save: (change: SettingChange) => Promise<unknown>;
  /** What a setting that holds an id can be. */
  readonly choicesOf: (name: string) => readonly Choice[];
};

const SourceContext = createContext<SettingsSource | null>(null);

export const SettingsSourceProvider = SourceContext.Provider;

export const useSettingsSource = (): SettingsSource => {
  const source = use(SourceContext);
  if (!source) throw new Error('No settings are shown here.');
  return source;
};
