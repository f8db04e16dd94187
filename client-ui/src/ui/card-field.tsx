import { t } from '../i18n/t';
import { mountCardForm, type CardForm, type CardFormKeys } from '@leadline/api-client/card-form';
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
  const [problem, setProblem] = useState<string | null>(null);
  const told = useRef({ opened: onOpen, empty: onEmpty, failed: setProblem });
  useEffect(() => {
    told.current = { opened: onOpen, empty: onEmpty, failed: setProblem };
  }, [onOpen, onEmpty]);
  useEffect(() => {
    const keys = { publicKey, scriptUrl, ...(accountId && { accountId }) };
    return place.current ? mountCardForm(keys, place.current, () => told.current) : undefined;
  }, [publicKey, scriptUrl, accountId]);
  return (
    <div role="group" aria-label={t('Card')}>
      <div ref={place} className={styles.field} />
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  );
};
