import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { useDescription } from './list-context';

/** Who changed this record, under the words of its own list. */
export const Changes = ({ id }: { id: string }) => {
  const { history, fields } = useDescription();
  if (!history) return null;
  const labels = Object.fromEntries(fields.map(({ source, label, input }) => [input?.source ?? source, label]));
  return <FoldedHistory record={history} id={id} labels={labels} />;
};
