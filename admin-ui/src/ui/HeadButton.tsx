import type { ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import './head-button.css';

/** Words of a button in a page's head: on a phone its icon stands for them, and they are read aloud. */
export const HeadWords = ({ children }: { children: ReactNode }) => (
  <span className="hidden-on-phones">{children}</span>
);

/** What a page is opened for: to add one more. */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button
    variant="contained"
    className="head-button head-add"
    startIcon={<AddIcon fontSize="small" />}
    onClick={onClick}
  >
    <HeadWords>{children}</HeadWords>
  </Button>
);

/** Prints the page as it stands, and does not stand on it. */
export const PrintButton = () => (
  <Button variant="outlined" className="head-button no-print" startIcon={<PrintIcon />} onClick={() => window.print()}>
    <HeadWords>Print</HeadWords>
  </Button>
);
