import { useState } from 'react';
import Button from '@mui/material/Button';
import type { RecordChange } from '@/data/requests/record-history';
import { useOptions } from '@/data/requests/options';
import { StaleChanges } from '@/ui/form/StaleChanges';
import { labelOf as called, type Labels } from '@/ui/history/changed';
import type { Shown } from '@/ui/history/values';
import { Modal, Question } from '@/ui/Modal';
import { valueOf, type AnyRow } from './describe-list';
import { useDescription } from './list-context';
import { restorable, type LeftField, type RestoredField } from './restorable';
import { useRecordEdit, type Send } from './use-record-edit';

const Nothing = () => <span className="muted">nothing</span>;

const Restored = ({ label, now, then, isChangedSince }: RestoredField) => (
  <li>
    <span className="muted">{label}: </span>
    {now ?? <Nothing />}
    <span aria-hidden="true"> → </span>
    <span className="visually-hidden"> becomes </span>
    <strong>{then ?? <Nothing />}</strong>
    {isChangedSince && <span className="muted"> (changed again since then)</span>}
  </li>
);

const Left = ({ left }: { readonly left: readonly LeftField[] }) => (
  <ul className="history-details muted">
    {left.map(({ label, why }) => (
      <li key={label}>
        {label} stays as it is: {why}.
      </li>
    ))}
  </ul>
);

type RestoreProps = {
  readonly change: RecordChange;
  readonly record: AnyRow;
  readonly labels: Labels;
  readonly shown: Shown;
  /** How changes are sent, where not as its list saves a row. */
  readonly send?: Send | undefined;
  readonly onRestored?: (() => void) | undefined;
};

/** What would be so again, before it is; sent as a change like any other, which can be taken back. */
const AskToRestore = ({ onClose, ...asked }: RestoreProps & { readonly onClose: () => void }) => {
  const { change, record, labels, shown, send, onRestored } = asked;
  const { fields, noun } = useDescription();
  const options = useOptions();
  const [now, setNow] = useState(record);
  const { save, current, settle } = useRecordEdit(record, send);
  const labelOf = (field: string) => called(field, labels);
  const { restored, left } = restorable(change.values, now, { fields, labelOf, shown, options });
  const goOn = () => {
    const theirs = { ...now, ...current };
    settle(theirs);
    setNow(theirs);
  };
  return (
    <Modal
      values={{}}
      onSubmit={() => save(Object.assign({ ...now }, ...restored.map(({ sent }) => sent)))}
      onSaved={() => {
        onClose();
        onRestored?.();
      }}
    >
      <Question
        title="Restore these values?"
        submitLabel="Restore"
        disabled={restored.length === 0 || current !== null}
        onClose={onClose}
      >
        {current && (
          <StaleChanges
            noun={noun[0]}
            changed_by={current.changed_by ?? null}
            {...(current.changed_at && { changed_at: current.changed_at })}
            changes={fields.map((field) => ({
              label: field.label,
              was: valueOf(now, field),
              is: valueOf({ ...now, ...current }, field),
            }))}
            onKeepMine={goOn}
            onTakeTheirs={onClose}
          />
        )}
        {restored.length > 0 ? (
          <ul className="history-values">
            {restored.map((field) => (
              <Restored key={field.label} {...field} />
            ))}
          </ul>
        ) : (
          <p>There is nothing to restore.</p>
        )}
        {left.length > 0 && <Left left={left} />}
      </Question>
    </Modal>
  );
};

/** Beside a change that a record's own form could have made. */
export const RestoreValues = (asked: RestoreProps) => {
  const { fields } = useDescription();
  const [isAsked, setAsked] = useState(false);
  const names = fields.flatMap(({ column, source, input }) => (input ? [column ?? input.source ?? source] : []));
  if (!asked.change.values.some(({ field }) => names.includes(field))) return null;
  return (
    <>
      <Button size="small" variant="text" onClick={() => setAsked(true)}>
        Restore these values…
      </Button>
      {isAsked && <AskToRestore {...asked} onClose={() => setAsked(false)} />}
    </>
  );
};
