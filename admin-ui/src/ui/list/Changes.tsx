import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { labelsOf } from './described';
import { useDescription } from './list-context';

/** Who changed this record, under the words of its own list. */
export const Changes = ({ id }: { id: string }) => {
  const list = useDescription();
  if (!list.history) return null;
  return <FoldedHistory record={list.history} id={id} labels={labelsOf(list)} />;
};
