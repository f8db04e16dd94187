import Button from '@mui/material/Button';
import { withoutSignal } from '@/data/without-signal/kept';
import { isHorse, wordOf, type Mark } from '@/data/without-signal/mark';
import './questions.css';

type QuestionProps = { readonly mark: Mark; readonly nameOf: (lessonPersonId: string) => string | undefined };

const keepMine = async (mark: Mark) => (await (await withoutSignal()).queue()).keepMine(mark);
const drop = async (mark: Mark) => (await (await withoutSignal()).queue()).drop(mark);

const Question = ({ mark, nameOf }: QuestionProps) => {
  const theirs = mark.problem?.theirs;
  const name = theirs?.name ?? nameOf(mark.lessonPersonId) ?? 'A rider';
  const mine = wordOf(mark, mark.to, mark.horseName);
  return (
    <li className="row middle wrap between gap-2-4">
      <p>
        <strong>{name}</strong>
        {theirs
          ? `: you ${isHorse(mark) ? 'chose' : 'marked'} ${mine}; meanwhile it is ${theirs.word}.`
          : `: ${mine} was not saved. ${mark.problem?.message ?? ''}`}
      </p>
      <div className="mark-answers row wrap gap-2">
        <Button size="small" variant="contained" onClick={() => void keepMine(mark)}>
          {theirs ? `Save ${mine}` : 'Try again'}
        </Button>
        <Button size="small" variant="outlined" onClick={() => void drop(mark)}>
          {theirs ? `Leave ${theirs.word}` : `Give up ${mine}`}
        </Button>
      </div>
    </li>
  );
};

type QuestionsProps = { readonly marks: readonly Mark[]; readonly nameOf: QuestionProps['nameOf'] };

/** What arrived late and met something else: both are said, and a person decides. */
export const Questions = ({ marks, nameOf }: QuestionsProps) => (
  <section className="mark-questions ruled-below on-warning" aria-label="Marks to decide about">
    <ul>
      {marks.map((mark) => (
        <Question key={mark.order} mark={mark} nameOf={nameOf} />
      ))}
    </ul>
  </section>
);
