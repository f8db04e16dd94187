import type { RefObject } from 'react';

type FileInputProps = {
  /** By which the button that is seen opens it. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
};

/** Takes one file, unseen: a button beside it says what for. */
export const FileInput = ({ input, label, accept, onChoose }: FileInputProps) => (
  <input
    ref={input}
    hidden
    type="file"
    aria-label={label}
    accept={accept}
    onChange={({ currentTarget }) => {
      const file = currentTarget.files?.[0];
      // The same file may be chosen again after it was refused or mended.
      currentTarget.value = '';
      if (file) onChoose(file);
    }}
  />
);
