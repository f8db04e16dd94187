import { useEffect, useRef, useState } from 'react';
import { openCardForm, type CardForm, type CardFormKeys } from '@leadline/api-client/card-form';
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
  const open = useRef(onOpen);
  const empty = useRef(onEmpty);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    open.current = onOpen;
    empty.current = onEmpty;
  });
  useEffect(() => {
    let left = false;
    let form: CardForm | undefined;
    const opened = (made: CardForm) => {
      form = made;
      if (left || !place.current) return made.field.destroy();
      if (empty.current) made.field.on('change', (typed) => empty.current?.(typed.empty === true));
      made.field.mount(place.current);
      open.current(made);
    };
    openCardForm({ publicKey, scriptUrl, ...(accountId && { accountId }) }).then(
      opened,
      (error: Error) => !left && setProblem(error.message),
    );
    return () => {
      left = true;
      form?.field.destroy();
    };
  }, [publicKey, scriptUrl, accountId]);
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="label">{label}</span>
      <div ref={place} className="input card-input" />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
