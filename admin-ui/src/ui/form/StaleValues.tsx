import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { asApiError } from '@leadline/api-client';
import { StaleChanges, type ChangedBy } from './StaleChanges';

type Texts = Readonly<Record<string, string>>;
type Seen<Values> = { readonly values: Values; readonly version: number | undefined };
type Theirs<Values> = Seen<Values> & ChangedBy;

/**
 * What a form of texts goes on from, and what somebody else made of it meanwhile: `guard` what is sent, and a refusal as stale
 * stands in `theirs` until it is settled. `shownOf` makes the record that the server knows what the form fills in.
 */
export const useSeenValues = <Record, Values extends Texts>(
  opened: Record & { readonly version?: number },
  shownOf: (record: Record) => Values,
) => {
  const [seen, setSeen] = useState<Seen<Values>>({ values: shownOf(opened), version: opened.version });
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  return {
    seen,
    theirs,
    guard: <Saved,>(sent: Promise<Saved>): Promise<Saved> =>
      sent.catch((error: unknown) => {
        const { status, current } = asApiError(error);
        if (status === 412) {
          const now = current as Record & { version: number } & ChangedBy;
          const { version, changed_by, changed_at } = now;
          setTheirs({ values: shownOf(now), version, changed_by, changed_at });
        }
        throw error;
      }),
    settle: (now: Seen<Values>) => {
      setSeen(now);
      setTheirs(null);
    },
  };
};

type StaleValuesProps<Values> = {
  readonly noun: string;
  readonly labels: { readonly [Source in keyof Values]: string };
  readonly seen: Seen<Values>;
  readonly theirs: Theirs<Values>;
  readonly onSettled: (now: Seen<Values>) => void;
};

/** Stands inside the form. What was filled in stays, or theirs takes its place. */
export const StaleValues = <Values extends Texts>({
  noun,
  labels,
  seen,
  theirs,
  onSettled,
}: StaleValuesProps<Values>) => {
  const { reset, setValue, formState } = useFormContext();
  const { dirtyFields } = formState;
  const { values, version } = theirs;
  const settle = () => onSettled({ values, version });
  return (
    <StaleChanges
      noun={noun}
      changed_by={theirs.changed_by}
      changed_at={theirs.changed_at}
      changes={Object.entries<string>(labels).map(([source, label]) => ({
        label,
        was: seen.values[source] || null,
        is: values[source] || null,
      }))}
      onKeepMine={() => {
        for (const [source, value] of Object.entries(values)) if (!(source in dirtyFields)) setValue(source, value);
        settle();
      }}
      onTakeTheirs={() => {
        reset(values);
        settle();
      }}
    />
  );
};
