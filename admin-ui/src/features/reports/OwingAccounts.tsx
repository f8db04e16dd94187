import { useState } from 'react';
import Button from '@mui/material/Button';
import { useAccess } from '@/data/providers/use-access';
import type { ReportRow } from '@/data/requests/report';
import { Remind } from '@/features/money/reminders/Remind';
import '@/ui/list/table.css';

const idOf = ({ account_id }: ReportRow) => String(account_id);
const hasInvoices = ({ invoices }: ReportRow) => typeof invoices === 'number' && invoices > 0;

/** Accounts that owe are reminded one by one or many at once; lessons without cover alone are no invoice to remind of. */
export const useReminding = (rows: readonly ReportRow[], isOwing: boolean) => {
  const { canCall } = useAccess();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly string[]>();
  const some = rows.filter(hasInvoices).map(idOf);
  if (!isOwing || !canCall('payments/remind') || some.length === 0) return undefined;
  const picked = some.filter((id) => chosen.has(id));
  const set = (ids: readonly string[], on: boolean) =>
    setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  return {
    lead: {
      head: (
        <Choose
          label="All accounts with invoices"
          checked={picked.length === some.length}
          onChange={(on) => set(some, on)}
        />
      ),
      of: (row: ReportRow) =>
        hasInvoices(row) && (
          <Choose
            label={`Choose ${row.person_name}`}
            checked={chosen.has(idOf(row))}
            onChange={(on) => set([idOf(row)], on)}
          />
        ),
    },
    last: {
      head: 'Next step',
      of: (row: ReportRow) =>
        hasInvoices(row) && (
          <Button
            variant="text"
            size="small"
            aria-label={`Remind ${row.person_name}`}
            onClick={() => setAsked([idOf(row)])}
          >
            Remind
          </Button>
        ),
    },
    bar: (
      <>
        {picked.length > 0 && (
          <div className="bulk-bar no-print" role="toolbar" aria-label="With what is selected">
            <strong>{`${picked.length} selected`}</strong>
            <Button variant="outlined" onClick={() => setAsked(picked)}>
              Remind…
            </Button>
            <Button variant="text" onClick={() => setChosen(new Set())}>
              Select none
            </Button>
          </div>
        )}
        {asked && <Remind accountIds={asked} onClose={() => setAsked(undefined)} />}
      </>
    ),
  };
};

type ChooseProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const Choose = ({ label, checked, onChange }: ChooseProps) => (
  <label className="report-choose">
    <input type="checkbox" aria-label={label} checked={checked} onChange={({ target }) => onChange(target.checked)} />
  </label>
);
