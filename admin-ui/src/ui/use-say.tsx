import { useMemo } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { asApiError } from '@leadline/api-client';
import { undoSeconds } from './Notifications';
import { warningText, type Warned } from '@/data/requests/warning-text';

type Undo = () => void;

const Answers = ({ undo }: { undo: Undo | undefined }) => {
  const close = useCloseNotification();
  return (
    <>
      {undo && (
        <Button
          color="inherit"
          size="small"
          variant="text"
          onClick={() => {
            close?.();
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton color="inherit" size="small" aria-label="Dismiss message" onClick={() => close?.()}>
        <CloseIcon fontSize="inherit" />
      </IconButton>
    </>
  );
};

type Said = {
  readonly seconds?: number;
  readonly undo?: Undo | undefined;
  /** The undo is no longer offered. */
  readonly onGone?: () => void;
  /** What the server noticed while doing it; said in the same breath. */
  readonly warnings?: readonly Warned[] | undefined;
};

export type Say = {
  readonly done: (text: string, how?: Said) => void;
  /** The server's own words. */
  readonly refused: (error: unknown, seconds?: number) => void;
  readonly warn: (text: string) => void;
  /** What follows a write, heard even when its row has left the screen meanwhile. */
  readonly after: <Done>(work: Promise<Done>, said: (done: Done) => void) => Promise<void>;
};

let messages = 0;

/** React-admin's notifications in the few shapes this product uses. */
export const useSay = (): Say => {
  const notify = useNotify();
  return useMemo(() => {
    const show = (text: string, type: 'success' | 'warning' | 'error', seconds: number, { undo, onGone }: Said = {}) =>
      notify(text, {
        type,
        autoHideDuration: seconds * 1000,
        action: <Answers undo={undo} />,
        onGone,
        number: ++messages,
      });
    const refused = (error: unknown, seconds = 5) => show(asApiError(error).message, 'error', seconds);
    return {
      refused,
      warn: (text) => show(text, 'warning', 15),
      done: (text, how = {}) => {
        const { seconds = 5, undo, warnings } = how;
        const warning = warningText(warnings);
        if (warning) show(`${text}\n${warning}`, 'warning', 15, how);
        else show(text, 'success', undo ? Math.max(seconds, undoSeconds) : seconds, how);
      },
      after: (work, said) => work.then(said, refused),
    };
  }, [notify]);
};
