import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { HeadWords, PrintButton } from '@/ui/HeadButton';

/** A sheet in a spreadsheet or on paper; nothing to save is no file. */
export const SheetTools = ({ onSave }: { onSave: (() => void) | undefined }) => (
  <>
    <Button variant="outlined" className="head-button" startIcon={<DownloadIcon />} disabled={!onSave} onClick={onSave}>
      <HeadWords>CSV</HeadWords>
    </Button>
    <PrintButton />
  </>
);
