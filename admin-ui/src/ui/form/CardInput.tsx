import { useEffect, useRef, useState } from 'react';
import { mountCardForm, type CardForm, type CardFormKeys } from '@leadline/api-client/card-form';
import './card-input.css';

type CardInputProps = CardFormKeys & {
  readonly label: string;
  /** Can be asked for a card from then on. */
  readonly onOpen: (form: CardForm) => void;
  /** Nothing is typed yet, or not any more. */
  readonly onEmpty?: (isEmpty: boolean) => void;
};

/** The provider's own field: card numbers go from it to the provider, and never through the product. */
export const CardInput = ({ label, publicKey, scriptUrl, accountId, onOpen, onEmpty }: CardInputProps) => {
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
    <div className="field" role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div ref={place} className="input card-input" />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
