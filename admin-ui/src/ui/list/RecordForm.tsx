import { useId, useRef, useState, type ReactNode } from 'react';
import { CreateBase, EditBase, Form, useUpdate } from 'react-admin';
import { asApiError } from '@leadline/api-client';
import { SidePanel } from '@/ui/SidePanel';
import { Loading } from '@/ui/states';
import { useSay } from '@/ui/use-say';
import { FormButtons } from '@/ui/form/FormButtons';
import { FormRefusals } from '@/ui/form/FormRefusals';
import { useLeaveAfterSaving } from '@/ui/form/use-leave-after-saving';
import { Changes } from './Changes';
import type { AnyRow, Words } from './describe-list';
import { useDescription } from './list-context';
import { RecordInputs } from './RecordInputs';
import { useRefresh } from './use-refresh';
import { StaleRecord, type Current } from './StaleRecord';
import { usePanelAddress } from './use-panel-address';

const said = (words: Words | undefined) => (words?.seconds ? { seconds: words.seconds } : {});

type FieldsProps = {
  readonly title: string;
  readonly warns: boolean;
  readonly recordId?: string;
  /** What somebody else did to the record meanwhile. */
  readonly notice?: ReactNode;
};

const Fields = ({ title, warns, recordId, notice }: FieldsProps) => {
  const { Inputs = RecordInputs, Belongings } = useDescription();
  const { close } = usePanelAddress();
  const id = useId();
  return (
    <Form id={id} className="panel-form-frame" noValidate disableInvalidFormNotification warnWhenUnsavedChanges={warns}>
      <FormRefusals />
      <SidePanel title={title} onClose={close} footer={<FormButtons onCancel={close} />}>
        {notice}
        <div className="record-form">
          <Inputs />
        </div>
        {Belongings && recordId && <Belongings id={recordId} />}
        {recordId && <Changes id={recordId} />}
      </SidePanel>
    </Form>
  );
};

export const CreateRecord = () => {
  const { resource, name, noun, words, home } = useDescription();
  const { close, openRow } = usePanelAddress();
  const added = useRef<AnyRow>(undefined);
  const { isSaved, saved } = useLeaveAfterSaving(() => (home && added.current ? openRow(added.current) : close()));
  const refresh = useRefresh();
  const say = useSay();
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      mutationOptions={{
        onSuccess: (made: AnyRow) => {
          const called = String(made[name]);
          say.done(words?.added?.(called) ?? `${called} was added`, { ...said(words), warnings: made.warnings });
          refresh();
          added.current = made;
          saved();
        },
      }}
    >
      <Fields title={words?.create ?? `New ${noun[0]}`} warns={!isSaved} />
    </CreateBase>
  );
};

export const EditRecord = ({ record }: { record: AnyRow }) => {
  const { resource, name, words } = useDescription();
  const { close } = usePanelAddress();
  const refresh = useRefresh();
  const { isSaved, saved } = useLeaveAfterSaving(close);
  const [update] = useUpdate();
  const say = useSay();
  const title = words?.edit ?? String(record[name]);
  // What the form shows is this row, unless somebody else's change has been seen since.
  const [seen, setSeen] = useState(record);
  const [current, setCurrent] = useState<Current | null>(null);
  const settle = (row: AnyRow) => {
    setSeen(row);
    setCurrent(null);
  };
  // The panel has gone by then, and only a promise is still heard.
  const takeBack = (now: AnyRow) =>
    void say.after(
      update(
        resource,
        { id: record.id, data: { ...seen, version: now.version }, previousData: now },
        { returnPromise: true },
      ),
      () => {
        refresh();
        say.done('Undone');
      },
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
        onSuccess: (now: AnyRow) => {
          const called = String(now[name]);
          say.done(words?.saved?.(called) ?? `Changes to ${called} saved`, {
            ...said(words),
            warnings: now.warnings,
            undo: () => takeBack(now),
          });
          refresh();
          saved();
        },
        onError: (error: unknown) => {
          const { status, current: now } = asApiError(error);
          if (status === 412) setCurrent(now as Current);
        },
      }}
    >
      <Fields
        title={title}
        warns={!isSaved}
        recordId={record.id}
        notice={current && <StaleRecord current={current} onSettled={settle} />}
      />
    </EditBase>
  );
};
