import { useState } from 'react';
import { useBulkExport, useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import type { AnyRow } from './describe-list';
import { useDescription, useListAccess } from './list-context';
import { useBulkActivation } from './use-bulk-activation';

const words = { 0: 'Inactivate', 1: 'Activate' } as const;

/** Whoever may take others along is asked about first. */
const AskedActivation = ({ active }: { active: 0 | 1 }) => {
  const { BulkActivation } = useDescription();
  const { data = [], selectedIds } = useListContext<AnyRow>();
  const [asking, setAsking] = useState(false);
  const rows = data.filter((row) => selectedIds.includes(row.id) && row.is_active !== active);
  return (
    <>
      <Button variant="outlined" disabled={rows.length === 0} onClick={() => setAsking(true)}>
        {words[active]}
      </Button>
      {asking && BulkActivation && <BulkActivation rows={rows} active={active} onClose={() => setAsking(false)} />}
    </>
  );
};

const Activation = ({ active }: { active: 0 | 1 }) => {
  const { isPending, setAll } = useBulkActivation(active);
  return (
    <Button variant="outlined" disabled={isPending} onClick={setAll}>
      {words[active]}
    </Button>
  );
};

/** What can be done with the rows ticked; comes from below when there are any. */
export const BulkBar = () => {
  const { mayEdit } = useListAccess();
  const { Activation: asksFirst, BulkActivation } = useDescription();
  const mayActivate = mayEdit && (!asksFirst || BulkActivation !== undefined);
  const Bulk = BulkActivation ? AskedActivation : Activation;
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const exportSelected = useBulkExport({});
  if (selectedIds.length === 0) return null;
  const { is_active } = filterValues as { is_active?: string };
  return (
    <div className="bulk-bar" role="toolbar" aria-label="With what is selected">
      <strong>{selectedIds.length} selected</strong>
      {mayActivate && is_active !== '0' && <Bulk active={0} />}
      {mayActivate && is_active !== '1' && <Bulk active={1} />}
      <Button variant="outlined" onClick={() => exportSelected()}>
        Export
      </Button>
      <Button variant="text" onClick={() => onUnselectItems()}>
        Select none
      </Button>
    </div>
  );
};
