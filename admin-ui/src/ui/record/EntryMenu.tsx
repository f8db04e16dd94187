import MoreIcon from '@mui/icons-material/MoreHoriz';
import { MenuButton } from '@/ui/MenuButton';

type EntryMenuProps = {
  /** As the entry is called by whoever reads. */
  readonly of: string;
  readonly onEdit: () => void;
  /** Of what is kept as a file. */
  readonly onReplace?: () => void;
  readonly onRemove: () => void;
};

/** What can be done with one entry of a record's table. */
export const EntryMenu = ({ of, onEdit, onReplace, onRemove }: EntryMenuProps) => (
  <MenuButton
    label={`More about ${of}`}
    icon={<MoreIcon fontSize="small" />}
    entries={[
      { key: 'edit', label: 'Edit', onClick: onEdit },
      ...(onReplace ? [{ key: 'replace', label: 'Replace…', onClick: onReplace }] : []),
      { key: 'remove', label: 'Remove', danger: true, onClick: onRemove },
    ]}
  />
);
