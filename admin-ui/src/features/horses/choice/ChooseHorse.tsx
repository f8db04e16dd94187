import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useHorseChoices } from '@/data/requests/horse-choices';
import { HorseWork } from './HorseWork';
import { choiceName } from './work-words';

type Chosen = { readonly id: string; readonly name: string };

type ChooseProps = {
  readonly lessonId: string;
  /** Who is to ride it. */
  readonly studentId: string;
  /** Whom it is for, as it is read aloud. */
  readonly label: string;
  readonly chosen: Chosen | null;
  /** It is not offered: the one that is to be replaced. */
  readonly without: string;
  readonly onChoose: (horse: Chosen | null) => void;
};

/** Another horse for a lesson, rested ones first, or none; the server is asked once it opens. */
export const ChooseHorse = ({ lessonId, studentId, label, chosen, without, onChoose }: ChooseProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = useHorseChoices(anchor ? { id: lessonId, student_id: studentId } : null);
  const choose = (horse: Chosen | null) => {
    setAnchor(null);
    onChoose(horse);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${label}: ${chosen?.name ?? 'no horse'}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {chosen?.name ?? 'No horse'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(null)}>No horse</MenuItem>
        {choices
          ?.filter(({ id }) => id !== without)
          .map((choice) => (
            <MenuItem
              key={choice.id}
              className="choose-horse"
              selected={choice.id === chosen?.id}
              onClick={() => choose({ id: choice.id, name: choice.name })}
            >
              <span className="strong">{choiceName(choice)}</span>
              <HorseWork choice={choice} />
            </MenuItem>
          ))}
      </Menu>
    </>
  );
};
