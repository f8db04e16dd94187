import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';

/** Without a secure address the browser has no clipboard: then the text stands selected. */
const copy = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  field?.select();
  if (!('clipboard' in navigator)) return false;
  await navigator.clipboard.writeText(text);
  return true;
};

/** An address to take along: copied, or handed to the calendar of this device. */
export const FeedAddress = ({ address }: { readonly address: string }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const take = () =>
    void copy(address, field.current).then(
      (done) => setSaid(done ? 'Copied' : 'Selected: copy it with your keyboard'),
      () => setSaid('Selected: copy it with your keyboard'),
    );
  return (
    <div className="feed-address">
      <label htmlFor={id}>Secret address</label>
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
      <div className="feed-buttons row middle wrap gap-2">
        <Button variant="contained" size="small" onClick={take}>
          Copy
        </Button>
        <Button variant="outlined" size="small" href={address.replace(/^https?:/, 'webcal:')}>
          Open in calendar
        </Button>
        <span role="status" className="muted">
          {said}
        </span>
      </div>
    </div>
  );
};
