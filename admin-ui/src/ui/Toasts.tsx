import { useEffect, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import { dismissToast, useToasts, type Toast } from './toast';
import './toasts.css';

const OneToast = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.seconds * 1000);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.seconds]);
  const undo = () => {
    toast.undo?.();
    dismissToast(toast.id);
  };
  return (
    <div
      className={`toast toast-${toast.tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.undo && (
        <button type="button" className="toast-undo" onClick={undo}>
          Undo
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss message" onClick={() => dismissToast(toast.id)}>
        <CloseIcon fontSize="inherit" />
      </button>
    </div>
  );
};

/** Messages stay while the pointer or the keyboard is on them. */
export const Toasts = () => {
  const toasts = useToasts();
  return (
    <div className="toasts no-print" role="status" aria-live="polite" aria-label="Messages">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
};
