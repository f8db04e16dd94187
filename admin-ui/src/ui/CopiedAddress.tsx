import { useId, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import './copied-address.css';

/** Without a secure address the browser has no clipboard: then the text stands selected. */
const copy = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  field?.select();
  if (!('clipboard' in navigator)) return false;
  await navigator.clipboard.writeText(text);
  return true;
};

type Props = {
  readonly label: string;
  readonly address: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/** An address to take along. */
export const CopiedAddress = ({ label, address, children }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const take = () =>
    void copy(address, field.current).then(
      (done) => setSaid(done ? 'Copied' : 'Selected: copy it with your keyboard'),
      () => setSaid('Selected: copy it with your keyboard'),
    );
  return (
    <div className="copied-address">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={address}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // It stands within forms, too, and is no field of theirs.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="address-buttons row middle wrap gap-2">
        <Button variant="contained" size="small" onClick={take}>
          Copy
        </Button>
        {children}
        <span role="status" className="muted">
          {said}
        </span>
      </div>
    </div>
  );
};
