import { useWatch } from 'react-hook-form';
import { useAddNote, type NoteKind, type NotePage, type NoteSubject } from '@/data/requests/notes';
import { AreaField, RadioField, TextField, ToggleField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = {
  readonly notes: string;
  readonly seen: 'public' | 'private';
  readonly pin: boolean;
  readonly sendEmail: boolean;
  readonly emailAddress: string;
};

type AddNoteProps = {
  readonly about: NoteSubject & { readonly name: string };
  readonly page: Pick<NotePage, 'can_add_private' | 'usual_email' | 'can_change_email'>;
  readonly isPublic: boolean;
  /** Written at a lesson. */
  readonly lessonId?: string;
  readonly onClose: () => void;
};

/** What a choice means for people, said before it is made. A06 */
const readers: Readonly<Record<NoteKind, { readonly public: string; readonly private: string }>> = {
  client: { public: 'the family may read it, too', private: 'the barn alone' },
  staff: { public: 'whom it is about may read it, too', private: 'administrators alone' },
  horse: { public: 'all who may open its notes', private: 'administrators and few others' },
};
const choicesFor = (kind: NoteKind) => [
  { id: 'public', name: `Public: ${readers[kind].public}` },
  { id: 'private', name: `Private: ${readers[kind].private}` },
];
const NOBODY = 'There is no email address that this note could go to.';

/** Never for a private note; administrators may write another address than the usual one. F01 */
const EmailFields = ({ about, page }: Pick<AddNoteProps, 'about' | 'page'>) => {
  const [seen, sendEmail] = useWatch<Values, ['seen', 'sendEmail']>({ name: ['seen', 'sendEmail'] });
  const usual = page.usual_email ?? (about.kind === 'horse' ? 'the barn' : null);
  const mayChange = page.can_change_email === 1;
  if (seen === 'private') return <p className="muted">A private note is never emailed.</p>;
  if (!mayChange && !usual) return <p className="muted">{NOBODY}</p>;
  return (
    <>
      <ToggleField source="sendEmail" label={mayChange ? 'Email this note' : `Email this note to ${usual ?? ''}`} />
      {sendEmail && mayChange && (
        <TextField
          source="emailAddress"
          label="Email address"
          type="email"
          autoComplete="off"
          hint={about.kind === 'horse' ? 'Left empty, it goes to the barn.' : undefined}
        />
      )}
    </>
  );
};

/** The dialog itself would take the focus. */
const beginToWrite = (place: HTMLElement | null) => place?.querySelector('textarea')?.focus();

/** Text, who may read it, whether it stands first, and whether it is emailed. A05 */
export const AddNote = ({ about, page, isPublic, lessonId, onClose }: AddNoteProps) => {
  const { mutateAsync } = useAddNote(about, lessonId);
  const say = useSay();
  const isEmailed = ({ seen, sendEmail }: Values) => seen === 'public' && sendEmail;
  const save = async (values: Values) => {
    const address = values.emailAddress.trim();
    await mutateAsync({
      notes: values.notes,
      is_public: values.seen === 'public' ? 1 : 0,
      pin: values.pin ? 1 : 0,
      sendEmail: isEmailed(values) ? 1 : 0,
      ...(isEmailed(values) && address && { emailAddress: address }),
    });
    say.done(isEmailed(values) ? 'The note was added and is being emailed' : 'The note was added');
  };
  const validate = (values: Values) => ({
    ...(!values.notes.trim() && { notes: 'Please write a note' }),
    ...(isEmailed(values) &&
      page.can_change_email === 1 &&
      about.kind !== 'horse' &&
      !values.emailAddress.trim() && { emailAddress: NOBODY }),
  });
  const mayHide = page.can_add_private === 1;
  const values: Values = {
    notes: '',
    seen: isPublic || !mayHide ? 'public' : 'private',
    pin: false,
    sendEmail: false,
    emailAddress: page.usual_email ?? '',
  };
  return (
    <Modal values={values} validate={validate} onSubmit={save} onSaved={onClose}>
      <Question title={`Note about ${about.name}`} submitLabel="Save note" onClose={onClose}>
        <div ref={beginToWrite}>
          <AreaField source="notes" label="Note" required rows={5} />
        </div>
        {mayHide && <RadioField source="seen" legend="Who may read it" options={choicesFor(about.kind)} />}
        {lessonId === undefined && <ToggleField source="pin" label="Pin it: it stands first" />}
        <EmailFields about={about} page={page} />
      </Question>
    </Modal>
  );
};
