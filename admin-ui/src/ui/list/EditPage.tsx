import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FormButtons } from '@/ui/form/FormButtons';
import { ValuesForm } from '@/ui/form/ValuesForm';
import type { AnyRow, ListDescription } from './describe-list';
import { DescriptionContext } from './list-context';
import { RecordInputs } from './RecordInputs';
import { StaleRecord } from './StaleRecord';
import { useRecordEdit, type Send } from './use-record-edit';

type PageFormProps = {
  readonly record: AnyRow;
  /** How changes are sent, where not as its list saves a row. */
  readonly send?: Send | undefined;
  /** What is wrong with what was filled in, beside what the description says. */
  readonly validate?: (values: AnyRow) => Readonly<Record<string, unknown>>;
  /** Where saving and leaving lead. */
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

const PageForm = ({ record, send, validate, onSaved, onCancel }: PageFormProps) => {
  const [opened] = useState(record);
  const { save, current, settle } = useRecordEdit(opened, send);
  return (
    <RecordContextProvider value={opened}>
      <ValuesForm
        className="record-part record-page-form readable"
        warns
        values={opened}
        onSubmit={save}
        onSaved={onSaved}
        {...(validate && { validate })}
      >
        {current && <StaleRecord current={current} onSettled={settle} />}
        <RecordInputs />
        <p className="record-page-buttons row wrap end gap-2-3">
          <FormButtons onCancel={onCancel} />
        </p>
      </ValuesForm>
    </RecordContextProvider>
  );
};

/** A record's form on the record's own page. Saving can be taken back; what somebody else changed meanwhile is not overwritten. */
export const EditPage = <Row extends AnyRow>({
  list,
  ...form
}: PageFormProps & { readonly list: ListDescription<Row> }) => (
  <DescriptionContext value={list as unknown as ListDescription<AnyRow>}>
    <PageForm {...form} />
  </DescriptionContext>
);
