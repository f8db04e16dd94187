import { useWatch } from 'react-hook-form';
import { photoWords, useNotePhotoConsent, type PhotoConsent } from '@/data/requests/photo-consents';
import { RadioField } from '@/ui/form/form-inputs';
import { Modal, Question } from '@/ui/Modal';
import { useSay } from '@/ui/use-say';

type Values = Pick<PhotoConsent, 'photo_consent'>;
type Props = {
  readonly rider: { readonly studentId: string; readonly name: string };
  readonly consent: PhotoConsent;
  readonly onClose: () => void;
};

const options = Object.entries(photoWords).map(([id, name]) => ({ id, name }));

const follows: Readonly<Record<PhotoConsent['photo_consent'], string>> = {
  unanswered: 'The family is asked again in its portal.',
  none: 'The day sheet and the roster say that no pictures are to be taken.',
  barn: 'Pictures stay inside: notice board and portal.',
  public: 'Pictures may stand on the web site and in social media.',
};

const Consequence = () => {
  const chosen = useWatch<Values, 'photo_consent'>({ name: 'photo_consent' });
  return <p className="muted">{`${follows[chosen]} The family sees that staff noted it, and can change it.`}</p>;
};

/** What stands on paper, for whoever has not answered in the portal. */
export const PhotoQuestion = ({ rider: { studentId, name }, consent, onClose }: Props) => {
  const { mutateAsync } = useNotePhotoConsent();
  const say = useSay();
  const note = (photo_consent: PhotoConsent['photo_consent']) => mutateAsync({ student_id: studentId, photo_consent });
  const before = consent.photo_consent;
  const save = async ({ photo_consent }: Values) => {
    if (photo_consent === before) return;
    await note(photo_consent);
    say.done(`Photo consent of ${name}: ${photoWords[photo_consent] ?? ''}`, {
      undo: () => void say.after(note(before), () => say.done('Undone')),
    });
  };
  return (
    <Modal values={{ photo_consent: before }} onSubmit={save} onSaved={onClose}>
      <Question title={`Photo consent of ${name}`} submitLabel="Save" onClose={onClose}>
        <RadioField source="photo_consent" legend="What the family has answered" options={options} />
        <Consequence />
      </Question>
    </Modal>
  );
};
