import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/data/requests/keys';
import type { TillCount } from '@/data/requests/till';
import { useWrite } from '@/data/requests/use-write';
import { dayAndYear } from '@/data/time/words';
import { useSay } from '@/ui/use-say';
import { countToWire, type CountValues } from './count-values';

/** Keeps a count, of the expected cash that was shown beside it. */
export const useCloseTill = (day: string) => {
  const client = useQueryClient();
  const { mutateAsync } = useWrite('till/close');
  const say = useSay();
  return async (values: CountValues, corrects?: string) => {
    const count = countToWire(day, values);
    if (!count) return;
    const seen = client.getQueryData<TillCount>(keys.tillPreview(count));
    await mutateAsync({
      ...count,
      remark: values.remark,
      ...(corrects && { corrects }),
      ...(seen && { seen_expected: seen.expected }),
    });
    say.done(`${dayAndYear(day)} is closed`);
  };
};
