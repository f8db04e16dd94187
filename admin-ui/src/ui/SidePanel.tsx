import { useEffect, useRef, type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { Loading } from './states';
import { useKeptFocus } from './use-kept-focus';
import './side-panel.css';

type SidePanelProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** Opens beside the list or calendar, which stays in view; covers it below 900 px. Escape closes, focus moves in. */
export const SidePanel = ({ title, onClose, children, footer }: SidePanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : null;
      (back ?? document.getElementById('content'))?.focus({ preventScroll: back === null });
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="panel no-print"
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header className="panel-head row between gap-2 ruled-below">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      <div className="panel-body">{children}</div>
      {footer && <footer className="panel-foot">{footer}</footer>}
    </aside>
  );
};

/** Holds the place of a panel whose file is on its way: what it opens beside is as wide before as after. */
export const PanelOpening = () => (
  <div className="panel no-print">
    <div className="panel-body">
      <Loading />
    </div>
  </div>
);
