import Button from '@mui/material/Button';
import { CopiedAddress } from '@/ui/CopiedAddress';

type Props = {
  /** Whose it is, as its section is called. */
  readonly of: string;
  readonly label: string;
  /** Null where the server had made it already and cannot show it. */
  readonly secret: string | null;
  readonly onDone: () => void;
  readonly children: string;
};

/** What is shown this once, until somebody says that they have it. */
export const ShownOnce = ({ of, label, secret, onDone, children }: Props) => (
  <section className="shown-once stack gap-3 round pad-3" aria-label={of}>
    <p role="status">{children}</p>
    {secret && <CopiedAddress label={label} address={secret} />}
    <div>
      <Button variant="outlined" size="small" onClick={onDone}>
        {secret ? 'I have copied it' : 'Close'}
      </Button>
    </div>
  </section>
);
