import { openCardForm, type CardForm, type CardFormKeys } from '@leadline/api-client/card-form';
import { useEffect, useRef, useState } from 'react';
import styles from './card-field.module.css';
import { Notice } from './notice';

type Props = CardFormKeys & {
  readonly onOpen: (form: CardForm) => void;
  /** Nothing is typed yet, or not any more. */
  readonly onEmpty: (empty: boolean) => void;
};

/** The provider's own field: card numbers go from it to the provider, and never through the product. */
export const CardField = ({ publicKey, scriptUrl, accountId, onOpen, onEmpty }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef({ onOpen, onEmpty });
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    told.current = { onOpen, onEmpty };
  });
  useEffect(() => {
    let left = false;
    let form: CardForm | undefined;
    const opened = (made: CardForm): void => {
      form = made;
      if (left || !place.current) return made.field.destroy();
      made.field.on('change', ({ empty }) => told.current.onEmpty(empty === true));
      made.field.mount(place.current);
      told.current.onOpen(made);
    };
    openCardForm({ publicKey, scriptUrl, ...(accountId && { accountId }) }).then(opened, (error: Error) => {
      if (!left) setProblem(error.message);
    });
    return () => {
      left = true;
      form?.field.destroy();
    };
  }, [publicKey, scriptUrl, accountId]);
  return (
    <div role="group" aria-label="Card">
      <div ref={place} className={styles.field} />
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  );
};
