import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormGuardContext, type LooseWords } from './form-guard';
import { LeaveQuestion } from './LeaveQuestion';

/** Another address, or another page: the browser itself asks before the tab is closed. */
const AddressGuard = () => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => !nextLocation.pathname.startsWith(currentLocation.pathname),
  );
  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return state === 'blocked' && <LeaveQuestion onStay={reset} onLeave={proceed} />;
};

type FormGuardProps = {
  readonly loose: LooseWords;
  readonly tellLoose: (source: string, words?: string) => void;
  /** Also asks before another address is gone to. */
  readonly watched: boolean;
  readonly children: ReactNode;
};

/** Stands inside a form: what was filled in, or only typed, is not left behind unasked. */
export const FormGuard = ({ loose, tellLoose, watched, children }: FormGuardProps) => {
  const { clearErrors } = useFormContext();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const [away, setAway] = useState<() => void>();
  const isFilled = [dirtyFields, loose].some((fields) => Object.keys(fields).length > 0);
  const guard = useMemo(
    () => ({
      tellLoose: (source: string, words?: string) => {
        tellLoose(source, words);
        if (!words) clearErrors(source);
      },
      leave: (go: () => void) => (isFilled ? setAway(() => go) : go()),
    }),
    [tellLoose, clearErrors, isFilled],
  );
  return (
    <FormGuardContext value={guard}>
      {children}
      {watched && isFilled && !isSubmitSuccessful && <AddressGuard />}
      {away && <LeaveQuestion onStay={() => setAway(undefined)} onLeave={away} />}
    </FormGuardContext>
  );
};
