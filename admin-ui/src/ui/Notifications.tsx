import { Notification, useNotificationContext } from 'react-admin';
import './notifications.css';

/** Long enough to take something back. */
export const undoSeconds = 8;

/** React-admin's, one at a time: what is said next does not wait until the last message has had its time. */
export const Notifications = () => {
  const { notifications } = useNotificationContext();
  return (
    <Notification
      className="notification no-print"
      multiLine
      autoHideDuration={notifications.length > 0 ? 1 : undoSeconds * 1000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    />
  );
};
