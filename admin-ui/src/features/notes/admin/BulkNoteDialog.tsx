import { useBulkNotePreview, useWriteBulkNote } from '@/data/requests/bulk-notes';
import { count } from '@/data/time/words';
import { AreaField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

type Values = { readonly notes: string };
type Reached = NonNullable<ReturnType<typeof useBulkNotePreview>['data']>;

const validate = ({ notes }: Values) => (notes.trim() ? {} : { notes: 'Please write a note' });

const Reach = ({ reached: { emails, without_email } }: { reached: Reached }) => (
  <div role="status">
    <p>
      {emails === 0 ? (
        'No active account holder has an email address, so nobody can be written to.'
      ) : (
        <>
          It is emailed to <strong>{count(emails, 'account holder')}</strong> and kept as a public note on each account.
          It cannot be called back.
        </>
      )}
    </p>
    {without_email > 0 && emails > 0 && (
      <p className="muted">{`${count(without_email, 'account holder')} without an email address will not get it.`}</p>
    )}
  </div>
);

/** Says to how many people it goes before it goes. R058 */
export const BulkNoteDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useBulkNotePreview();
  const { mutateAsync } = useWriteBulkNote();
  const say = useSay();
  const emails = data?.emails ?? 0;
  const send = async ({ notes }: Values) => {
    const written = await mutateAsync({ notes });
    say.done(`The note is being emailed to ${count(written.emails, 'account holder')}`);
  };
  return (
    <Modal<Values> danger values={{ notes: '' }} validate={validate} onSubmit={send} onSaved={onClose}>
      <Question
        title="Write to all account holders"
        submitLabel={emails ? `Send to ${emails}` : 'Send'}
        disabled={emails === 0}
        onClose={onClose}
      >
        <AreaField source="notes" label="Note" required rows={7} />
        {data ? <Reach reached={data} /> : <Unanswered error={error} refetch={refetch} rows={1} label="Counting" />}
      </Question>
    </Modal>
  );
};
