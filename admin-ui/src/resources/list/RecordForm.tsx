import { useId } from 'react';
import { CreateBase, EditBase, Form, useUpdate, type RaRecord } from 'react-admin';
import { SidePanel } from '@/ui/SidePanel';
import { Loading } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { FormButtons } from '@/ui/FormButtons';
import { FormRefusals } from '@/ui/FormRefusals';
import { useLeaveAfterSaving } from '@/ui/use-leave-after-saving';
import type { AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { usePanelAddress } from './use-panel-address';

type FieldsProps = { readonly title: string; readonly warns: boolean; readonly recordId?: string };

const Fields = ({ title, warns, recordId }: FieldsProps) => {
  const { Inputs, Belongings } = useDescription();
  const { close } = usePanelAddress();
  const id = useId();
  return (
    <Form id={id} className="panel-form-frame" noValidate disableInvalidFormNotification warnWhenUnsavedChanges={warns}>
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
  const { isSaved, saved } = useLeaveAfterSaving(usePanelAddress().close);
  const say = useSay();
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationOptions={{
        onSuccess: (made: RaRecord) => {
          say.done(`${made[name]} was added`);
          saved();
        },
      }}
    >
      <Fields title={words?.create ?? `New ${noun[0]}`} warns={!isSaved} />
    </CreateBase>
  );
};

export const EditRecord = ({ record }: { record: AnyRow }) => {
  const { resource, name } = useDescription();
  const { close } = usePanelAddress();
  const { isSaved, saved } = useLeaveAfterSaving(close);
  const [update] = useUpdate();
  const say = useSay();
  const title = String(record[name]);
  // The panel has gone by then, and only a promise is still heard.
  const takeBack = (now: RaRecord) =>
    void say.after(update(resource, { id: record.id, data: record, previousData: now }, { returnPromise: true }), () =>
      say.done('Undone'),
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
        onSuccess: (now: RaRecord) => {
          say.done(`Changes to ${now[name]} saved`, { undo: () => takeBack(now) });
          saved();
        },
      }}
    >
      <Fields title={title} warns={!isSaved} recordId={record.id} />
    </EditBase>
  );
};
