import { useUpdate } from 'react-admin';
import Button from '@mui/material/Button';
import { useSay } from '@/ui/use-say';
import type { AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { useRefresh } from './use-refresh';

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Says at once what follows, and can be taken back. R029 */
export const ActivationButton = ({ row }: { row: AnyRow }) => {
  const { resource, name, noun } = useDescription();
  const [update, { isPending }] = useUpdate<AnyRow>();
  const refresh = useRefresh();
  const say = useSay();
  const word = row.is_active ? 'Inactivate' : 'Activate';
  const set = (is_active: number, told: (now: AnyRow) => void) =>
    void say.after(
      update(resource, { id: row.id, data: { is_active }, previousData: row }, { returnPromise: true }),
      (now) => {
        refresh();
        if (now) told(now);
      },
    );
  const takeBack = () => set(row.is_active ?? 1, () => say.done('Undone'));
  const toggle = () =>
    set(row.is_active ? 0 : 1, ({ warnings }) =>
      say.done(`${capital(noun[0])} ${row[name]} is ${row.is_active ? 'inactive' : 'active'} now`, {
        warnings,
        undo: takeBack,
      }),
    );
  return (
    <Button
      variant="text"
      size="small"
      aria-label={`${word} ${String(row[name])}`}
      disabled={isPending}
      onClick={toggle}
    >
      {word}
    </Button>
  );
};
