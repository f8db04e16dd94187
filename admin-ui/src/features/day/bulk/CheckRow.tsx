import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { count } from '@/data/time/words';
import './bulk.css';

type HeadProps = { readonly words: string; readonly onAll: () => void; readonly onNone: () => void };

/** How many are chosen, and all or none of them at once. R137 */
export const CheckHead = ({ words, onAll, onNone }: HeadProps) => (
  <p className="check-head row middle gap-4">
    <strong role="status">{words}</strong>
    <Button size="small" variant="text" onClick={onAll}>
      select all
    </Button>
    <Button size="small" variant="text" onClick={onNone}>
      none
    </Button>
  </p>
);

type RowProps = {
  readonly edge?: string | null | undefined;
  readonly isOff?: boolean;
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly when: string;
  readonly title: string;
  readonly more: string;
  /** As they are counted to the eye; left out where only riders are known. */
  readonly places?: string;
  readonly riders: number;
  readonly children?: ReactNode;
};

/** A lesson with its box. */
export const CheckRow = ({ edge, isOff, checked, onToggle, when, title, more, places, riders, children }: RowProps) => (
  <li
    className={isOff ? 'check-row stack whole-row ruled-below check-off' : 'check-row stack whole-row ruled-below'}
    style={{ '--edge': edge ?? 'var(--line-strong)' }}
  >
    <label>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      {when && <span className="check-time">{when}</span>}
      <strong className="check-title">{title}</strong>
      <span className="check-more">{more}</span>
      <span className="check-count">
        {places && <span aria-hidden="true">{places}</span>}
        <span className={places && 'visually-hidden'}>{count(riders, 'rider')}</span>
      </span>
      {children}
    </label>
  </li>
);
