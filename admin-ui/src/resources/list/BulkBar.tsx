import { useBulkExport, useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import { useDescription, useListAccess } from './list-context';
import { useBulkActivation } from './use-bulk-activation';

const Activation = ({ active }: { active: 0 | 1 }) => {
  const { isPending, setAll } = useBulkActivation(active);
  return (
    <Button variant="outlined" disabled={isPending} onClick={setAll}>
      {active ? 'Activate' : 'Inactivate'}
    </Button>
  );
};

/** What can be done with the rows ticked; comes from below when there are any. */
export const BulkBar = () => {
  const mayActivate = useListAccess().mayEdit && !useDescription().Activation;
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const exportSelected = useBulkExport({});
  if (selectedIds.length === 0) return null;
  const { is_active } = filterValues as { is_active?: string };
  return (
    <div className="bulk-bar" role="toolbar" aria-label="With what is selected">
      <strong>{selectedIds.length} selected</strong>
      {mayActivate && is_active !== '0' && <Activation active={0} />}
      {mayActivate && is_active !== '1' && <Activation active={1} />}
      <Button variant="outlined" onClick={() => exportSelected()}>
        Export
      </Button>
      <Button variant="text" onClick={() => onUnselectItems()}>
        Select none
      </Button>
    </div>
  );
};
