import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/data/requests/keys';
import { useDescription } from './list-context';

/** After a record was saved: the list shows what it now consists of, and the forms offer what can now be chosen. R029 */
export const useRefresh = () => {
  const { resource, history, shownIn = [] } = useDescription();
  const client = useQueryClient();
  return () => {
    for (const queryKey of [[resource, 'getList'], keys.options, ['history', history], ...shownIn])
      void client.invalidateQueries({ queryKey });
  };
};
