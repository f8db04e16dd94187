import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

/** A preview as the dialogs need it: the server's answer to the choice made last, and no other. */
export type Foreseen<Preview> = {
  readonly preview: Preview | undefined;
  readonly error: Error | null;
  /** The answer shown, if any, is for an earlier choice. */
  readonly isPending: boolean;
};

export type Preview = { readonly allowed: 0 | 1; readonly reason: string | null; readonly sentence: string };

/** The red button waits for the sentence, and stays grey where the answer is no. */
export const mayCancel = ({ preview, error, isPending }: Foreseen<Pick<Preview, 'allowed'>>): boolean =>
  !isPending && !error && preview?.allowed === 1;

/** What this choice will do, in the words of the rule that does it; or why it could not be done. */
export const Consequence = ({ foreseen, children }: { foreseen: Foreseen<Preview>; children?: ReactNode }) => {
  const { preview, error, isPending } = foreseen;
  const { errors } = useFormState<{ action: string }>({ name: 'action' });
  const tried = errors.action?.message;
  const refused = tried ?? (preview?.allowed === 0 ? (preview.reason ?? preview.sentence) : null);
  const text = error?.message ?? refused ?? preview?.sentence;
  return (
    <div
      className={error || refused ? 'consequence consequence-refused' : 'consequence'}
      role="status"
      aria-label="What this will do"
      aria-busy={isPending}
    >
      <p>{text ?? 'Looking up what this will do…'}</p>
      {!error && !refused && children}
    </div>
  );
};
