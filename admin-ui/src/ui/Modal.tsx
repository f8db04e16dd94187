import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLeave } from './form/form-guard';
import { ValuesForm } from './form/ValuesForm';
import './modal.css';

/** What Escape does is known inside the form only, and heard by the dialog around it. */
type Asking = { readonly titleId: string; readonly danger: boolean; readonly onEscape: (leave: () => void) => void };

const AskingContext = createContext<Asking | null>(null);

type QuestionProps = {
  readonly title: string;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  /** The answer may not be given yet. */
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Title, fields and the two answers; stands inside a Modal and sees its form. */
export const Question = ({
  title,
  submitLabel,
  cancelLabel = 'Cancel',
  disabled = false,
  onClose,
  children,
}: QuestionProps) => {
  const asking = use(AskingContext);
  const { isSubmitting } = useFormState();
  const leave = useLeave(onClose);
  useEffect(() => asking?.onEscape(leave));
  return (
    <>
      <DialogTitle id={asking?.titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave}>
          {cancelLabel}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={asking?.danger ? 'error' : 'primary'}
          disabled={isSubmitting || disabled}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </>
  );
};

type ModalProps<Values extends FieldValues> = Omit<ComponentProps<typeof ValuesForm<Values>>, 'className' | 'warns'> & {
  /** Cannot be taken back, so no key meant for a field answers it. */
  readonly danger?: boolean;
};

const inField = ({ key, target }: KeyboardEvent) => key === 'Enter' && target instanceof HTMLInputElement;

/** A question with an answer. Escape leaves it; Enter answers it, unless the answer is dangerous. */
export const Modal = <Values extends FieldValues>({ danger = false, children, ...form }: ModalProps<Values>) => {
  const titleId = useId();
  const escape = useRef<() => void>(() => undefined);
  const asking = useMemo<Asking>(
    () => ({ titleId, danger, onEscape: (leave) => void (escape.current = leave) }),
    [titleId, danger],
  );
  return (
    <Dialog
      open
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      onClose={() => escape.current()}
      onKeyDown={(event) => danger && inField(event) && event.preventDefault()}
    >
      <ValuesForm className="modal-form" {...form}>
        <AskingContext value={asking}>{children}</AskingContext>
      </ValuesForm>
    </Dialog>
  );
};
