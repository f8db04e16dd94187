import { useListContext } from 'react-admin';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useExportList } from '@/data/requests/export-list';
import { useSay } from '@/ui/use-say';
import { useDescription } from './list-context';
import { useColumns } from './use-columns';

/** The columns that are shown, of everything that matches. */
export const ExportList = () => {
  const { resource } = useDescription();
  const { filterValues, sort, total } = useListContext();
  const { shown } = useColumns();
  const { mutateAsync, isPending } = useExportList();
  const say = useSay();
  const columns = shown.map(({ source, label }) => [source, label] as const);
  const save = () =>
    void say.after(mutateAsync({ resource, filter: filterValues, sort, columns }), () =>
      say.done(`${total ?? 0} rows are in ${resource}.csv`),
    );
  return (
    <Button variant="text" startIcon={<DownloadIcon />} disabled={isPending || !total} onClick={save}>
      {isPending ? 'Exporting …' : 'Export'}
    </Button>
  );
};
