import { asApiError } from '@leadline/api-client';
import { useId, useState, type FormEvent } from 'react';
import { useFamily } from '../../family/family-context';
import { t } from '../../i18n/t';
import { Button } from '../../ui/button';
import { Check } from '../../ui/check';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useCloseSheet } from '../../ui/use-close-sheet';
import { useAddNote } from './client-notes';
import styles from './notes.module.css';

/** The barn reads it among the rider's notes, and by mail where the family wants so. F01 F02 R152 */
const AddNoteSheet = () => {
  const { rider, base, barn } = useFamily();
  const close = useCloseSheet(`${base}/notes`);
  const add = useAddNote(rider.personId);
  const [text, setText] = useState('');
  const [isEmailed, setEmailed] = useState(false);
  const noteId = useId();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const saved = (): void => {
      toast(isEmailed ? t('The note was added and is being emailed') : t('The note was added'));
      close();
    };
    add.mutate({ notes: text.trim(), sendEmail: isEmailed ? 1 : 0 }, { onSuccess: saved });
  };
  return (
    <Sheet title={t('Note about {rider}', { rider: rider.firstName })} onClose={close}>
      <form className={styles.form} onSubmit={save}>
        <label htmlFor={noteId}>{t('Note')}</label>
        <textarea
          id={noteId}
          rows={5}
          required
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Check
          label={t('Email this note to {barn}', { barn: barn.farm_name })}
          checked={isEmailed}
          onChange={setEmailed}
        />
        {add.error && (
          <Notice tone="danger" role="alert">
            {asApiError(add.error).message}
          </Notice>
        )}
        <Button wide look="primary" type="submit" busy={add.isPending} disabled={text.trim() === ''}>
          {t('Save note')}
        </Button>
      </form>
    </Sheet>
  );
};

export default AddNoteSheet;
