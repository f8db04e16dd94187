import { t } from '../i18n/t';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icon';
import styles from './sheet.module.css';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** As tall from the beginning as it may become: nothing moves when its content comes. */
  readonly tall?: boolean;
  readonly children: ReactNode;
};

/** A native modal dialog that rises from below on a phone and stands in the middle elsewhere. */
export const Sheet = ({ title, onClose, tall = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.sheet, tall && styles.tall)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('Close')}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
};
