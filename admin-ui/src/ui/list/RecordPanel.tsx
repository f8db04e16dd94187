import { Navigate } from 'react-router-dom';
import { ResourceContextProvider, useGetMany } from 'react-admin';
import { ApiError } from '@leadline/api-client';
import { SidePanel } from '@/ui/SidePanel';
import { Unanswered } from '@/ui/states';
import { CreateRecord, EditRecord } from './RecordForm';
import type { AnyRow } from './describe-list';
import { useDescription, useListAccess } from './list-context';
import { RecordDetails } from './RecordDetails';
import { usePanelAddress } from './use-panel-address';

const OneRecord = ({ id }: { id: string }) => {
  const { resource, name, noun, home } = useDescription();
  const { mayEdit } = useListAccess();
  const { close } = usePanelAddress();
  const { data, error, isPending, refetch } = useGetMany<AnyRow>(resource, { ids: [id] });
  const record = data?.find((row) => row?.id === id);
  if (record && home) return <Navigate to={home(record)} replace />;
  // Its page takes the list's place: beside it nothing opens on the way there.
  if (home && isPending) return null;
  if (record && mayEdit) return <EditRecord record={record} />;
  const gone = new ApiError(404, { message: `This ${noun[0]} was not found.` });
  return (
    <SidePanel title={record ? String(record[name]) : noun[0]} onClose={close}>
      {record ? (
        <RecordDetails record={record} />
      ) : (
        <Unanswered error={isPending ? null : (error ?? gone)} refetch={refetch} rows={6} />
      )}
    </SidePanel>
  );
};

/** What is open beside the list: a new record, one to edit, or one to look at where nothing may be changed. */
export const RecordPanel = () => {
  const { resource } = useDescription();
  const { mayCreate } = useListAccess();
  const { opened } = usePanelAddress();
  if (!opened || (opened === 'create' && !mayCreate)) return null;
  return (
    <ResourceContextProvider value={resource}>
      {opened === 'create' ? <CreateRecord /> : <OneRecord key={opened} id={opened} />}
    </ResourceContextProvider>
  );
};
