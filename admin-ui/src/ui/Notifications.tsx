import { useCallback, useEffect, type ReactNode } from 'react';
import {
  CloseNotificationContext,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
  type NotificationPayload,
} from 'react-admin';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import './notifications.css';

/** Long enough to take something back. */
export const undoSeconds = 8;

type Options = NonNullable<NotificationPayload['notificationOptions']> & {
  readonly action?: ReactNode;
  /** Tells two messages of the same words apart. */
  readonly number?: number;
  /** It can no longer be answered: closed, run out, or another took its place. */
  readonly onGone?: () => void;
};

const inWindow = '--said';

/** What stands at the bottom of the window, which keeps so much room free. */
const reserveRoom = (strip: HTMLElement | null) => {
  const { style } = document.documentElement;
  if (strip) style.setProperty(inWindow, `${strip.offsetHeight}px`);
  return () => void style.removeProperty(inWindow);
};

const optionsOf = (payload: NotificationPayload | undefined): Options => payload?.notificationOptions ?? {};

const useLatest = () => {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const latest = notifications.at(-1);
  const { undoable } = optionsOf(latest);
  const remove = useCallback(
    (gone: readonly NotificationPayload[], isUndo = false) => {
      setNotifications((all) => all.filter((one) => !gone.includes(one)));
      for (const one of gone) {
        const options = optionsOf(one);
        if (options.undoable) takeMutation()?.({ isUndo });
        options.onGone?.();
      }
    },
    [setNotifications, takeMutation],
  );
  useEffect(() => {
    if (notifications.length > 1) remove(notifications.slice(0, -1));
  }, [notifications, remove]);
  useEffect(() => {
    if (!undoable) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [undoable]);
  return { latest, close: (isUndo?: boolean) => latest && remove([latest], isUndo) };
};

/** One at a time, in a room of its own: what is said next takes its place at once, and it covers nothing. */
export const Notifications = () => {
  const { latest, close } = useLatest();
  const translate = useTranslate();
  if (!latest) return null;
  const { message, type } = latest;
  const { autoHideDuration, messageArgs, undoable, action, number } = optionsOf(latest);
  const undo = (
    <Button color="inherit" size="small" variant="text" onClick={() => close(true)}>
      {translate('ra.action.undo')}
    </Button>
  );
  return (
    <CloseNotificationContext value={() => close()}>
      <div key={number ?? String(message)} ref={reserveRoom} className="notification no-print">
        <Snackbar
          open
          transitionDuration={0}
          message={typeof message === 'string' ? translate(message, messageArgs) : message}
          autoHideDuration={autoHideDuration === undefined ? undoSeconds * 1000 : autoHideDuration}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          action={undoable ? undo : action}
          slotProps={{ content: { className: `notification-${type}` } }}
        />
      </div>
    </CloseNotificationContext>
  );
};
