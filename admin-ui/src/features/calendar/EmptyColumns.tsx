import Button from '@mui/material/Button';
import { count } from '@/data/time/words';

type EmptyColumnsProps = {
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
};

/** Says how many of the staff have no lesson on the day, and shows or hides them. */
export const EmptyColumns = ({ count: empty, isShown, onShow }: EmptyColumnsProps) =>
  empty > 0 && (
    <Button variant="text" size="small" onClick={() => onShow(!isShown)}>
      {isShown ? `Hide ${empty} without lessons` : `${count(empty, 'column')} without lessons: show`}
    </Button>
  );
