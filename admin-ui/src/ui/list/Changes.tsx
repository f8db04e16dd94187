import type { Labels } from '@/ui/history/changed';
import { FoldedHistory } from '@/ui/history/FoldedHistory';
import { asShown, type Shown } from '@/ui/history/values';
import type { AnyRow, ListDescription } from './describe-list';
import { labelsOf } from './described';
import { DescriptionContext, useDescription } from './list-context';
import { RestoreValues } from './RestoreValues';
import type { Send } from './use-record-edit';

type ChangesProps = {
  readonly record: AnyRow;
  /** What the log calls it by, where it is not its id. */
  readonly id?: string;
  /** What it is called besides the fields of its list. */
  readonly labels?: Labels;
  readonly shown?: Shown;
  /** Whoever may edit it restores what it was. */
  readonly mayEdit: boolean;
  readonly send?: Send;
  readonly onRestored?: () => void;
};

/** Who changed this record, under the words of its own list, and the way back. */
export const Changes = ({ record, id, labels, shown = asShown, mayEdit, send, onRestored }: ChangesProps) => {
  const list = useDescription();
  if (!list.history) return null;
  const words = { ...labelsOf(list), ...labels };
  return (
    <FoldedHistory
      record={list.history}
      id={id ?? record.id}
      labels={words}
      shown={shown}
      {...(mayEdit && {
        after: (change) => <RestoreValues {...{ change, record, shown, send, onRestored }} labels={words} />,
      })}
    />
  );
};

/** On a page of the record's own. */
export const PageChanges = <Row extends AnyRow>({
  list,
  ...asked
}: ChangesProps & { readonly list: ListDescription<Row> }) => (
  <DescriptionContext value={list as unknown as ListDescription<AnyRow>}>
    <Changes {...asked} />
  </DescriptionContext>
);
