import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { asApiError } from '@leadline/api-client';
import { useSay } from '@/ui/use-say';
import type { AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { useRefresh } from './use-refresh';

const atOnce = 4;

type Outcome = { readonly done: AnyRow[]; readonly refused: string[] };

/** Sets all that is ticked, says what follows from it, and can take it back. R029 */
export const useBulkActivation = (is_active: 0 | 1) => {
  const { resource, name, noun } = useDescription();
  const { data = [], selectedIds, onUnselectItems } = useListContext<AnyRow>();
  const provider = useDataProvider();
  const refresh = useRefresh();
  const say = useSay();
  const [isPending, setPending] = useState(false);

  const setEach = async (rows: readonly AnyRow[], active: number): Promise<Outcome> => {
    const left = [...rows];
    const outcome: Outcome = { done: [], refused: [] };
    const work = async (): Promise<void> => {
      const row = left.shift();
      if (!row) return;
      const called = String(row[name]);
      try {
        const sent = { id: row.id, data: { is_active: active }, previousData: row };
        const { data: now } = await provider.update<AnyRow>(resource, sent);
        outcome.done.push({
          ...row,
          warnings: (now.warnings ?? []).map(({ message }) => ({ message: `${called}: ${message}` })),
        });
      } catch (error) {
        outcome.refused.push(`${called}: ${asApiError(error).message}`);
      }
      return work();
    };
    setPending(true);
    await Promise.all(Array.from({ length: atOnce }, work));
    setPending(false);
    refresh();
    return outcome;
  };

  const counted = (count: number) => `${count} ${noun[count === 1 ? 0 : 1]} ${count === 1 ? 'is' : 'are'}`;
  const told = ({ done, refused }: Outcome) => [
    ...refused.map((message) => ({ message })),
    ...done.flatMap(({ warnings = [] }) => warnings),
  ];
  const takeBack = async (rows: readonly AnyRow[]) => {
    const outcome = await setEach(rows, is_active ? 0 : 1);
    say.done(outcome.refused.length ? `${outcome.done.length} of ${rows.length} taken back` : 'Undone', {
      warnings: outcome.refused.map((message) => ({ message })),
    });
  };
  const setAll = async () => {
    const rows = data.filter((row) => selectedIds.includes(row.id) && row.is_active !== is_active);
    const outcome = await setEach(rows, is_active);
    onUnselectItems();
    say.done(`${counted(outcome.done.length)} ${is_active ? 'active' : 'inactive'} now`, {
      warnings: told(outcome),
      ...(outcome.done.length > 0 && { undo: () => void takeBack(outcome.done) }),
    });
  };
  return { isPending, setAll: () => void setAll() };
};
