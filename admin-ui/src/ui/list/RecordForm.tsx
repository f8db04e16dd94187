import { useRef, useState } from 'react';
import { CreateBase, RecordContextProvider } from 'react-admin';
import { SidePanel } from '@/ui/SidePanel';
import { useSay } from '@/ui/use-say';
import { FormButtons } from '@/ui/form/FormButtons';
import { GuardedForm } from '@/ui/form/GuardedForm';
import { useLeaveAfterSaving } from '@/ui/form/use-leave-after-saving';
import { Changes } from './Changes';
import type { AnyRow, Words } from './describe-list';
import { useDescription } from './list-context';
import { RecordInputs } from './RecordInputs';
import { useRecordEdit } from './use-record-edit';
import { useRefresh } from './use-refresh';
import { ValuesForm } from '@/ui/form/ValuesForm';
import { StaleRecord } from './StaleRecord';
import { usePanelAddress } from './use-panel-address';

const said = (words: Words | undefined) => (words?.seconds ? { seconds: words.seconds } : {});

export const CreateRecord = () => {
  const { resource, name, noun, words, home, Inputs = RecordInputs } = useDescription();
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
      <GuardedForm className="panel-form-frame" watched={!isSaved}>
        <SidePanel title={words?.create ?? `New ${noun[0]}`} onClose={close} footer={<FormButtons onCancel={close} />}>
          <div className="record-form stack top gap-4">
            <Inputs />
          </div>
        </SidePanel>
      </GuardedForm>
    </CreateBase>
  );
};

export const EditRecord = ({ record }: { record: AnyRow }) => {
  const { name, words, Inputs = RecordInputs, Belongings } = useDescription();
  const { close } = usePanelAddress();
  const [opened] = useState(record);
  const { save, current, settle } = useRecordEdit(opened);
  return (
    <RecordContextProvider value={opened}>
      <ValuesForm className="panel-form-frame" warns values={opened} onSubmit={save} onSaved={close}>
        <SidePanel
          title={words?.edit ?? String(record[name])}
          onClose={close}
          footer={<FormButtons onCancel={close} />}
        >
          {current && <StaleRecord current={current} onSettled={settle} />}
          <div className="record-form stack top gap-4">
            <Inputs />
          </div>
          {Belongings && <Belongings id={record.id} />}
          <Changes record={record} mayEdit onRestored={close} />
        </SidePanel>
      </ValuesForm>
    </RecordContextProvider>
  );
};
