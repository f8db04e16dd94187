import { useCurrentUser } from '@/data/requests/barn';
import {
  useChangeSavedReport,
  useDeleteSavedReport,
  useSaveReport,
  useSendSavedReport,
  type NewSavedReport,
  type SavedReport,
} from '@/data/requests/saved-reports';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';
import { SavedFields } from './SavedFields';
import { addressCount, daysWords, filesWords } from './saved-words';
import { mailingAsIs, mailingOf, problems, valuesOf, type SavedValues } from './saved-values';

export type Asked = { readonly saved: SavedReport; readonly onClose: () => void };

const spanOf = (span: string) => (span ? { span: span as NonNullable<NewSavedReport['span']> } : {});

/** Name, days, when and to whom; what is shown is changed by saving it anew. */
export const ChangeSaved = ({ saved, onClose }: Asked) => {
  const { mutateAsync } = useChangeSavedReport();
  const { username } = useCurrentUser();
  const say = useSay();
  const hasDays = saved.span !== null;
  const submit = async (values: SavedValues) => {
    const { id } = saved;
    await mutateAsync({ id, title: values.title.trim(), ...spanOf(values.span), ...mailingOf(values) });
    const before = { id, title: saved.title, ...spanOf(saved.span ?? ''), ...mailingAsIs(saved) };
    say.done('Saved', { undo: () => void say.after(mutateAsync(before), () => say.done('Undone')) });
  };
  return (
    <Modal
      values={valuesOf(saved, username)}
      validate={(values: SavedValues) => problems(values, hasDays)}
      onSubmit={submit}
      onSaved={onClose}
    >
      <Question title={`Change ${saved.title}`} submitLabel="Save" onClose={onClose}>
        <SavedFields hasDays={hasDays} isStopped={saved.is_stopped === 1} />
      </Question>
    </Modal>
  );
};

/** Says to whom, because a mail is not taken back. */
export const SendSaved = ({ saved, onClose }: Asked) => {
  const { mutateAsync } = useSendSavedReport();
  const say = useSay();
  const { id, title, recipients, date1, date2 } = saved;
  const days = date1 && date2 ? `, with ${daysWords(date1, date2)}` : '';
  const send = async () => {
    await mutateAsync({ id });
    say.done(`${title} is on its way`);
  };
  return (
    <Modal values={{}} onSubmit={send} onSaved={onClose}>
      <Question title={`Send ${title} now?`} submitLabel="Send now" onClose={onClose}>
        <p>{`It goes to ${addressCount(recipients)}, as ${filesWords(saved)}${days}. Its next day stays as it is.`}</p>
        <ul className="saved-addresses">
          {recipients.map(({ email }) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      </Question>
    </Modal>
  );
};

export const DeleteSaved = ({ saved, onClose }: Asked) => {
  const { mutateAsync } = useDeleteSavedReport();
  const { mutateAsync: save } = useSaveReport();
  const say = useSay();
  const { id, title, group, report, filters, sort, contact, span, is_stopped, recipients } = saved;
  const remove = async () => {
    await mutateAsync({ id });
    const kept = { title, group, report, contact, is_stopped, ...spanOf(span ?? ''), ...mailingAsIs(saved) };
    const again = { ...kept, filters: filters as NonNullable<NewSavedReport['filters']>, ...(sort && { sort }) };
    say.done(`${title} deleted`, { undo: () => void say.after(save(again), () => say.done(`${title} is back`)) });
  };
  const mailed = saved.every === 'never' ? '' : ` It is mailed no more to ${addressCount(recipients)}.`;
  return (
    <Modal danger values={{}} onSubmit={remove} onSaved={onClose}>
      <Question title={`Delete ${title}?`} submitLabel="Delete" cancelLabel="Keep" onClose={onClose}>
        <p>{`It is no longer among the saved reports.${mailed} The report itself, and what it shows, stays.`}</p>
      </Question>
    </Modal>
  );
};
