import { useId, useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';
import Button from '@mui/material/Button';
import { TAKEN } from './file-rules';

/** The file of a form, chosen by a button that says which one was chosen. */
export const FileField = ({ source }: { source: string }) => {
  const { field, fieldState } = useInput({ source, parse: asIs, format: asIs });
  const file = field.value as File | null;
  const input = useRef<HTMLInputElement>(null);
  const words = useId();
  const wrong = fieldState.error;
  return (
    <div className="stack gap-1 from-left">
      <Button variant="outlined" aria-describedby={words} onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose the file'}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="File of the document"
        accept={TAKEN}
        onChange={({ currentTarget }) => field.onChange(currentTarget.files?.[0] ?? null)}
      />
      <p id={words} className={wrong ? 'field-error' : 'field-hint break'}>
        {wrong ? (
          <ValidationError error={wrong.message ?? ''} />
        ) : (
          (file?.name ?? 'JPEG, PNG, WebP, GIF or PDF, at most 5 MB')
        )}
      </p>
    </div>
  );
};

const asIs = <Value,>(value: Value): Value => value;
