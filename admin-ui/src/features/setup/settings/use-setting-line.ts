import { useEffect, useRef, useState } from 'react';
import { asApiError } from '@leadline/api-client';
import type { SettingValue } from '@/data/requests/settings';
import { undoSeconds } from '@/ui/Notifications';
import { inWords } from './catalogue';
import { useSettingsSource } from './source';

type State =
  | { readonly is: 'still' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly before: SettingValue; readonly undone: boolean }
  | { readonly is: 'refused'; readonly words: string };

/** One setting: saved at once, said beside it, and taken back as long as it is said. R047 */
export const useSettingLine = (name: string) => {
  const { valueOf, save } = useSettingsSource();
  const [state, setState] = useState<State>({ is: 'still' });
  const turn = useRef(0);
  const value = valueOf(name);

  useEffect(() => {
    if (state.is !== 'saved') return undefined;
    const timer = setTimeout(() => setState({ is: 'still' }), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [state]);

  const send = async (next: SettingValue, undone: boolean) => {
    const mine = ++turn.current;
    const show = (told: State) => mine === turn.current && setState(told);
    show({ is: 'saving' });
    await save({ field: name, value: next }).then(
      () => show({ is: 'saved', before: value, undone }),
      (error: unknown) => show({ is: 'refused', words: inWords(asApiError(error).message) }),
    );
  };
  return {
    value,
    state,
    change: (next: SettingValue) => {
      if (next !== value) void send(next, false);
      else setState({ is: 'still' });
    },
    undo: () => state.is === 'saved' && void send(state.before, true),
    refuse: (words: string) => setState({ is: 'refused', words }),
  };
};
