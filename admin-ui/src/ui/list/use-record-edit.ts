import { useState } from 'react';
import { useUpdate } from 'react-admin';
import { asApiError } from '@leadline/api-client';
import { useSay } from '@/ui/use-say';
import type { AnyRow } from './describe-list';
import { differing } from './differing';
import { useDescription } from './list-context';
import type { Current } from './StaleRecord';
import { useRefresh } from './use-refresh';

/** How changes of a record are sent; answers with the record as it is then. */
export type Send = (changes: Readonly<Record<string, unknown>>) => Promise<AnyRow>;

const usePut = ({ id }: AnyRow): Send => {
  const { resource } = useDescription();
  const [update] = useUpdate<AnyRow>();
  return async (data) => {
    const saved = await update(resource, { id, data, previousData: { id } }, { returnPromise: true });
    return { id, ...saved };
  };
};

/**
 * What was looked at, how it is saved and taken back, and what somebody else did meanwhile. What the form shows is the record
 * as it was opened, unless somebody else's change has been seen since.
 */
export const useRecordEdit = (opened: AnyRow, own?: Send) => {
  const { fields, name, words } = useDescription();
  const put = usePut(opened);
  const send = own ?? put;
  const refresh = useRefresh();
  const say = useSay();
  const [seen, setSeen] = useState(opened);
  const [current, setCurrent] = useState<Current | null>(null);
  const save = async (now: AnyRow) => {
    const changes = differing(fields, seen, now);
    if (Object.keys(changes).length === 0) return;
    const saved = await send({ version: seen.version, ...changes }).catch((error: unknown) => {
      const { status, current: theirs } = asApiError(error);
      if (status === 412) setCurrent(theirs as Current);
      throw error;
    });
    const back = { version: saved.version, ...differing(fields, now, seen) };
    const takeBack = () =>
      void say.after(send(back), () => {
        refresh();
        say.done('Undone');
      });
    const called = String(saved[name]);
    say.done(words?.saved?.(called) ?? `Changes to ${called} saved`, {
      ...(words?.seconds && { seconds: words.seconds }),
      warnings: saved.warnings,
      undo: takeBack,
    });
    refresh();
  };
  const settle = (row: AnyRow) => {
    setSeen({ ...seen, ...row });
    setCurrent(null);
  };
  return { save, current, settle };
};
