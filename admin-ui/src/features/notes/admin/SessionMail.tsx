import { useState } from 'react';
import { useBulkNotePreview, useWriteBulkNote, type BulkTo } from '@/data/requests/bulk-notes';
import type { Registration } from '@/data/requests/registrations';
import { count } from '@/data/time/words';
import { AreaField, TextField } from '@/ui/form/form-inputs';
import { Toggle } from '@/ui/form/inputs';
import { Modal, Question } from '@/ui/Modal';
import { Unanswered } from '@/ui/states';
import { useSay } from '@/ui/use-say';

type Values = { readonly subject: string; readonly notes: string };
type Reached = NonNullable<ReturnType<typeof useBulkNotePreview>['data']>;

const families = (number: number) => count(number, 'family', 'families');

const validate = ({ subject, notes }: Values) => ({
  ...(subject.trim() ? {} : { subject: 'Please write a subject' }),
  ...(notes.trim() ? {} : { notes: 'Please write a text' }),
});

const Reach = ({ reached: { emails, unreached } }: { reached: Reached }) => (
  <div role="status">
    <p>
      {emails === 0 ? (
        'None of these families has an email address, so nobody can be written to.'
      ) : (
        <>
          It is emailed to <strong>{families(emails)}</strong>, one mail to the account holder of each and to guardians
          who get the family’s mails, and kept as a public note on each account. It cannot be called back.
        </>
      )}
    </p>
    {unreached.length > 0 && (
      <p>{`No email address, so without the mail: ${unreached.map(({ person_name }) => person_name).join(', ')}`}</p>
    )}
  </div>
);

type MailProps = { readonly session: Registration; readonly onClose: () => void };

/** To the families of a session: whom it reaches and whom not is said before it goes. */
export const SessionMail = ({ session, onClose }: MailProps) => {
  const [withPending, setPending] = useState(false);
  const [withWaiting, setWaiting] = useState(false);
  const to: BulkTo = {
    series_id: session.id,
    ...(withPending && { with_pending: 1 }),
    ...(withWaiting && { with_waiting: 1 }),
  };
  const { data, error, refetch } = useBulkNotePreview(to);
  const { mutateAsync } = useWriteBulkNote();
  const say = useSay();
  const emails = data?.emails ?? 0;
  const send = async (values: Values) => {
    const written = await mutateAsync({ ...values, ...to });
    say.done(`The mail is on its way to ${families(written.emails)}`);
  };
  return (
    <Modal<Values> danger values={{ subject: '', notes: '' }} validate={validate} onSubmit={send} onSaved={onClose}>
      <Question
        title={`Mail to the families of ${session.title}`}
        submitLabel={emails ? `Send to ${families(emails)}` : 'Send'}
        disabled={emails === 0}
        onClose={onClose}
      >
        <TextField source="subject" label="Subject" required maxLength={200} />
        <AreaField source="notes" label="Text" required rows={7} />
        {session.asking > 0 && (
          <Toggle
            label={`Also who waits for your answer (${session.asking})`}
            checked={withPending}
            onChange={setPending}
          />
        )}
        {session.waiting > 0 && (
          <Toggle label={`Also the waiting list (${session.waiting})`} checked={withWaiting} onChange={setWaiting} />
        )}
        {data ? <Reach reached={data} /> : <Unanswered error={error} refetch={refetch} rows={1} label="Counting" />}
      </Question>
    </Modal>
  );
};
