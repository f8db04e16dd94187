import { useId } from 'react';
import { CreateBase, EditBase, Form, useUpdate, type RaRecord } from 'react-admin';
import { SidePanel } from '@/ui/SidePanel';
import { Loading } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { FormButtons } from '@/ui/FormButtons';
import { FormRefusals } from '@/ui/FormRefusals';
import type { AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { usePanelAddress } from './use-panel-address';

const Fields = ({ title, recordId }: { title: string; recordId?: string }) => {
  const { Inputs, Belongings } = useDescription();
  const { close } = usePanelAddress();
  const id = useId();
  return (
    <Form id={id} className="panel-form-frame" noValidate disableInvalidFormNotification warnWhenUnsavedChanges>
      <FormRefusals />
      <SidePanel title={title} onClose={close} footer={<FormButtons onCancel={close} />}>
        <div className="record-form">{Inputs && <Inputs />}</div>
        {Belongings && recordId && <Belongings id={recordId} />}
      </SidePanel>
    </Form>
  );
};

export const CreateRecord = () => {
  const { resource, name, noun, words } = useDescription();
  const { close } = usePanelAddress();
  const say = useSay();
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationOptions={{
        onSuccess: (made: RaRecord) => {
          say.done(`${made[name]} was added`);
          close();
        },
      }}
    >
      <Fields title={words?.create ?? `New ${noun[0]}`} />
    </CreateBase>
  );
};

export const EditRecord = ({ record }: { record: AnyRow }) => {
  const { resource, name } = useDescription();
  const { close } = usePanelAddress();
  const [update] = useUpdate();
  const say = useSay();
  const title = String(record[name]);
  // The panel has gone by then, and only a promise is still heard.
  const takeBack = (saved: RaRecord) =>
    void say.after(
      update(resource, { id: record.id, data: record, previousData: saved }, { returnPromise: true }),
      () => say.done('Undone'),
    );
  return (
    <EditBase
      resource={resource}
      id={record.id}
      mutationMode="pessimistic"
      redirect={false}
      loading={
        <SidePanel title={title} onClose={close}>
          <Loading rows={6} />
        </SidePanel>
      }
      mutationOptions={{
        onSuccess: (saved: RaRecord) => {
          say.done(`Changes to ${saved[name]} saved`, { undo: () => takeBack(saved) });
          close();
        },
      }}
    >
      <Fields title={title} recordId={record.id} />
    </EditBase>
  );
};
