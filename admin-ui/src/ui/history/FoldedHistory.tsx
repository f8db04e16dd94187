import { useState, type ReactNode } from 'react';
import { useAccess } from '@/data/providers/use-access';
import type { RecordChange, RecordKind } from '@/data/requests/record-history';
import type { Labels } from './changed';
import { RecordHistory } from './RecordHistory';
import type { Shown } from './values';
import '@/ui/fold.css';

type FoldedHistoryProps = {
  readonly record: RecordKind;
  readonly id: string;
  readonly labels: Labels;
  readonly shown?: Shown;
  /** What can be done about a change. */
  readonly after?: (change: RecordChange) => ReactNode;
};

/** Below a form: asked for by those who may, and loaded only then. */
export const FoldedHistory = (asked: FoldedHistoryProps) => {
  const { canCall } = useAccess();
  const [isOpen, setOpen] = useState(false);
  if (!canCall('history/index')) return null;
  return (
    <details className="fold history-folded" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes</summary>
      {isOpen && <RecordHistory {...asked} />}
    </details>
  );
};
